/** What a page loads when a learner first touches an editor: the grader without rule pages and exercises. */
