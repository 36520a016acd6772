/** Captions of figures and examples. */
export default {
  exchange: 'An exchange of messages',
  figure: 'Figure {number}.',
  correct: 'Correct',
  wrong: 'Wrong',
  betterNot: 'Better not',
  since: 'from revision {revision} on',
  until: 'up to revision {revision}',
} as const;
