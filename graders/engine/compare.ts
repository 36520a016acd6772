/** One text by several revisions: what each says of it, and what takes it from one to another. */
import type { Draft } from '../protocol/draft.ts';
import { put } from '../protocol/put.ts';
import type {
  CompareOptions,
  Comparison,
  Entry,
  Exchange,
  Finding,
  JsonNode,
  Message,
  Migration,
  Revision,
  RevisionId,
  RevisionVerdict,
  Severity,
  Span,
} from '../types.ts';
import { type Checked, type Checker, type Input, reportOf } from './check.ts';
import words from './compare-words.ts';
import type { WordsOf } from './explain.ts';
import type { Active } from './plan.ts';
import type { Raw } from './run.ts';

type Revisions = ReadonlyMap<RevisionId, Revision>;

// ---------------------------------------------------------------------------------------------- comparing

/** Each revision judges as `check` would with that revision. */
export const compareWith =
  (checker: Checker, revisions: Revisions, wordsOf: WordsOf) =>
  (input: Input, options: CompareOptions = {}): Comparison => {
    const judged = [...revisions.keys()].map((revision) =>
      judgedBy(checker.inspect(input, { ...options, revision }), wordsOf),
    );
    return { revisions: judged.map(({ verdict }) => verdict), summary: summaryOf(judged) };
  };

interface Judged {
  readonly verdict: RevisionVerdict;
  readonly saying: Saying;
}

/** What a revision says, without its name: enough to tell which revisions say the same. */
interface Saying {
  readonly kind: keyof typeof words.alone;
  readonly data: Readonly<Record<string, string | number>>;
  readonly further: readonly string[];
}

const judgedBy = (checked: Checked, wordsOf: WordsOf): Judged => {
  const report = reportOf(checked, wordsOf);
  const count = (severity: Severity): number => report.findings.filter((one) => one.severity === severity).length;
  const [errors, warnings] = [count('error'), count('warning')];
  const gravest: Severity = errors > 0 ? 'error' : warnings > 0 ? 'warning' : 'note';
  const first = report.findings.find(({ severity }) => severity === gravest) ?? null;
  const saying = sayingOf(first, checked.exchange.entries, errors, warnings);
  const summary = said(words.alone, saying, '');
  return {
    verdict: { revision: report.revision, outcome: report.outcome, errors, warnings, first, summary, report },
    saying,
  };
};

const sayingOf = (first: Finding | null, entries: readonly Entry[], errors: number, warnings: number): Saying => {
  if (!first || first.severity === 'note') return { kind: 'legal', data: {}, further: [] };
  const isOne = entries.length === 1 || first.index === null;
  const number = isOne ? '' : first.index! + 1;
  const what = firstSentence(first.what);
  if (errors === 0) {
    const further = counted(words.further.warnings, warnings - 1);
    return { kind: isOne ? 'warned' : 'warnedIn', data: { number, what }, further };
  }
  const further = counted(words.further.errors, errors - 1);
  const name = absentMember(first, entries);
  return name === undefined
    ? { kind: isOne ? 'not' : 'notIn', data: { number, what }, further }
    : { kind: isOne ? 'lacks' : 'lacksIn', data: { number, name }, further };
};

const said = (sentences: typeof words.alone, { kind, data, further }: Saying, revisions: string): string =>
  [put(sentences[kind], { ...data, revisions }), ...further].join(' ');

/** Name of the member that the finding misses. A place that is there is not lacking. */
const absentMember = ({ index, pointer }: Finding, entries: readonly Entry[]): string | undefined => {
  const { document } = (index === null ? undefined : entries[index]) ?? {};
  if (pointer === '' || !document?.accepted || !document.root || document.root.at(pointer)) return undefined;
  return pointer
    .slice(pointer.lastIndexOf('/') + 1)
    .replaceAll('~1', '/')
    .replaceAll('~0', '~');
};

