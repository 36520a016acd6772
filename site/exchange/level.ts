/** How strongly something is asked for. */
import type { Level } from '../../graders/types.ts';
import t from '../i18n/exchange.ts';
import { h, type Tree } from './node.ts';

type Look = keyof typeof t.levels;

export const lookOf = (level: Level): Look => level.toLowerCase() as Look;

export const levelWord = (level: Level): string => t.levels[lookOf(level)];

export const levelTree = (level: Level): Tree => {
  const look = lookOf(level);
  return h('span', `level ${look === 'task' ? 'advice' : look}`, t.levels[look]);
};
