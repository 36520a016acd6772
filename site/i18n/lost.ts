/** The page for addresses that name none. */
export default {
  title: 'No such page',
  description: 'This address names no page of Handwire.',
  lanes: ['you', 'Handwire'],
  heading: 'Nobody answers here',
  lede: 'This address names no page. It may have moved, or a letter is missing.',
  ways: [
    '[The course](course), lesson by lesson',
    '[The rules](rules): {areas}',
    '[The first page](home), with a message to mend',
  ],
} as const;
