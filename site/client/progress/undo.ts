/** Takes answers away, or gives them another form, with an Undo that lasts as long as the page. */
import words from '../../i18n/progress.ts';
import { cancelGrading } from './grading.ts';
import { focusNotice, tell } from './notices.ts';
import { type Change, changeRecords, type Records } from './records.ts';

/** Changes records, says so at a place, and draws the page anew after this and after its undoing. */
export const changeAndTell = (place: string, records: Records, sentence: string, redraw: () => void): Change => {
  const change = changeRecords(records);
  redraw();
  if (change.outcome === 'saved') {
    tell(place, sentence, [words.reset.undo, () => takeBack(place, change, redraw)]);
    focusNotice(place);
  }
  return change;
};

const takeBack = (place: string, change: Change, redraw: () => void): void => {
  cancelGrading();
  const isWhole = change.undo();
  redraw();
  tell(place, isWhole ? words.reset.undone : words.reset.since);
  // What a file says is gone, and what was found of it.
  const graded = document.querySelector('[data-said="graded"]')!;
  if (place === 'file' && !graded.querySelector('button')) graded.replaceChildren();
  // The button is gone, and with it the focus. It goes to the heading; what is in view is what was done.
  const said = document.querySelector(`[data-said="${place}"]`)!;
  const heading = said.closest('section')!.querySelector('h2')!;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  said.scrollIntoView({ block: 'nearest' });
};
