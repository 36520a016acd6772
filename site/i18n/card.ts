/** What a card says before the grader is there. On every page with a card: keep it short. */
export default {
  late: 'Fetching the grader. Your text stays as it is.',
  missing: 'The grader did not arrive. Your text is safe:',
  again: 'Try again',
} as const;