const firstSentence = (text: string): string => {
  let isCode = false;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '`') isCode = !isCode;
    else if (!isCode && text[at] === '.' && text[at + 1] === ' ') return text.slice(0, at + 1);
  }
  return text;
};

/** The sentence for a number; none for none. */
const counted = (
  { one, more }: { readonly one: string; readonly more: string },
  count: number,
  data: Saying['data'] = {},
): readonly string[] => (count === 0 ? [] : [put(count === 1 ? one : more, { ...data, count })]);

const summaryOf = (judged: readonly Judged[]): string => {
  const groups = new Map<string, { readonly saying: Saying; readonly places: number[] }>();
  judged.forEach(({ saying }, place) => {
    const key = JSON.stringify(saying);
    const group = groups.get(key);
    if (group) group.places.push(place);
    else groups.set(key, { saying, places: [place] });
  });
  const ids = judged.map(({ verdict }) => verdict.revision);
  return [...groups.values()]
    .sort((one, other) => Number(other.saying.kind === 'legal') - Number(one.saying.kind === 'legal'))
    .map(({ saying, places }) =>
      said(places.length === ids.length ? words.every : words.some, saying, namesOf(places, ids)),
    )
    .join(' ');
};

/** `plain JSON-RPC 2.0 and 2024-11-05 to 2025-11-25`: dated revisions that follow one another are named by the ends. */
const namesOf = (places: readonly number[], ids: readonly RevisionId[]): string => {
  const runs: number[][] = [];
  for (const place of places) {
    const run = runs.at(-1);
    if (run?.at(-1) === place - 1 && ids[run[0]!] !== '2.0') run.push(place);
    else runs.push([place]);
  }
  const names = runs.flatMap((run) => {
    const [first, last] = [nameOf(ids[run[0]!]!), nameOf(ids[run.at(-1)!]!)];
    return run.length === 1 ? [first] : run.length === 2 ? [first, last] : [put(words.names.span, { first, last })];
  });
  return names.reduce((before, last, at) =>
    put(at < names.length - 1 ? words.names.several : words.names.last, { names: before, last }),
  );
};

const nameOf = (id: RevisionId): string => (id === '2.0' ? words.names.plain : id);

// ---------------------------------------------------------------------------------------------- migrating

/**
 * `from` as `auto`: the revision that the messages state, or pass by what they look like; else, and where that is `to`
 * itself, the newest other one that finds no error, or the one beside it. Framing is the same in all revisions: it is judged
 * only where `transport` asks for it.
 */
export const migrateWith =
  (checker: Checker, revisions: Revisions, wordsOf: WordsOf) =>
  (input: Input, from: RevisionId | 'auto', to: RevisionId, options: CompareOptions = {}): Migration => {
    const target = revisions.get(to);
    if (!target) throw new RangeError(`There is no revision "${to}"; there are ${[...revisions.keys()].join(', ')}.`);
    const before = sourceOf(checker, revisions, input, from, to, options);
    const how = { ...options, transport: before.exchange.transport };
    const found = foundIn(checker, before, target, how);
    const known = knownIn(checker, before, how);
    const old = new Map(known.map((raw) => [placeOf(raw), raw]));
    const now = new Set(found.map(placeOf));
    const isGraver = (raw: Raw): boolean => {
      const same = old.get(placeOf(raw));
      return !same || gravity(raw) > gravity(same);
    };
    const fresh = found.filter(isGraver);
    const broken = new Set(fresh.filter(({ active }) => active.severity === 'error').map(({ index }) => index));
    const changes = fresh.filter((raw) => !isAboutFaulty(raw, broken));
    const explained = (raws: readonly Raw[]): readonly Finding[] =>
      reportOf({ ...before, found: raws }, wordsOf).findings.map((finding) => addressed(finding, to));
    const kept = found.filter((raw) => !isGraver(raw));
    const fails = [...changes, ...kept].some(({ active }) => active.severity === 'error');
    const source = before.exchange.revision.id;
    return {
      from: source,
      to,
      outcome: fails ? 'fail' : 'pass',
      changes: explained(changes),
      kept: explained(kept),
      gone: explained(known.filter((raw) => !now.has(placeOf(raw)))),
      summary: summed(source, to, changes, kept),
    };
  };

