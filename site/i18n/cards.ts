/** On the pictures of pages, beside what is said there. */
export default {
  course: 'Learn MCP by hand',
  home: { title: 'Learn MCP by writing its messages by hand', says: 'A course with a grader that explains' },
  lesson: 'Lesson {number} · {part}',
};
