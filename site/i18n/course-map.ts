/** The map of the course. */
export default {
  title: 'The course',
  description: 'Write the messages of MCP by hand, lesson by lesson, and see what breaks on the wire.',
  lanes: ['you', 'Handwire'],
  lede: '{lessons} lessons, {exercises} exercises, about {hours} hours of reading. It needs nothing but some JSON.',
  begin: {
    label: 'where to begin',
    nothing: 'Nothing is done yet. The first exercise takes two minutes.',
    go: 'Start the course',
  },
  resume: {
    label: 'where you stopped',
    started: 'Exercise {place} of {all} is started.',
    next: 'Exercise {place} of {all} is next.',
    go: 'Go on',
  },
  done: {
    label: 'where you are',
    title: 'All of it is done.',
    go: 'Certificate',
  },
  sum: {
    one: '{passed} of {count} exercise passed, with {points} of {worth} points.',
    other: '{passed} of {count} exercises passed, with {points} of {worth} points.',
  },
  key: {
    title: 'How to read the map',
    passed: 'passed',
    started: 'started',
    open: 'to do',
    kept: 'Your progress is kept on this device only.',
    take: 'Take it with you',
    order: 'Nothing is locked. A lesson says which others it builds on.',
  },
  lessons: { one: '{count} lesson', other: '{count} lessons' },
  points: { one: '{count} point', other: '{count} points' },
  partSum: '{passed} of {all} passed',
  boxes: { one: '{count} exercise. ', other: '{count} exercises. ' },
  boxesPassed: {
    one: '{passed} of {count} exercise passed. ',
    other: '{passed} of {count} exercises passed. ',
  },
  minutes: '{count} min',
  first: 'builds on nothing',
  needs: 'builds on {lessons}',
  answers: {
    title: 'Your answers',
    about: 'They live in this browser. Save them as a file to move to another device, or to hand them in.',
    progress: 'Your progress',
    certificate: 'Certificate',
  },
  more: {
    title: 'Beside the course',
    rules: 'The index of rules: those that the lessons teach, and all the others',
    glossary: 'The glossary: the words of the trade',
    guide: 'For teachers and authors: the guide',
  },
} as const;
