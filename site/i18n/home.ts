/** The first page. */
export default {
  title: 'Learn MCP by hand',
  description:
    'All of MCP crosses the wire as lines of JSON-RPC. Write one: Handwire marks the exact characters that break a rule, and says why.',
  head: 'Learn MCP by writing its messages by hand',
  start: 'Start with {title}',
  shapes: { head: 'Four shapes carry everything', figure: 'A notification, two requests, a result and an error' },
  ways: {
    head: 'Three ways in',
    learn: {
      head: 'Learn',
      text: '{lessons} lessons, {exercises} exercises. Each lesson is one idea and takes some {minutes} minutes.',
    },
    teach: {
      head: 'Teach',
      text: 'Grade a folder of answers with one command. The verdict is the one the learner saw.',
      grade: 'Grade a class',
      write: 'Write exercises of your own',
    },
    check: {
      head: 'Check a server',
      text: 'Hand it a log. Every message that breaks a rule is marked, with the rule and the revision.',
      here: 'Check it in this browser',
      command: 'Get the command',
      link: 'See the rules it knows',
    },
  },
  course: 'The course',
  lessons: { one: '{count} lesson', other: '{count} lessons' },
  minutes: '{count} min',
  trial: {
    name: 'Try it',
    brief: 'This message has one fault. Check it, mend it, check again.',
    field: 'A message to check',
    check: 'Check',
    noScript: 'A check needs script. This is what it says:',
    waiting: 'The reply comes back here.',
    reply: 'Reply',
    replyTo: 'Reply to {label}',
    others: 'Or another fault:',
    faults: {
      call: 'an id of null',
      quotes: 'single quotes',
      nobody: 'a reply to nobody',
      answered: 'a notification, answered',
    },
  },
} as const;
