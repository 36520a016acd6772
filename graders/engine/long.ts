/**
 * Judges a log that is too long to be held at once. It is taken piece by piece; before each piece stand the messages that
 * were remembered, and behind it some that come next. Of a session in pieces nobody can say that something was not sent, so
 * it is judged as a part; and what only later pieces can prove waits until they have.
 */
import { lineCounter } from '../json/lines.ts';
import { type Draft, draftOf } from '../protocol/draft.ts';
import { seesBeginning } from '../protocol/history.ts';
import { idKey } from '../protocol/ids.ts';
import { declaredRevision } from '../protocol/read.ts';
import type {
  Around,
  CheckOptions,
  Entry,
  Exchange,
  Finding,
  LogFormat,
  LogLine,
  Message,
  Related,
  Report,
  ReportedMessage,
  Revision,
  RevisionId,
  Role,
  Severity,
  Slip,
  Span,
} from '../types.ts';
import { type Checker, reported } from './check.ts';
import { explainAll, type WordsOf } from './explain.ts';
import { type Bounds, memoryOf, Seen } from './memory.ts';
import { type PieceReader, type Placed, pieceReader } from './pieces.ts';
import type { Raw } from './run.ts';

/** How much of a long log is held, in characters and in numbers of things. */
export interface Sizes {
  /** What is looked at behind a piece. */
  readonly ahead: number;
  readonly memory: Bounds;
  /** Sessions in one log whose messages are remembered. */
  readonly sessions: number;
  /** Findings that are told; more are counted. */
  readonly findings: number;
  /** Lines without a message that are shown; more are counted. */
  readonly other: number;
}

const usual: Sizes = {
  ahead: 32_768,
  memory: { opening: 20, recent: 64, open: 1_000, length: 1_048_576 },
  sessions: 64,
  findings: 5_000,
  other: 1_000,
};

/** All that was found, and what there is around each place in it. */
export interface LongChecked {
  readonly report: Report;
  readonly around: ReadonlyMap<Span, Around>;
  readonly read: { readonly title: string; readonly other: readonly LogLine[] } | undefined;
  readonly isArrows: boolean;
}

export interface LongCheck {
  /** Messages and findings so far. */
  readonly messages: number;
  readonly findings: number;
  /** Characters of the messages that stand before the next piece. */
  readonly remembered: number;
  /**
   * Takes the next text of the log. Returns how much of it is done with: the rest has to come again, with more behind it.
   * Nothing is where more is needed.
   */
  take(text: string, slips: readonly Slip[], isLast: boolean): number;
  result(): LongChecked;
}

/** Undefined for a log that has to be read at once. `head` is the beginning of the log. */
export const longCheck =
  (
    checker: Checker,
    revisions: ReadonlyMap<RevisionId, Revision>,
    formats: ReadonlyMap<string, LogFormat>,
    wordsOf: WordsOf,
  ) =>
  (head: string, options: CheckOptions, sizes: Sizes = usual): LongCheck | undefined => {
    const reader = pieceReader(head, options, formats);
    return reader && new InPieces(checker, revisions, wordsOf, options, sizes, reader);
  };

/** A message that later ones may need, apart from the text it was read from. */
interface Kept {
  readonly text: string;
  readonly sender: Role | undefined;
  /** True where the log cut it short. */
  readonly cut: boolean;
  readonly isNoise: boolean;
  /** Its place among all messages of the log, and of its session. */
  readonly number: number;
  readonly ordinal: number;
  /** Its place in the log. */
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly column: number;
  /** True where its text stands in the log as it is here. */
  readonly isExact: boolean;
}

interface Session {
  readonly name: string;
  revision: RevisionId | undefined;
  kept: readonly Kept[];
  /** Messages of it so far. */
  count: number;
  /** True where the log shows how it began. */
  begins: boolean;
  /** What is not known for sure any more. */
  forgets: boolean;
  readonly lost: Set<Role>;
  readonly silent: Set<string>;
}

/** A finding that holds only as long as a request has no response. */
interface Waiting {
  readonly session: Session;
  readonly request: number;
  readonly told: Told;
}

/** A finding before its words, with the place of its message in the piece. */
interface Found {
  readonly raw: Raw;
  readonly at: number;
  readonly view: View;
  readonly session: Session;
  /** Number of the request that must not be answered later. */
  readonly request: number | undefined;
}

