/** An exercise in a page of somebody else's. */
export default {
  title: 'An exercise by itself: {title}',
  description: 'The exercise “{title}” of Handwire, for the frame of another page.',
  heading: 'The exercise',
  from: 'Handwire, lesson {number}: {lesson}',
  fromNone: 'Handwire',
  newTab: '(opens in a new tab)',
  summary: 'Put this exercise in a page of yours',
  line: 'One line of HTML shows it there. What is written in it stays in the browser of whoever writes it.',
  alone: 'The exercise by itself',
  more: 'How it takes its height, your theme, and tells you of a pass',
  copy: 'Copy',
  copied: 'Copied',
  guide: {
    heading: 'Put an exercise in a page of yours',
    lede: 'Every exercise has an address where it stands by itself, without bar and foot, for the frame of another page. Its own page has the line to copy.',
    parameters: 'What you can ask for in the address:',
    theme:
      '`theme=light` or `theme=dark` is your page’s theme. Without it the exercise follows the system, or what its reader chose on this site.',
    resize:
      '`resize` lets the exercise tell your page how high it is, whenever that changes. Give the origin of your page, `resize=https://school.example`, where your page sends no referrer.',
    report:
      '`report=https://school.example` lets it tell a page of that origin when an answer is checked, and whether it passed. What was written is never told.',
    silence:
      'Without these two nothing is told to anybody. Whatever a page hears, its reader could have said: take it as a sign of progress, not as a grade.',
    listen: 'This script of yours gives each frame its height:',
    told: 'All that can be told:',
    storage:
      'Answers are kept in the reader’s browser, under the keys that this site uses. Many browsers keep them apart for each page that shows the exercise, and some keep nothing there: then the exercise says so, and offers the text as a file.',
    policy:
      'If your page has a content security policy, allow this site in `frame-src`. A `sandbox` needs `allow-scripts`, `allow-same-origin` and `allow-popups`.',
  },
};
