/**
 * All that a page pays for its cards before anybody touches one. A card waits, as the page it was built as, for the first
 * focus or press, unless an answer is kept here or a code is set; then the grader and the rest of the card come together.
 */
import { type Bench, bench } from './fetched.ts';
import { createHost, type Host } from './host.ts';

/**
 * Whether an answer is kept here, or a code that sets another variant. Under the keys of `storage.ts` and `learner.ts`, which
 * would be more files to wait for.
 */
const isChanged = ({ id, varies }: DOMStringMap): boolean => {
  try {
    const isKept = (key: string) => localStorage.getItem(`handwire:${key}`) !== null;
    return isKept(`answer:${id}`) || (varies !== undefined && isKept('code'));
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
        if (isChanged(dataset) || value !== defaultValue || this.matches(':focus-within')) touch();
      }
    },
  );

define('exercise-card', ({ upgradeExercise }) => upgradeExercise);
define('trial-card', ({ upgradeTrial }) => upgradeTrial);
