/** What the grader says of itself: of an exercise's criteria, and of what every answer must keep. */
export default {
  /** The last line of each checklist. */
  sound: 'follows every rule of the wire',
  headline: 'Not yet what the task asks',
  answer: 'The answer {label}',
  titles: {
    request: 'The request {label}',
    notification: 'The notification {label}',
    response: 'The response {label}',
    message: 'The message {label}',
  },
  messages: {
    none: {
      what: 'There is no {kind} here that the task asks for.',
      why: 'Whoever waits for this message waits in vain.',
      fix: 'Write the {kind} as well.',
    },
    near: {
      what: 'The message has `{found}`, and no `{name}`.',
      why: 'Names are matched letter by letter. Under `{found}` the other side looks for nothing, so the value is lost.',
      fix: 'Put the two names side by side and compare them letter by letter.',
    },
    'near-in': {
      what: '`{where}` has `{found}`, and no `{name}`.',
      why: 'Names are matched letter by letter. Under `{found}` the other side looks for nothing, so the value is lost.',
      fix: 'Put the two names side by side and compare them letter by letter.',
    },
    missing: {
      what: 'The message has no `{name}`.',
      why: 'The other side looks there for `{name}` and finds nothing to work with.',
      fix: 'Add `{name}` where the task asks for it.',
    },
    'missing-in': {
      what: '`{where}` has no `{name}`.',
      why: 'The other side looks there for `{name}` and finds nothing to work with.',
      fix: 'Add `{name}` where the task asks for it.',
    },
    type: {
      what: '`{name}` is `{value}`, {type}.',
      why: 'The other side reads it as {expected} and can do nothing with {type}.',
      fix: 'Write `{name}` as {expected}.',
    },
    'json-in-string': {
      what: '`{name}` is `{value}`: JSON text inside a string.',
      why: 'A string is read as text. The other side looks for {expected} and does not parse it a second time.',
      fix: 'Take away the quotes around it and the backslashes in it, so that its braces stand bare.',
    },
    value: {
      what: '`{name}` is `{value}`; the task asks for `{expected}`.',
      why: 'The message is sound, but it says something else.',
      fix: 'Compare the two character by character.',
    },
    'one-of': {
      what: '`{name}` is `{value}`; the task asks for one of these: `{expected}`.',
      why: 'The message is sound, but it says something else.',
      fix: 'Pick the one that the task asks for.',
    },
    pattern: {
      what: '`{name}` is `{value}`.',
      why: 'The message is sound, but it does not say what the task asks.',
      fix: 'Read the task once more and compare it with this value.',
    },
    unwanted: {
      what: '`{name}` stands here, with the value `{value}`.',
      why: 'With it the message means something else than the task asks.',
      fix: 'Take `{name}` away.',
    },
    unasked: {
      what: 'Something is sent here: `{value}`.',
      why: 'Nobody waits for a message at this point.',
      fix: 'Send nothing.',
    },
  },
};
