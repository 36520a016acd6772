/** What a card is once somebody works on it: the grader, its words, the editor, the diagram. One chunk, fetched late. */
import css from './bench.css?inline';
import { adopt } from './sheet.ts';

export { upgradeExercise } from './exercise-card.ts';
export { upgradeTrial } from './trial-card.ts';

adopt(css);
