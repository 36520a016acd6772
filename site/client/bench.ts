/** What a card is once somebody works on it: the grader, its words, the editor, the diagram. One chunk, fetched late. */
import css from './bench.css?inline';

export { upgradeExercise } from './exercise-card.ts';
export { upgradeTrial } from './trial-card.ts';

// Its own style sheet comes along: a policy without inline styles allows it, and no page pays for it before it is needed.
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);