const sourceOf = (
  checker: Checker,
  revisions: Revisions,
  input: Input,
  from: RevisionId | 'auto',
  to: RevisionId,
  options: CompareOptions,
): Checked => {
  // Logs are told by their looks, and say themselves how they are framed.
  const inspect = (revision: RevisionId | 'auto'): Checked => {
    const checked = checker.inspect(input, { ...options, revision });
    const isFramed = options.transport !== undefined || checked.read !== undefined;
    return isFramed ? checked : checker.inspect(input, { ...options, revision, transport: 'none' });
  };
  const given = inspect(from);
  const isOther = given.exchange.revision.id !== to;
  if (from !== 'auto' || (isOther && (isClean(given) || given.exchange.messages.some(statesRevision)))) return given;
  const ids = [...revisions.values()].filter(({ era }) => era !== 'none').map(({ id }) => id);
  const others = ids.filter((id) => id !== to).reverse();
  const at = ids.indexOf(to);
  return others.map(inspect).find(isClean) ?? (isOther ? given : inspect(ids[at - 1] ?? ids[at + 1] ?? to));
};

const isClean = ({ found }: Checked): boolean => found.every(({ active }) => active.severity !== 'error');

const statesRevision = (message: Message): boolean =>
  (carriedVersion(message) ?? handshakeVersion(message)) !== undefined;

const gravity = ({ active }: Raw): number => ['note', 'warning', 'error'].indexOf(active.severity);

/** The same thing said about the same place. */
const placeOf = ({ active, message, index, pointer, start }: Raw): string =>
  `${active.rule.id} ${message} ${index} ${start} ${pointer}`;

/** How a request was answered that itself lacks something: once it is whole, the question no longer arises. */
const isAboutFaulty = ({ active, related }: Raw, broken: ReadonlySet<number>): boolean =>
  active.rule.id === 'stateless/meta-rejection' && (related ?? []).some(({ index }) => broken.has(index));

/** What stands by itself in the new revision: an entry, or one message of an array where arrays are no longer read. */
interface Unit {
  readonly entry: Entry;
  readonly draft: Draft;
}

/**
 * What the new revision finds. An array that it does not read is judged as one, then message by message; messages with no
 * place in it are judged where they stand, and the others without them.
 */
const foundIn = (checker: Checker, before: Checked, target: Revision, options: CompareOptions): readonly Raw[] => {
  const source = before.exchange.revision;
  const found = sessionsOf(before.exchange).flatMap((entries) => foundInOne(checker, entries, source, target, options));
  const isArray = ({ step }: Raw): number => Number(step >= 0);
  return found.sort((a, b) => a.index - b.index || isArray(a) - isArray(b) || a.start - b.start || a.step - b.step);
};

/** What the old revision finds, with arrays that it does not read either opened in the same way. */
const knownIn = (checker: Checker, before: Checked, options: CompareOptions): readonly Raw[] => {
  const { revision, entries } = before.exchange;
  if (revision.batches || !entries.some(isOpened)) return before.found;
  return foundIn(checker, before, revision, options).filter(({ words }) => words === undefined);
};

/** Entries that were judged together: a log may hold several sessions. */
const sessionsOf = ({ entries }: Exchange): readonly (readonly Entry[])[] => {
  const sessions = new Map<Exchange | undefined, Entry[]>();
  let exchange = entries.find(({ messages }) => messages.length > 0)?.messages[0]?.exchange;
  for (const entry of entries) {
    exchange = entry.messages[0]?.exchange ?? exchange;
    const own = sessions.get(exchange);
    if (own) own.push(entry);
    else sessions.set(exchange, [entry]);
  }
  return [...sessions.values()];
};

