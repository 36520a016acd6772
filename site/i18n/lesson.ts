/** What stands around the text of a lesson. */
export default {
  part: 'Part {number}',
  where: '[Part {number} · {title}](course) · {lesson}',
  facts: {
    minutes: { one: '{count} minute', other: '{count} minutes' },
    rules: { one: '{count} rule', other: '{count} rules' },
    exercises: { one: '{count} exercise', other: '{count} exercises' },
    revision: 'revision {revision}',
  },
  lessons: 'Lessons',
  back: 'back',
  onward: 'onward',
  recap: 'In two lines',
  rules: 'Rules: ',
} as const;
