/** An exercise in a frame: tells the page around it what its address asks for, and opens links beside that page. */
import type { FrameMessage } from './messages.ts';
import { heardBy } from './origins.ts';

const around = (location as { ancestorOrigins?: DOMStringList }).ancestorOrigins?.[0] ?? document.referrer;
const { height, checks } = heardBy(location.search, around);

const tell = (message: FrameMessage, origin: string): void => {
  if (parent !== window) parent.postMessage(message, origin);
};

if (height) {
  new ResizeObserver(() => {
    tell({ source: 'handwire', type: 'height', height: Math.ceil(document.body.offsetHeight) }, height);
  }).observe(document.body);
}

if (checks) {
  document.addEventListener('handwire:checked', ({ target, detail }) => {
    const exercise = (target as HTMLElement).dataset.id!;
    tell({ source: 'handwire', type: 'checked', exercise, passed: detail.passed }, checks);
  });
}

document.addEventListener(
  'click',
  ({ target }) => {
    const link = (target as Element).closest('a');
    if (!link || link.getAttribute('href')!.startsWith('#')) return;
    link.target = '_blank';
    link.rel = 'noopener';
  },
  { capture: true },
);
