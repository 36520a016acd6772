/** Pages of the reference of which there is one, as the search and the pictures of pages name them. */
export default {
  progress: { title: 'Your progress', says: 'Save what you wrote, read it, reset it; a name and a code.' },
  certificate: { title: 'Certificate', says: 'What you have passed, to be printed.' },
  rules: { title: 'The rules', says: 'All of them, by area and revision.' },
  methods: { title: 'The methods', says: 'Who sends each, what it carries, which revisions have it.' },
  shared: { title: 'What messages share', says: 'Content blocks, icons, capabilities, `_meta`.' },
  codes: { title: 'Error codes', says: 'Who sends each when, and what to do on it.' },
  revisions: { title: 'The revisions', says: 'What each added, changed and took away.' },
  glossary: { title: 'Glossary', says: 'The words of the trade, each in a sentence or two.' },
  guide: { title: 'The guide', says: 'Get the command, grade a class, write exercises, embed them, translate.' },
};