interface Told {
  readonly severity: Severity;
  readonly rule: string;
  readonly finding: Finding | undefined;
  readonly message: ReportedMessage;
}

/** What is judged at once: remembered messages, those of the piece, and some of the next. */
interface View {
  readonly entries: readonly Entry[];
  /** How many of them were there before: what was remembered, and what may stand for all that was forgotten. */
  readonly before: number;
  readonly kept: readonly (Kept | undefined)[];
  /** Where in the piece each of the others stands. */
  readonly places: readonly number[];
}

class InPieces implements LongCheck {
  messages = 0;
  readonly #checker: Checker;
  readonly #revisions: ReadonlyMap<RevisionId, Revision>;
  readonly #wordsOf: WordsOf;
  readonly #options: CheckOptions;
  readonly #sizes: Sizes;
  readonly #reader: PieceReader;
  readonly #sessions = new Map<string, Session>();
  readonly #seen = new Seen();
  readonly #told: Told[] = [];
  readonly #around = new Map<Span, Around>();
  readonly #other: LogLine[] = [];
  #waiting: Waiting[] = [];
  readonly #counts: Record<Severity, number> = { error: 0, warning: 0, note: 0 };
  readonly #more = new Map<string, number>();
  /** Rules whose fault is told once in a log. */
  readonly #once = new Set<string>();
  #listed = 0;
  #ignored = 0;
  #inferred = 0;
  #cut = 0;
  /** Where the piece begins in the log. */
  #start = 0;
  #line = 1;
  #pieces = 0;
  #evicted = false;
  #otherwise: RevisionId | undefined;
  #revision: RevisionId | undefined;
  #text = '';

  constructor(
    checker: Checker,
    revisions: ReadonlyMap<RevisionId, Revision>,
    wordsOf: WordsOf,
    options: CheckOptions,
    sizes: Sizes,
    reader: PieceReader,
  ) {
    this.#checker = checker;
    this.#revisions = revisions;
    this.#wordsOf = wordsOf;
    this.#options = options;
    this.#sizes = sizes;
    this.#reader = reader;
  }

  get findings(): number {
    return this.#counts.error + this.#counts.warning + this.#counts.note;
  }

