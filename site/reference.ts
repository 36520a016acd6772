/** The rules as the reference shows them: by area, with levels by revision, sources and exercises. */

import { exercises, levelIn, pages, revisions, rules } from '../graders/index.ts';
import type { Citation, Exercise, Level, RevisionId, Rule, RulePage } from '../graders/types.ts';
import t from './i18n/reference.ts';
import { say } from './say.ts';

export interface Area {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

/** From the text of a line up to sessions and to what is said in them; an area that is not named here comes last, under its own name. */
const titles: Readonly<Record<string, string>> = t.rules.areas;

const load = (): readonly Area[] => {
  const byArea = new Map<string, Rule[]>(Object.keys(titles).map((id) => [id, []]));
  for (const rule of rules.values()) {
    const area = rule.id.split('/')[0]!;
    byArea.set(area, [...(byArea.get(area) ?? []), rule]);
  }
  return [...byArea]
    .filter(([, rules]) => rules.length > 0)
    .map(([id, rules]) => ({ id, title: titles[id] ?? id[0]!.toUpperCase() + id.slice(1), rules }));
};

export const areas = load();

export const nameOf = ({ id }: Rule): string => id.slice(id.indexOf('/') + 1);

export interface Standing {
  readonly revision: RevisionId;
  readonly level: Level | undefined;
  /** Where it is not in force: because it came later, or was withdrawn. */
  readonly why: 'not yet' | 'ended' | 'no rule' | undefined;
}

/** The rule in each revision, oldest first. */
export const standings = (rule: Rule): readonly Standing[] => {
  const all = [...revisions.keys()].map((revision) => ({ revision, level: levelIn(rule, revision) }));
  const first = all.findIndex(({ level }) => level !== undefined);
  const last = all.findLastIndex(({ level }) => level !== undefined);
  return all.map(({ revision, level }, i) => ({
    revision,
    level,
    why: level ? undefined : i < first ? 'not yet' : i > last ? 'ended' : 'no rule',
  }));
};

/** The revision a reader most likely has, or the newest that has the rule. */
export const presentRevision = (rule: Rule): RevisionId => {
  const inForce = standings(rule).filter(({ level }) => level !== undefined);
  return (inForce.find(({ revision }) => revision === '2025-11-25') ?? inForce.at(-1))!.revision;
};

export const pageOf = ({ id }: Rule): RulePage => {
  const page = pages.get(id);
  if (!page) throw new Error(`The rule ${id} has no page.`);
  return page;
};

/** Exercises with a mistake that meets this rule first. */
export const practice = ({ id }: Rule): readonly Exercise[] =>
  [...exercises.values()].filter(({ mistakes }) => mistakes.some(({ finds }) => finds === id));

export interface Source {
  /** With `{place}` for a name that is English in every language. */
  readonly text: string;
  readonly place: string;
  readonly url: string | undefined;
  /** The revisions it speaks for, where not all. */
  readonly revisions: string | undefined;
}

/** The revisions of a citation in words: `2024-11-05 to 2025-11-25`, `2025-03-26 on`. */
const termOf = (revisions: string): string => {
  const [, first, how, last] = /^(\S{10})(?: ?(on|…|to|and))? ?(\S{10})?$/.exec(revisions.trim()) ?? [];
  if (first === undefined || how === undefined) return revisions;
  if (last === undefined) return say(t.rule.terms.on, { first });
  return say(how === 'and' ? t.rule.terms.and : t.rule.terms.to, { first, last });
};

/** A citation in words, with the address where the text can be read. */
export const sourceOf = (citation: Citation, rule: Rule): Source => {
  const { of, page, section } = citation;
  const place = section ? say(t.rule.sources.section, { page, section }) : page;
  const text = t.rule.sources[of];
  const told = { text, place };
  const revisions = citation.revisions && termOf(citation.revisions);
  switch (of) {
    case 'MCP':
      return { ...told, url: specification(page, section, citation.revisions, rule), revisions };
    case 'JSON-RPC 2.0':
      return { ...told, url: 'https://www.jsonrpc.org/specification', revisions };
    case 'RFC 8259':
      return { ...told, url: `https://www.rfc-editor.org/rfc/rfc8259#section-${page}`, revisions };
    default:
      return { ...told, url: undefined, revisions };
  }
};

/** `2025-03-26 on` and `2025-03-26…` reach to the newest revision; otherwise the last one named has the text. */
const specification = (
  page: string,
  section: string | undefined,
  revisions: string | undefined,
  rule: Rule,
): string => {
  const named = revisions?.match(/\d{4}-\d\d-\d\d/g)?.at(-1);
  const isOpen = named === undefined || /(on|…)$/.test(revisions!.trim());
  const present = presentRevision(rule);
  const revision = isOpen ? (present === '2.0' ? '2025-11-25' : present) : named;
  const anchor = section && /^[\w-]+$/.test(section) ? `#${section.toLowerCase()}` : '';
  return `https://modelcontextprotocol.io/specification/${revision}/${page}${anchor}`;
};
