/** The page for those who teach, check servers, write exercises or translate. */
export default {
  title: 'The guide',
  description:
    'Get the command, grade a class, show exercises in a page of yours, write your own, translate the course.',
  lede: 'For those who teach with Handwire, check a server with it, or add to it.',
  places: 'What it tells',
  command: {
    head: 'Get the command',
    make: '`handwire` comes with the project and needs Node 20 or later. In a copy of the project, two lines make it, and the third says what it can do:',
    trust:
      'It reads files and writes only those you name. It runs nothing that a learner wrote, and talks to no network.',
    check:
      'A log or a recorded session is checked by the first line, by every revision with the second. The third tells what takes it to another revision. The last reads what a server writes, while it writes:',
  },
  exercises: {
    head: 'Write exercises of your own',
    lede: 'An exercise is one file of plain data. Nothing is programmed, and it proves itself before a learner sees it.',
  },
  grade: {
    head: 'From nothing to a grade',
    before: 'Three commands, and between the first and the second an editor:',
    after:
      'The first writes the exercise below. The second proves it, and every exercise that comes along. The third grades a folder of answers, with a folder for each learner and in it `tides/ask-the-tide.txt`.',
  },
  members: {
    head: 'What belongs in it',
    required: ' (required)',
    schema:
      '`handwire exercise schema` prints all of this as JSON Schema. An editor that is told of it completes names and underlines what does not fit. The kinds are these:',
    kind: '{id}: {title}. {instruction}',
  },
  proved: {
    head: 'What is proved',
    points: {
      solution: 'The solution passes, and nothing is said of it.',
      starter: 'The starter fails, and so does an empty answer, unless silence is the answer.',
      mistakes: 'Each mistake gets first what `finds` names: a criterion, or a [rule](rules).',
      criteria: 'Each criterion matters: the solution, broken there and nowhere else, fails.',
      hints: 'No hint contains the solution, or a value that a criterion asks for.',
      form: 'Another order of members, other spaces and escapes change no verdict.',
      variants: 'All of that holds in twenty variants, where the exercise has `vary`.',
    },
  },
  advice: {
    head: 'How to write it well',
    points: {
      prompt: 'Say everything the answer needs in the prompt. What is only in the criteria, nobody can know.',
      little:
        'Ask for as little as proves the point, so that any right answer passes: an id of one’s own, members left out.',
      rules: 'Leave the rules of the wire to the grader. Criteria say what this exercise asks, and nothing else.',
      mistakes: 'Take mistakes from life: look at what a class wrote, and give each its first sentence.',
      hints: 'Let the first hint ask, the second point, the third nearly get there.',
      vary: 'Write a value that varies as `{city}`, and list what it can be. Where it stands alone in quotes, a number stays a number; in the `id` of a selector write JSON.',
    },
  },
  translate: {
    head: 'Translate the course',
    folder:
      'A language is one folder, `lessons/de/` for German. A lesson is a file of the same name as in `lessons/en/`; all other words are JSON in `lessons/de/words/`, by the kind of what they belong to: `rules.json`, `exercises.json`, `interface.json`. A file that grows too long can be a folder of that name.',
    entry:
      'An entry has the form of its English source. `of` tells which English it is of: when that changes, the entry is listed as stale, and English takes its place until it is looked at again. What stands in curly braces or in backticks stays as it is. The command line speaks English only.',
    commands: 'What is missing, one entry to begin with, and the page in that language:',
  },
} as const;
