/**
 * Discovered files as a map by id. The place is the registration: a declaration whose id is not its own path stops
 * the program with the file's name.
 */
export const catalogue = <T extends { readonly id: string }>(files: Record<string, T>): ReadonlyMap<string, T> => {
  const byId = new Map<string, T>();
  for (const path of Object.keys(files).sort()) {
    const declared = files[path]!;
    const expected = idOf(path);
    if (declared?.id !== expected) {
      throw new Error(`${path} declares the id "${declared?.id}"; its place makes it "${expected}".`);
    }
    byId.set(declared.id, declared);
  }
  return byId;
};

/** Parts of discovered files that carry no id of their own, by the id of their place. */
export const byPath = <T>(files: Record<string, T>): ReadonlyMap<string, T> =>
  new Map(Object.entries(files).map(([path, part]) => [idOf(path), part]));

const idOf = (path: string): string => path.replace(/^\.\//, '').replace(/\.ts$/, '');
