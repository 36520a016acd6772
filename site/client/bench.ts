/** What a card needs once somebody works on it: the grader, its words, the diagram, the symbol row. One chunk, fetched late. */
export { grade } from '../../graders/browser.ts';
export { createDrawing, type Drawing } from './drawing.ts';
export { serveKeys } from './keys.ts';
export { createMarks, type Marks } from './marks.ts';
export { tryOut } from './try-out.ts';
export { marksOf, showVerdict } from './verdict.ts';
export { visitFinding } from './visit.ts';
