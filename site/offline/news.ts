/** A new version is announced, and read when somebody says so: nothing reloads by itself, and nothing while somebody writes. */
import type { Workbox } from 'workbox-window';
import words from '../i18n/offline.ts';

const show = (sentence: string, read: () => void): void => {
  document.querySelector('.news')?.remove();
  const news = document.createElement('div');
  news.className = 'news';
  news.setAttribute('role', 'status');
  const button = (label: string, look: string, act: () => void): HTMLButtonElement =>
    Object.assign(document.createElement('button'), {
      type: 'button',
      className: look,
      textContent: label,
      onclick: act,
    });
  document.body.append(news);
  // A region that comes with its words has not changed for the one who listens.
  setTimeout(() => {
    const line = document.createElement('p');
    line.textContent = sentence;
    news.append(
      line,
      button(words.read, 'button', read),
      button(words.later, 'button', () => news.remove()),
    );
  });
};

const reload = (): void => location.reload();

export const announce = (worker: Workbox): void => {
  let isAsked = false;
  worker.addEventListener('waiting', () =>
    show(words.news, () => {
      isAsked = true;
      worker.messageSkipWaiting();
    }),
  );
  // The first worker of all takes over too, and brings no news.
  let isFirst = navigator.serviceWorker.controller === null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isAsked) reload();
    else if (!isFirst) show(words.elsewhere, reload);
    isFirst = false;
  });
};
