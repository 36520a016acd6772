/** The card while somebody works on it: its checklist, its keys, what it keeps. */
export default {
  criteria: { met: 'Met: ', unmet: 'Not met: ', unjudged: 'Not judged yet: ' },
  saved: 'saved on this device',
  starter: 'starter text',
  guessed: {
    one: 'One message has no arrow: its shape says who sent it.',
    other: '{count} messages have no arrow: their shapes say who sent them.',
  },
  drawing: 'The exchange, as it is written so far',
  moved: 'Line moved to place {place} of {all}',
  up: 'Move line {number} up',
  down: 'Move line {number} down',
  symbols: 'Symbols',
  keys: {
    '{': 'opening brace',
    '}': 'closing brace',
    '[': 'opening bracket',
    ']': 'closing bracket',
    '"': 'straight quote',
    ':': 'colon',
    ',': 'comma',
    '-->': 'arrow to the server',
    '<--': 'arrow to the client',
  },
  undo: 'Undo',
  next: 'Next fault',
  check: 'Check',
} as const;
