/** For teachers: how learners hand in what they wrote in the course, and how it is graded. */
export default {
  title: 'Grade what a class wrote',
  code: 'A code, such as `autumn`, puts other names and numbers into most exercises. Learners write it on the page of their progress; whoever has the same code has the same exercises. Give one to a class, or one to each.',
  page: 'The page of progress',
  save: 'There they also save all their answers as one file, and hand that in. A folder of such files is a class, named by file, and so is a folder with a folder for each learner.',
  trust:
    'The file says what passed, and is not believed: every answer is graded again. It also says which code it was written for; `--seed` overrides that, for all.',
  form: 'The form of the file, as JSON Schema',
} as const;
