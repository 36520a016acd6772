/** The grader as most commands need it: a chunk of its own, without rule pages and exercises, read when it is used. */
export { check, grade } from '../browser.ts';
export { revisions } from '../protocol/revisions/index.ts';
