/** What a card needs once somebody works on it: the grader, its words, the diagram, the symbol row. One chunk, fetched late. */
import css from './bench.css?inline';

export { grade } from '../../graders/browser.ts';
export { showCriteria } from './criteria.ts';
export { createDrawing, type Drawing } from './drawing.ts';
export { serveKeys } from './keys.ts';
export { createMarks, type Marks } from './marks.ts';
export { showReply } from './reply.ts';
export { tryOut } from './try-out.ts';
export { marksOf, replyTo } from './verdict.ts';
export { visitFinding } from './visit.ts';

// Its own style sheet comes along: a policy without inline styles allows it, and no page pays for it before it is needed.
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);