const foundInOne = (
  checker: Checker,
  entries: readonly Entry[],
  source: Revision,
  target: Revision,
  options: CompareOptions,
): readonly Raw[] => {
  const judge = (units: readonly Unit[]): Checked =>
    checker.judge(
      units.map(({ draft }) => draft),
      target.id,
      options,
    );
  const whole = entries.map((entry) => ({ entry, draft: draftOf(entry) }));
  const opened = new Set(target.batches ? [] : whole.filter(({ entry }) => isOpened(entry)));
  const units = opened.size === 0 ? whole : whole.flatMap((unit) => (opened.has(unit) ? membersOf(unit) : [unit]));
  const all = judge(units);
  const leaving = leavingOf(all.exchange.entries, source, target);
  const staying = units.filter((_, place) => !leaving.has(place));
  const rest = leaving.size === 0 ? all : judge(staying);
  const arrays = opened.size === 0 ? [] : judge(whole).found.filter(({ index }) => opened.has(whole[index]!));
  const departing =
    leaving.size === 0 ? [] : all.found.filter((raw) => leaving.has(raw.index) && saysGone.has(raw.active.rule.id));
  return [
    ...arrays.map((raw) => ({ ...inEntries(raw, whole), step: -1 })),
    ...departing.map((raw) => inEntries(raw, units)),
    ...rest.found.map((raw) => inEntries(raw, staying)),
    ...unexplained(all, leaving, departing, source).map((raw) => inEntries(raw, units)),
    ...restated(rest, target).map((raw) => inEntries(raw, staying)),
  ];
};

const isOpened = ({ batch, document }: Entry): boolean =>
  batch !== undefined && batch.messages.length > 0 && document?.accepted === true;

/** The entry as it was read. In a log its messages may count in a text of their own. */
const draftOf = (entry: Entry): Draft => {
  const { sender, kind, document, slips, place } = entry;
  const { text, start, end } = place && document ? document : entry;
  const isNone = kind === 'noise' || kind === 'blank' || kind === 'fragment';
  return { text, start, end, sender, slips, ...(document && { document }), ...(isNone && { kind }) };
};

const membersOf = ({ entry, draft }: Unit): readonly Unit[] =>
  (entry.batch?.messages ?? []).map(({ json }) => ({ entry, draft: { ...draft, ...alone(json, draft.text) } }));

const alone = (root: JsonNode, text: string): Pick<Draft, 'start' | 'end' | 'document'> => {
  const { start, end } = root;
  return { start, end, document: { text, start, end, root, slips: [], accepted: true } };
};

/** A finding in the numbers of the text as it was given. */
const inEntries = (raw: Raw, units: readonly Unit[]): Raw => {
  const moved = <T extends Span & { readonly index: number }>(one: T): T => {
    const { entry } = units[one.index]!;
    const { index, place } = entry;
    return place ? { ...one, index, start: place(one.start), end: place(one.end) } : { ...one, index };
  };
  return { ...moved(raw), related: raw.related?.map(moved) };
};

/** Places of messages whose method the new revision no longer has, and of what answers them. */
const leavingOf = (entries: readonly Entry[], source: Revision, target: Revision): ReadonlySet<number> => {
  const isGone = (name: string | undefined): boolean =>
    name !== undefined && source.methods.has(name) && !target.methods.has(name);
  const leaves = ({ name, answers, answeredMethod }: Message): boolean =>
    isGone(name ?? answeredMethod) || (answers?.to !== undefined && 'shape' in answers.to && isGone(answers.to.name));
  // Plain JSON-RPC names no method, and so takes none away.
  if (target.era === 'none') return new Set();
  return new Set(
    entries
      .filter(({ messages, batch }) => !batch && messages.length === 1 && leaves(messages[0]!))
      .map(({ index }) => index),
  );
};

