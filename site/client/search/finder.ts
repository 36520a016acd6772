/** What can be found, fetched once a page. */
import { href } from '../../address.ts';
import { type Found, finder as make } from '../../search/find.ts';

type Finder = (query: string) => Found;

let made: Promise<Finder> | undefined;

const fetched = async (): Promise<Finder> => {
  const response = await fetch(href('en/search.json'));
  if (!response.ok) throw new Error(`${response.status}`);
  return make(await response.json());
};

export const finder = (): Promise<Finder> => {
  made ??= fetched().catch((error) => {
    made = undefined;
    throw error;
  });
  return made;
};
