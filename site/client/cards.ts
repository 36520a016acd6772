/**
 * All that a page pays for its cards before anybody touches one. A card waits, as the page it was built as, for the first
 * focus or press, or for an answer that was written here before; then the grader and the rest of the card come together.
 */
import { type Bench, bench } from './fetched.ts';
import { createHost, type Host } from './host.ts';

/** Under the key of `storage.ts`, which would be one more file to wait for. */
const isWritten = (id: string | undefined): boolean => {
  try {
    return id !== undefined && localStorage.getItem(`handwire:answer:${id}`) !== null;
  } catch {
    return false;
  }
};

/** An upgrade fetches what else its card needs; what it then returns sets it to work. */
const define = (name: string, upgrade: (bench: Bench) => (host: Host) => Promise<() => void>): void =>
  customElements.define(
    name,
    class extends HTMLElement {
      connectedCallback(): void {
        const { dataset } = this;
        if (dataset.ready !== undefined) return;
        const host = createHost(this);
        const start = async (): Promise<void> => {
          const work = await upgrade(await bench())(host);
          if (dataset.ready !== undefined) return;
          dataset.ready = '';
          work();
        };
        /** What was asked for before the card could hear it is done when it can. */
        const arrive = (then?: () => void): void => {
          host.attempt(start, () => arrive(then)).then((isHere) => isHere && then?.());
        };
        const touch = (): void => {
          start().catch(() => {});
        };
        this.addEventListener('focusin', touch);
        this.addEventListener('pointerdown', touch);
        this.addEventListener('click', (event) => {
          const target = event.target as Element;
          // A hint waits for the one before it.
          if (target.closest('[aria-disabled="true"]')) event.preventDefault();
          const button = target.closest<HTMLElement>('[data-do]');
          if (dataset.ready !== undefined) return;
          if (button) arrive(() => button.click());
          // Its words are fetched too.
          else if (target.closest('summary')) arrive();
        });
        this.addEventListener('keydown', ({ key, ctrlKey, metaKey }) => {
          if (key === 'Enter' && (ctrlKey || metaKey)) this.querySelector<HTMLElement>('[data-do="check"]')!.click();
        });
        for (const rung of this.querySelectorAll('.help details:not(.model) + details:not(.model) > summary')) {
          rung.setAttribute('aria-disabled', 'true');
        }
        const { value, defaultValue } = this.querySelector('textarea')!;
        if (isWritten(dataset.id) || value !== defaultValue || this.matches(':focus-within')) touch();
      }
    },
  );

define('exercise-card', ({ upgradeExercise }) => upgradeExercise);
define('trial-card', ({ upgradeTrial }) => upgradeTrial);
