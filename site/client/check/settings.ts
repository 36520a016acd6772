/** How the text is to be judged, as the form says. */
import type { How, Words } from '../../check/protocol.ts';
import { say } from '../../say.ts';

/** Values of the form by name, without what it begins with. */
export type Chosen = Readonly<Record<string, string>>;

export interface Settings {
  readonly how: How;
  /** The same as the form has it, for a link or a visit that goes on. */
  readonly chosen: Chosen;
  /** Whether every revision is asked. */
  readonly isEvery: boolean;
  /** Takes those values that the form knows; false where it does not know all. */
  take(values: Chosen): boolean;
  /** Says which revision the text declares. */
  declared(revision: string | undefined): void;
}

export const createSettings = (form: HTMLElement, words: Words['settings'], changed: () => void): Settings => {
  const select = (name: string): HTMLSelectElement => form.querySelector(`select[name="${name}"]`)!;
  const chosen = <T extends string>(name: string): T | undefined => (select(name).value || undefined) as T | undefined;
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement) changed();
  });
  return {
    get how(): How {
      const [revision, session] = [chosen<How['revision'] | 'every'>('revision'), chosen<'part' | 'whole'>('session')];
      const [transport, sender] = [chosen<'stdio' | 'none'>('transport'), chosen<'client' | 'server'>('sender')];
      return {
        revision: revision === 'every' || revision === undefined ? 'auto' : revision,
        ...(session && { session }),
        ...(transport && { transport }),
        ...(sender && { sender }),
      };
    },
    get chosen() {
      const selects = [...form.querySelectorAll('select')].filter(({ selectedIndex }) => selectedIndex > 0);
      return Object.fromEntries(selects.map(({ name, value }) => [name, value]));
    },
    get isEvery() {
      return select('revision').value === 'every';
    },
    take(values) {
      let isKnown = true;
      for (const one of form.querySelectorAll('select')) {
        const value = values[one.name] ?? '';
        if ([...one.options].some((option) => option.value === value)) one.value = value;
        else {
          one.selectedIndex = 0;
          isKnown &&= value === '';
        }
      }
      const { transport, sender } = values;
      if (transport || sender) form.querySelector('details')!.open = true;
      return isKnown;
    },
    declared(revision) {
      const [auto] = select('revision').options;
      auto!.text = revision === undefined ? words.auto : say(words.autoBy, { revision });
    },
  };
};
