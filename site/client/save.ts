/** Hands a text to the learner as a file. */
import { type Answer, answerIn, type Progress, progressText } from '../../graders/progress/answer.ts';
import { href } from '../address.ts';
import { learner } from './learner.ts';
import { allAnswers, now } from './storage.ts';

export const saveText = (name: string, text: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};

const named = (name: string | undefined): string => {
  const plain = name
    ?.normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
  return plain ? `handwire-${plain}.json` : 'handwire-progress.json';
};

/** What is said of itself in the file alone, such as a claim that was not graded yet, is as good as a pass: neither is believed. */
const inFile = ({ claim, ...kept }: Answer & { readonly claim?: string }): Answer =>
  answerIn(claim === undefined ? kept : { ...kept, passed: true, passedText: claim })!;

export const progressHere = (): Progress => ({
  saved: now(),
  ...learner(),
  answers: new Map([...allAnswers()].map(([id, answer]) => [id, inFile(answer)])),
});

/** Saves all progress, the same that it can be read from. */
export const saveProgress = (): void => {
  const progress = progressHere();
  const schema = new URL(href('progress.schema.json'), location.origin).href;
  saveText(named(progress.name), progressText(progress, schema));
};