/** What is said about a message that leaves. Nothing else about it matters: what is sent instead is a new message. */
const saysGone: ReadonlySet<string> = new Set([
  'exchange/client-response-forbidden',
  'exchange/server-request-forbidden',
  'jsonrpc/method-not-in-revision',
  'stateless/handshake-removed',
]);

const severe = (id: string): Active => ({
  rule: { id: `migration/${id}`, level: 'MUST', on: 'exchange', check: () => {} },
  level: 'MUST',
  severity: 'error',
});

/** These are no rules and have no pages: what they are about stands on that of the new revision. */
const addressed = (finding: Finding, to: RevisionId): Finding =>
  finding.rule.startsWith('migration/') ? { ...finding, url: `en/revisions/${to}/` } : finding;

/** Messages that leave and about which no rule says so. */
const unexplained = (
  { exchange }: Checked,
  leaving: ReadonlySet<number>,
  departing: readonly Raw[],
  source: Revision,
): readonly Raw[] => {
  const told = new Set(departing.map(({ index }) => index));
  return [...leaving].flatMap((index) => {
    const [message] = exchange.entries[index]!.messages;
    if (!message || told.has(index)) return [];
    const to = message.answers?.to;
    const method = message.name ?? (to && 'shape' in to ? to.name : undefined) ?? message.answeredMethod ?? source.id;
    const { start, pointer } = message.json;
    return [
      {
        active: severe('leaves'),
        words: words.leaves,
        message: message.name === undefined ? 'answer' : method === 'server/discover' ? 'discover' : 'message',
        index,
        step: 5,
        start,
        end: start + 1,
        pointer,
        data: { method, revision: exchange.revision.id },
        related: undefined,
      },
    ];
  });
};

/** Where messages name a revision, and not the new one. */
const restated = ({ exchange, found }: Checked, target: Revision): readonly Raw[] => {
  if (target.era === 'none') return [];
  return exchange.messages.flatMap((message) => {
    const carried = carriedVersion(message);
    const agreed = target.era === 'legacy' ? handshakeVersion(message) : undefined;
    const node = carried ?? agreed;
    if (!node || !message.sound || node.value === target.id) return [];
    if (found.some(({ index, pointer }) => index === message.index && pointer === node.pointer)) return [];
    const { start, end, pointer, raw } = node;
    return [
      {
        active: severe('states-revision'),
        words: words.states,
        message: carried && target.era === 'legacy' ? 'carried' : 'named',
        index: message.index,
        step: 5,
        start,
        end,
        pointer,
        data: {
          name: carried ? 'io.modelcontextprotocol/protocolVersion' : 'protocolVersion',
          value: raw,
          revision: target.id,
        },
        related: undefined,
      },
    ];
  });
};

const carriedVersion = ({ params }: Message): JsonNode | undefined =>
  params?.at('/_meta/io.modelcontextprotocol~1protocolVersion');

/** A lone answer to `initialize` shows itself by the server it names. */
const handshakeVersion = ({ name, answeredMethod, params, result }: Message): JsonNode | undefined =>
  (name ?? answeredMethod) === 'initialize' || result?.at('/serverInfo')
    ? (result ?? params)?.at('/protocolVersion')
    : undefined;

const summed = (from: RevisionId, to: RevisionId, changes: readonly Raw[], kept: readonly Raw[]): string => {
  const way = { from: nameOf(from), to: nameOf(to) };
  const { nothing, must, may, also, kept: both } = words.migration;
  const errorsIn = (raws: readonly Raw[]): number => raws.filter(({ active }) => active.severity === 'error').length;
  const acts = errorsIn(changes);
  const thoughts = changes.length - acts;
  const first =
    changes.length === 0 ? [put(nothing, way)] : acts > 0 ? counted(must, acts, way) : counted(may, thoughts, way);
  return [...first, ...(acts > 0 ? counted(also, thoughts) : []), ...counted(both, errorsIn(kept))].join(' ');
};
