/** Which picture stands for which page: each lesson has its own, other pages share one by kind. */
import { allLessons, course } from '../course.ts';
import own from '../i18n/cards.ts';
import { say } from '../say.ts';
import { single } from '../single.ts';
import { plain } from '../words.ts';
import type { Card } from './card.ts';

const shared: Readonly<Record<string, Card>> = { home: own.home, ...single };

/** For a path below the language, such as `rules/jsonrpc/id-null/`. */
export const cardOf = (path: string | undefined): string => {
  if (path === undefined) return 'home';
  if (path.startsWith('lessons/')) return path.replace(/\/$/, '');
  const kind = path.split('/')[0]!;
  return kind in shared ? kind : 'course';
};

export const cards = async (): Promise<readonly (Card & { readonly name: string })[]> => {
  const parts = await course();
  const lessons = (await allLessons()).map(({ slug, title, number, part }) => ({
    name: `lessons/${slug}`,
    title: plain(title),
    says: say(own.lesson, { number, part: parts.find((one) => one.number === part)!.title }),
  }));
  const others = Object.entries(shared).map(([name, { title, says }]) => ({ name, title, says: plain(says) }));
  return [...others, ...lessons];
};