  get remembered(): number {
    let sum = 0;
    for (const { kept } of this.#sessions.values()) for (const { text } of kept) sum += text.length;
    return sum;
  }

  take(text: string, slips: readonly Slip[], isLast: boolean): number {
    const piece = this.#reader.read(text, slips, this.#sizes.ahead, isLast);
    if (!piece) return 0;
    this.#text = text;
    const { placed, own, end, other, revision } = piece;
    this.#otherwise ??= declaredRevision(
      placed.map(({ draft }) => draft),
      this.#revisions,
      this.#revisions.get(revision as RevisionId),
    ).id;
    const found: Found[] = [];
    for (const [name, places] of bySession(placed)) {
      const count = places.findIndex((at) => at >= own);
      if (count !== 0) this.#judge(name, places, count === -1 ? places.length : count, placed, isLast, found);
    }
    this.#tell(found, placed);
    if (isLast) for (const { told } of this.#waiting) this.#file(told);
    this.#note(other);
    const { line } = lineCounter()(text, end);
    this.messages += own;
    this.#start += end;
    this.#line += line - 1;
    this.#pieces++;
    this.#text = '';
    return end;
  }

  result(): LongChecked {
    const { format, isArrows } = this.#reader;
    const { error, warning, note } = this.#counts;
    const told = this.#told.sort((one, other) => one.message.index - other.message.index);
    const messages = new Map(told.map(({ message }) => [message.index, message]));
    return {
      report: {
        revision: this.#revision ?? this.#otherwise ?? [...this.#revisions.keys()].at(-1)!,
        messages: [...messages.values()],
        findings: told.flatMap(({ finding }) => finding ?? []),
        outcome: error > 0 ? 'fail' : 'pass',
        ...(format && { format: format.id, ignored: this.#ignored }),
        counted: {
          messages: this.messages,
          inferred: this.#inferred,
          cut: this.#cut,
          errors: error,
          warnings: warning,
          notes: note,
          more: Object.fromEntries([...this.#more].sort(([one], [other]) => (one < other ? -1 : 1))),
        },
      },
      around: this.#around,
      read: format && { title: format.title, other: this.#other },
      isArrows,
    };
  }

  // ------------------------------------------------------------------------------------------------------ judging

  #session(name: string): Session {
    const known = this.#sessions.get(name);
    // The latest stand last, so that the one to forget stands first.
    this.#sessions.delete(name);
    const session: Session = known ?? {
      name,
      revision: undefined,
      kept: [],
      count: 0,
      begins: false,
      forgets: this.#evicted,
      lost: new Set(this.#evicted ? sides : []),
      silent: new Set(),
    };
    this.#sessions.set(name, session);
    if (this.#sessions.size > this.#sizes.sessions) {
      const [oldest] = this.#sessions;
      this.#sessions.delete(oldest![0]);
      this.#waiting = this.#waiting.filter((one) => one.session !== oldest![1]);
      this.#evicted = true;
    }
    return session;
  }

  #judge(
    name: string,
    places: readonly number[],
    count: number,
    placed: readonly Placed[],
    isLast: boolean,
    found: Found[],
  ): void {
    const session = this.#session(name);
    const isFirst = session.count === 0 && !session.forgets;
    const kept = isFirst || session.begins ? session.kept : [undefined, ...session.kept];
    const drafts = [...kept.map(draftOfKept), ...places.map((at) => placed[at]!.draft)];
    session.revision ??= this.#revisionOf(drafts);
    this.#revision = session.revision;
    const { transport } = this.#reader;
    const how: CheckOptions = { ...this.#options, session: 'part', transport };
    const { exchange, found: raws } = this.#checker.judge(drafts, session.revision, how);
    if (isFirst) session.begins = seesBeginning(exchange);
    const before = kept.length;
    const end = before + count;
    const view: View = { entries: exchange.entries, before, kept, places };
    const own = raws.filter(
      (raw) => raw.index >= before && raw.index < end && !this.#isDoubtful(raw, view, session, isFirst && isLast),
    );
    const open = this.#remember(session, exchange, view, end, placed);
    for (const raw of own) {
      const waited = isLast ? undefined : waitedFor(raw, view);
      const request = waited === undefined ? undefined : this.#numberOf(waited, view);
      // Its response came, if only behind the cut.
      if (request !== undefined && !open.has(request)) continue;
      found.push({ raw, at: places[raw.index - before]!, view, session, request });
    }
  }

  /** Chooses what to put before the next piece. Returns the numbers of the requests that wait. */
  #remember(
    session: Session,
    exchange: Exchange,
    { before, kept, places }: View,
    end: number,
    placed: readonly Placed[],
  ): ReadonlySet<number> {
    for (let at = before; at < end; at++) {
      const entry = exchange.entries[at]!;
      if (entry.inferred) this.#inferred++;
      if (placed[places[at - before]!]!.cut) this.#cut++;
      for (const message of entry.messages) this.#meet(session, message);
    }
    const ordinal = (at: number): number =>
      at >= before ? session.count + at - before : (kept[at]?.ordinal ?? Number.NaN);
    const { memory: bounds } = this.#sizes;
    const length = Math.floor(bounds.length / Math.max(1, this.#sessions.size / 8));
    const memory = memoryOf(exchange, end, { ...bounds, length }, ordinal);
    const chosen = memory.kept.filter((at) => at >= before || kept[at]);
    const position = lineCounter();
    session.kept = chosen.map((at) =>
      at < before ? kept[at]! : this.#keep(exchange.entries[at]!, placed, places[at - before]!, ordinal(at), position),
    );
    session.count += end - before;
    session.forgets ||= memory.forgets;
    for (const side of memory.lost) session.lost.add(side);
    for (const rule of memory.silent) session.silent.add(rule);
    const open = new Set(
      session.kept.flatMap(({ number }, place) => (memory.open.has(chosen[place]!) ? [number] : [])),
    );
    this.#waiting = this.#waiting.filter((one) => one.session !== session || open.has(one.request));
    return open;
  }

  #revisionOf(drafts: readonly Draft[]): RevisionId {
    const { revision } = this.#options;
    const known = this.#revisions.get(revision as RevisionId);
    return (known ?? declaredRevision(drafts, this.#revisions, this.#revisions.get(this.#otherwise!))).id;
  }

  /** True for what may be said only because something is out of view. */
  #isDoubtful(raw: Raw, { entries, before }: View, session: Session, isAll: boolean): boolean {
    const { rule } = raw.active;
    if (rule.slip !== undefined) return this.#wasTold(rule.slip);
    if (session.silent.has(rule.id)) return true;
    if (isAll) return false;
    const entry = entries[raw.index]!;
    for (const message of entry.messages) {
      const { sender, answers } = message;
      const other = otherSide[sender];
      // What the server says to it is still to come.
      if (ofAnswers.includes(rule.id) && message.shape === 'request' && message.answeredBy.length === 0) return true;
      // A later request under the same id may be what it answers.
      const isOld = answers?.how === 'again' && answers.to !== undefined && answers.to.index < before;
      if (isOld && raw.step >= 2 && rule.id !== 'exchange/response-duplicate') return true;
      const isLost = session.forgets || session.lost.has(other);
      if (answers?.how === 'unnamed' && raw.step >= 2) return true;
      if (answers?.how === 'notification' && isLost && raw.step >= 2) return true;
      if (answers?.how === 'lone' && entry.inferred && session.forgets && raw.step >= 2) return true;
      if (answers?.how === 'unknown' && (isLost || this.#used(session, other, message.idKey))) return true;
      if (this.#wasGiven(raw, message, session)) return true;
    }
    return false;
  }

  /** True for what says that nobody gave an id, a token, a cursor or an address, where somebody may have. */
  #wasGiven({ active: { rule }, message: said }: Raw, message: Message, session: Session): boolean {
    const { sender, params } = message;
    const other = otherSide[sender];
    const value = (name: string) => (params?.type === 'object' ? params.get(name) : undefined);
    const was = (side: Role, what: string, given: unknown): boolean =>
      session.forgets || given === undefined || this.#used(session, side, `${what} ${given}`);
    switch (rule.id) {
      case 'cancellation/cancel-unknown':
        return session.forgets || sides.some((side) => this.#used(session, side, idKey(value('requestId'))));
      case 'cancellation/cancel-wrong-direction':
      case 'cancellation/cancel-server-misuse':
        return session.forgets || this.#used(session, sender, idKey(value('requestId')));
      case 'progress/progress-token-unknown':
        return was(other, 'token', idKey(value('progressToken')));
      case 'paging/cursor-invented':
        return session.lost.has(other) || was(other, 'cursor', value('cursor')?.value);
      // These speak of a request that may be out of view.
      case 'paging/cursor-invalid-code':
        return said !== 'said';
      case 'resources/resource-updated-unsubscribed':
        return (
          said === 'never' &&
          (session.lost.has(other) || above(`${value('uri')?.value}`).some((uri) => was(other, 'resource', uri)))
        );
      case 'elicitation/elicitation-complete-unknown':
        return was(sender, 'elicitation', value('elicitationId')?.value);
      default:
        return false;
    }
  }

  /** What goes for the whole stream is said once, and a stream with headers is no stream of lines. */
  #wasTold(slip: string): boolean {
    if (this.#pieces > 0 && this.#once.has('stdio-content-length') && framing.includes(slip)) return true;
    if (slip !== 'stdio-crlf' && slip !== 'stdio-content-length') return false;
    const was = this.#once.has(slip);
    this.#once.add(slip);
    return was;
  }

  #used({ name }: Session, side: Role, key: string | undefined): boolean {
    return key === undefined || this.#seen.has(`${name} ${side} ${key}`);
  }

  /** Notes what a message gives out that others may come back to. */
  #meet({ name }: Session, { shape, idKey: key, sender, params, result, error, name: method }: Message): void {
    const give = (what: string): void => this.#seen.add(`${name} ${sender} ${what}`);
    if (shape === 'request') {
      if (key !== undefined) give(key);
      if (params?.type !== 'object') return;
      const token = idKey(params.get('_meta')?.get('progressToken'));
      if (token !== undefined) give(`token ${token}`);
      if (method === 'resources/subscribe') give(`resource ${params.get('uri')?.value}`);
      if (method === 'elicitation/create') give(`elicitation ${params.get('elicitationId')?.value}`);
    } else if (shape === 'result') {
      const cursor = result?.type === 'object' ? result.get('nextCursor') : undefined;
      if (cursor) give(`cursor ${cursor.value}`);
    } else if (shape === 'error' && error?.type === 'object') {
      const asked = error.at('/data/elicitations');
      for (const one of asked?.type === 'array' ? asked.elements : []) {
        if (one.type === 'object') give(`elicitation ${one.get('elicitationId')?.value}`);
      }
    }
  }

  #keep(
    entry: Entry,
    placed: readonly Placed[],
    place: number,
    ordinal: number,
    position: ReturnType<typeof lineCounter>,
  ): Kept {
    const { draft, cut, at } = placed[place]!;
    const start = at(draft.start);
    const { line, column } = position(this.#text, start);
    return {
      text: copyOf(draft.text.slice(draft.start, draft.end)),
      sender: entry.inferred ? undefined : entry.sender,
      cut,
      isNoise: entry.kind === 'noise',
      number: this.messages + place,
      ordinal,
      start: this.#start + start,
      end: this.#start + at(draft.end),
      line: this.#line + line - 1,
      column,
      isExact: draft.place === undefined,
    };
  }

  // ------------------------------------------------------------------------------------------------------ telling

  #numberOf(index: number, { before, kept, places }: View): number {
    return index >= before ? this.messages + places[index - before]! : (kept[index]?.number ?? -1);
  }

  #tell(found: readonly Found[], placed: readonly Placed[]): void {
    const all = [...found].sort(
      (one, other) => one.at - other.at || one.raw.step - other.raw.step || one.raw.start - other.raw.start,
    );
    const told: Found[] = [];
    for (const one of all) {
      if (this.#listed + told.length < this.#sizes.findings) told.push(one);
      else if (one.request === undefined) this.#file(this.#toldOf(one, placed));
    }
    const raws = told.map(({ raw, at }): Raw => {
      const { at: placeOf } = placed[at]!;
      return { ...raw, start: placeOf(raw.start), end: placeOf(raw.end) };
    });
    const findings = explainAll(raws, this.#wordsOf, () => this.#text);
    const position = lineCounter();
    for (let at = 0; at < told.length; at++) {
      const one = told[at]!;
      const words = findings[at]!;
      const finding: Finding = {
        ...words,
        index: this.messages + one.at,
        start: this.#start + words.start,
        end: this.#start + words.end,
        line: this.#line + words.line - 1,
        ...(words.related && { related: this.#related(one, placed, position) }),
      };
      const { line, column } = finding;
      this.#around.set(finding, { ...around(this.#text, words, this.#start), line, column });
      const result = this.#toldOf(one, placed, finding);
      if (one.request === undefined) this.#file(result);
      else this.#waiting.push({ session: one.session, request: one.request, told: result });
    }
  }

  #toldOf({ raw, at, view }: Found, placed: readonly Placed[], finding?: Finding): Told {
    const { severity, rule } = raw.active;
    const { draft, at: placeOf } = placed[at]!;
    const start = this.#start + placeOf(draft.start);
    const end = this.#start + placeOf(draft.end);
    const message = { ...reported(view.entries[raw.index]!), index: this.messages + at, start, end };
    return { severity, rule: rule.id, finding, message };
  }

  #file(told: Told): void {
    this.#counts[told.severity]++;
    if (told.finding && this.#listed < this.#sizes.findings) {
      this.#listed++;
      this.#told.push(told);
    } else this.#more.set(told.rule, (this.#more.get(told.rule) ?? 0) + 1);
  }

  /** Other places, in the piece or in what was remembered. */
  #related(
    { raw, view }: Found,
    placed: readonly Placed[],
    position: ReturnType<typeof lineCounter>,
  ): readonly Related[] {
    const { before, kept, places } = view;
    return (raw.related ?? []).flatMap((one): readonly Related[] => {
      if (one.index < before) {
        const message = kept[one.index];
        return message ? [this.#inKept(one, message)] : [];
      }
      const place = places[one.index - before]!;
      const { at } = placed[place]!;
      const span = { start: at(one.start), end: at(one.end) };
      const { line, column } = position(this.#text, span.start);
      const related = {
        ...one,
        index: this.messages + place,
        start: this.#start + span.start,
        end: this.#start + span.end,
      };
      this.#around.set(related, { ...around(this.#text, span, this.#start), line: this.#line + line - 1, column });
      return [related];
    });
  }

  #inKept(one: Related, { text, number, start, end, line, column, isExact }: Kept): Related {
    if (!isExact) return { ...one, index: number, start, end };
    const related = { ...one, index: number, start: start + one.start, end: start + one.end };
    const place = lineCounter()(text, one.start);
    const own = { line: line + place.line - 1, column: place.line === 1 ? column + place.column - 1 : place.column };
    this.#around.set(related, { ...around(text, one, start), ...own });
    return related;
  }

  #note(other: readonly LogLine[]): void {
    this.#ignored += other.length;
    const position = lineCounter();
    for (const one of other.slice(0, Math.max(0, this.#sizes.other - this.#other.length))) {
      const { line, column } = position(this.#text, one.start);
      const told = { ...one, start: this.#start + one.start, end: this.#start + one.end };
      this.#other.push(told);
      this.#around.set(told, { ...around(this.#text, one, this.#start), line: this.#line + line - 1, column });
    }
  }
}

const sides: readonly Role[] = ['client', 'server'];

const otherSide: Readonly<Record<Role, Role>> = { client: 'server', server: 'client' };

/** Slips of a stream of lines that a stream with headers does not have. */
const framing: readonly string[] = ['stdio-content-length', 'stdio-blank-line', 'stdio-crlf', 'stdio-missing-newline'];

/** An address and those above it. */
const above = (uri: string): readonly string[] => {
  const all = [uri];
  for (let at = uri.length - 1; at > 0; at--) {
    if ('/?#'.includes(uri[at]!)) all.push(uri.slice(0, at), uri.slice(0, at + 1));
  }
  return all;
};

/** Rules on requests that go by their responses. */
const ofAnswers: readonly string[] = ['tools/tool-arguments-schema'];

/** Rules on responses without an id, which say other things where no request waits. */
const withoutIds: readonly string[] = [
  'jsonrpc/error-id-absent',
  'jsonrpc/error-id-null',
  'jsonrpc/id-null',
  'jsonrpc/response-id-missing',
];

/** The request by which a response is proved to be wrong: unless that is answered later. */
const waitedFor = ({ index, active: { rule } }: Raw, { entries }: View): number | undefined => {
  if (!rule.id.startsWith('exchange/') && !withoutIds.includes(rule.id)) return undefined;
  for (const { answers } of entries[index]!.messages) {
    const isGuess = answers?.how === 'unknown' || answers?.how === 'unnamed';
    if (isGuess && answers.to && 'shape' in answers.to) return answers.to.index;
  }
  return undefined;
};

/** Places of the messages of each session, sessions in the order in which they come. */
const bySession = (placed: readonly Placed[]): ReadonlyMap<string, readonly number[]> => {
  const sessions = new Map<string, number[]>();
  for (let at = 0; at < placed.length; at++) {
    const own = sessions.get(placed[at]!.session);
    if (own) own.push(at);
    else sessions.set(placed[at]!.session, [at]);
  }
  return sessions;
};

/** Stands for all that is out of view: without it what is remembered would look like the beginning. */
const before = '{"jsonrpc":"2.0","id":"before","result":{}}';

const somethingBefore = (): Draft => draftOf(before, 0, before.length, 'server');

const draftOfKept = (kept: Kept | undefined): Draft => {
  if (!kept) return somethingBefore();
  const { text, sender, cut, isNoise } = kept;
  if (isNoise) return { text, start: 0, end: text.length, sender, kind: 'noise', slips: [] };
  if (!cut) return draftOf(text, 0, text.length, sender);
  const document = { text, start: 0, end: text.length, root: undefined, slips: [], accepted: false };
  return { text, start: 0, end: text.length, sender, document, slips: [] };
};

/** The same characters, apart from the long text they were a part of. */
const copyOf = (text: string): string => JSON.parse(JSON.stringify(text)) as string;

/** As much as is shown of a line. */
const room = 256;

/** A few characters around a place, of the lines it stands on. */
const around = (text: string, { start, end }: Span, from: number): Pick<Around, 'text' | 'start'> => {
  const line = text.lastIndexOf('\n', start - 1) + 1;
  const first = Math.max(line, start - room);
  const feed = text.indexOf('\n', Math.max(start, Math.min(end, start + room)));
  const last = Math.min(feed === -1 ? text.length : feed + 1, Math.min(end, start + room) + room);
  return { text: copyOf(text.slice(first, last)), start: from + first };
};
