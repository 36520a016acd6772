/** Pages of which there is one, as the search and the pictures of pages name them. */
import certificate from './i18n/certificate.ts';
import check from './i18n/check.ts';
import map from './i18n/course-map.ts';
import reference from './i18n/pages.ts';
import progress from './i18n/progress.ts';

export interface SinglePage {
  /** Below the language. */
  readonly path: string;
  readonly title: string;
  readonly says: string;
}

const page = (path: string, { title, description }: { readonly title: string; readonly description: string }) => ({
  path,
  title,
  says: description,
});

export const single: Readonly<Record<string, SinglePage>> = {
  course: page('', map),
  check: page('check/', check),
  progress: page('progress/', progress),
  certificate: page('certificate/', certificate),
  rules: { path: 'rules/', ...reference.rules },
  methods: { path: 'methods/', ...reference.methods },
  shared: { path: 'methods/shared/', ...reference.shared },
  codes: { path: 'codes/', ...reference.codes },
  revisions: { path: 'revisions/', ...reference.revisions },
  glossary: { path: 'glossary/', ...reference.glossary },
  guide: { path: 'guide/', ...reference.guide },
};
