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
  // The button is gone, and with it the focus.
  const heading = document.querySelector(`[data-said="${place}"]`)!.closest('section')!.querySelector('h2')!;
  heading.tabIndex = -1;
  heading.focus();
};
