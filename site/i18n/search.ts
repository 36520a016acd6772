/** Words of the search. */
export default {
  name: 'Search',
  field: 'Search lessons, rules, methods, codes and words',
  close: 'Close',
  hint: 'A name, a code or a word, or a part of it: `-32602`, `tools/call`, handshake.',
  found: { one: '{count} hit', other: '{count} hits' },
  best: { one: '{count} hit', other: '{count} hits; the best {shown} stand here' },
  none: 'Nothing has that name. Codes and methods work too: `-32602`, `tools/call`.',
  late: 'Fetching the list of names.',
  missing: 'The list of names did not arrive.',
  again: 'Try again',
  groups: {
    lessons: 'Lessons',
    rules: 'Rules',
    methods: 'Methods',
    codes: 'Error codes',
    revisions: 'Revisions',
    terms: 'Glossary',
    pages: 'Pages',
  },
};
