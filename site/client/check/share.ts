/** Ways out of the page: a link that holds the text, Markdown, files. */

import { sized } from '../../check/numbers.ts';
import type { Colours, Words } from '../../check/protocol.ts';
import { say } from '../../say.ts';
import type { Host } from '../host.ts';
import { linkOf, mostLink } from './link.ts';
import type { Chosen } from './settings.ts';

export const saveFile = (text: string, name: string, type: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};

const copied = (text: string): Promise<boolean> =>
  navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  ) ?? Promise.resolve(false);

export const copyMarkdown = async (text: string, host: Host, words: Words): Promise<void> => {
  if (await copied(text)) return host.tell('share', words.work.copied);
  host.tell('share', words.work.uncopied, [words.acts.save, () => saveFile(text, 'findings.md', 'text/markdown')]);
};

/** A link beyond what programs let through is not made: it would be cut somewhere, and hold nothing. */
export const shareLink = async (text: string, settings: Chosen, host: Host, words: Words): Promise<void> => {
  const link = await linkOf(text, settings);
  if (link.length > mostLink) {
    const sentence = say(words.work.tooLong, { size: sized(link.length), most: sized(mostLink) });
    return host.tell('share', sentence, [words.acts.save, () => saveFile(text, 'session.log', 'text/plain')]);
  }
  history.replaceState(null, '', link.slice(link.indexOf('#')));
  if (await copied(link)) return host.tell('share', words.work.linked);
  host.tell('share', words.work.link);
  const field = document.createElement('input');
  Object.assign(field, { readOnly: true, value: link, className: 'linked', ariaLabel: words.work.link });
  host.card.querySelector('.notices .notice:last-child')!.append(field);
  field.select();
};

const painted = 'paper ink ink-2 client server blame blame-soft advice advice-soft pair-1 pair-2 pair-3 pair-4'.split(
  ' ',
);

/** The tokens as the chosen theme has them. */
export const coloursOf = (place: HTMLElement): Colours => {
  const probe = place.appendChild(document.createElement('i'));
  const all = painted.map((name) => {
    probe.style.color = `var(--${name})`;
    return [name, getComputedStyle(probe).color] as const;
  });
  probe.remove();
  return Object.fromEntries(all);
};
