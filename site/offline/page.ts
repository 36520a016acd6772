/** A page's part in reading without a network, fetched when the page has come to rest: asks for it, and says how it stands. */
import { Workbox } from 'workbox-window';
import { href } from '../address.ts';
import { adopt } from '../client/sheet.ts';
import words from '../i18n/offline.ts';
import { createLine } from './line.ts';
import type { Asked, Kept } from './messages.ts';
import { announce } from './news.ts';
import css from './offline.css?inline';

const choice = 'handwire:keep';

const isChosen = (): boolean => {
  try {
    return localStorage.getItem(choice) === 'all';
  } catch {
    return false;
  }
};

const isSaving = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true && !isChosen();

const start = async (): Promise<void> => {
  const worker = new Workbox(href('sw.js'));
  const registration = await worker.register();
  if (!registration) return;
  adopt(css);
  const line = createLine();
  const ask = (all: boolean): void => {
    const asked: Asked = { type: 'keep', lang: document.documentElement.lang, all };
    navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(asked));
  };
  const keepAll = (): void => {
    try {
      localStorage.setItem(choice, 'all');
    } catch {
      // The choice lasts for this page.
    }
    ask(true);
  };
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<Kept>) => {
    if (data.type === 'kept') line.show(data);
  });
  announce(worker);
  ask(!isSaving());
  if (isSaving()) line.say(words.saving, [words.keepAll, keepAll]);
};

// Where a browser keeps nothing, or nothing from here, the course is read over the network as before.
start().catch(() => {});
