/** The text by every revision, and the way from one to another. */
import type { How } from '../../check/protocol.ts';
import { toDom } from '../../exchange/dom.ts';
import type { Tree } from '../../exchange/node.ts';

export interface Every {
  /** The table where every revision is asked; else nothing. */
  show(how: How | undefined): Promise<void>;
  migrate(how: How, to: How['revision']): Promise<void>;
}

interface Told {
  compare(how: How): Promise<Tree | undefined>;
  migrate(how: How, to: How['revision']): Promise<Tree | undefined>;
}

export const createEvery = (host: HTMLElement, { compare, migrate }: Told): Every => ({
  async show(how) {
    host.replaceChildren();
    const tree = how && (await compare(how));
    if (tree) host.replaceChildren(toDom(tree));
  },
  async migrate(how, to) {
    const tree = await migrate(how, to);
    if (!tree) return;
    host.querySelector('.migration')?.remove();
    host.append(toDom(tree));
    host.querySelector<HTMLElement>('.migration h3')?.focus();
  },
});
