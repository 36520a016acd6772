import type { Members, MethodNotes, Notes, ThingNotes } from './define.ts';

/** All areas in one book; names are those of the shapes. */
export interface NoteBook {
  readonly methods: ReadonlyMap<string, MethodNotes>;
  /** The area that a method is described in. */
  readonly areas: ReadonlyMap<string, string>;
  readonly params: ReadonlyMap<string, Members>;
  readonly results: ReadonlyMap<string, Members>;
  readonly things: ReadonlyMap<string, ThingNotes>;
  readonly instead: ReadonlyMap<string, ThingNotes>;
}

const bind = (files: Readonly<Record<string, Notes>>): NoteBook => {
  const methods = new Map<string, MethodNotes>();
  const areas = new Map<string, string>();
  const params = new Map<string, Members>();
  const results = new Map<string, Members>();
  const things = new Map<string, ThingNotes>();
  const instead = new Map<string, ThingNotes>();
  for (const path of Object.keys(files).sort()) {
    const area = path.replace(/^\.\//, '').replace(/\.ts$/, '');
    const notes = files[path]!;
    for (const [name, one] of Object.entries(notes.methods ?? {})) {
      if (methods.has(name)) throw new Error(`${path} describes ${name}, which another area describes.`);
      methods.set(name, one);
      areas.set(name, area);
    }
    for (const [name, members] of Object.entries(notes.params ?? {})) params.set(name, members);
    for (const [name, members] of Object.entries(notes.results ?? {})) results.set(name, members);
    for (const [name, one] of Object.entries(notes.things ?? {})) things.set(`${area}#${name}`, one);
    for (const [name, one] of Object.entries(notes.instead ?? {})) instead.set(name, one);
  }
  return { methods, areas, params, results, things, instead };
};

export const notes = bind(
  import.meta.glob<Notes>(['./*.ts', '!./index.ts', '!./define.ts'], { eager: true, import: 'default' }),
);
