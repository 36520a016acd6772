/** The page's end of the worker. One question after the other; a new worker for whoever was stopped. */
import type { Answer, Ask, Numbered, Told } from '../../check/protocol.ts';

export type Stage = Extract<Answer, { stage: string }>;

export interface Desk {
  /** Fetches the grader before there is a question. */
  warm(): void;
  /** Rejects where the grader does not arrive, cannot do it, or is stopped. */
  ask<A extends Ask>(ask: A, tell?: (stage: Stage) => void): Promise<Told[A['do']]>;
  /** Ends whatever is going on, and forgets the text. */
  stop(): void;
}

/** The grader did not arrive, which is another matter than a text that cannot be judged. */
export const notHere = new Error('The grader did not arrive.');
const stopped = new Error('Nobody waits for this any more.');

interface Pending {
  readonly done: (told: never) => void;
  readonly failed: (error: Error) => void;
  readonly tell: ((stage: Stage) => void) | undefined;
}

export const createDesk = (): Desk => {
  const pending = new Map<number, Pending>();
  let worker: Worker | undefined;
  let count = 0;

  const hear = (answer: Answer): void => {
    const asked = pending.get(answer.id);
    if (!asked) return;
    if ('stage' in answer) {
      asked.tell?.(answer);
      return;
    }
    pending.delete(answer.id);
    if ('failed' in answer) asked.failed(new Error(answer.failed));
    else asked.done(answer.done as never);
  };
  const post = (asked: Ask & Numbered): void => worker!.postMessage(asked);
  const open = (): void => {
    worker = new Worker(new URL('../../check/worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }) => hear(data);
    worker.onerror = () => {
      for (const { failed } of pending.values()) failed(notHere);
      desk.stop();
    };
  };
  const desk: Desk = {
    warm() {
      if (!worker) open();
    },
    ask(ask, tell) {
      desk.warm();
      count += 1;
      const id = count;
      return new Promise((done, failed) => {
        pending.set(id, { done, failed, tell });
        post({ ...ask, id });
      });
    },
    stop() {
      worker?.terminate();
      worker = undefined;
      const waiting = [...pending.values()];
      pending.clear();
      for (const { failed } of waiting) failed(stopped);
    },
  };
  return desk;
};
