/**
 * Every type that more than one part of the grader speaks of. Terms are those of JSON-RPC 2.0, the MCP schema,
 * RFC 8259 (JSON), RFC 6901 (JSON Pointer), LSP (half-open UTF-16 spans) and SARIF (findings).
 */

/** Who wrote a message. */
export type Role = 'client' | 'server';

/**
 * Plain JSON-RPC is `2.0`; the others are MCP revisions, named by their dates: `2024-11-05`, `2025-03-26`, `2025-06-18`,
 * `2025-11-25`, `2026-07-28`, and what is not published yet is a `draft`. Those that exist are the files of
 * `protocol/revisions/`. As texts they sort by age.
 */
export type RevisionId = '2.0' | `${number}-${number}-${number}` | 'draft';

/** BCP 14 level of a requirement. `ADVICE` is no requirement, but worth telling; `TASK` is what an exercise asks for. */
export type Level = 'MUST' | 'SHOULD' | 'MAY' | 'ADVICE' | 'TASK';

export type Severity = 'error' | 'warning' | 'note';

/** Half-open range of UTF-16 offsets into the text of the message (of the whole stream for a raw stream). */
export interface Span {
  readonly start: number;
  readonly end: number;
}

// ---------------------------------------------------------------------------------------------------- JSON

export type JsonType = 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null';

/** One name-value pair of an object, in source order; a repeated name is a member of its own. */
export interface JsonMember extends Span {
  readonly name: string;
  /** Span of the name with its quotes. */
  readonly key: Span;
  readonly value: JsonNode;
}

/** A view on one JSON value of a parsed text. Made on demand; reading it never fails. */
export interface JsonNode extends Span {
  readonly type: JsonType;
  /** The exact characters, quotes included. */
  readonly raw: string;
  /** The JavaScript value; for a text with a slip the best reading of it. Depth-safe. */
  readonly value: unknown;
  /** RFC 6901 pointer from the message. */
  readonly pointer: string;
  readonly members: readonly JsonMember[];
  readonly elements: readonly JsonNode[];
  /** The value of a member by its name (the last one where a name is repeated), as `JSON.parse` would have it. */
  get(name: string): JsonNode | undefined;
  /** Follows an RFC 6901 pointer from this node. */
  at(pointer: string): JsonNode | undefined;
}

/** Names of what can be wrong in a text (JSON) or in a stream of lines (stdio framing). The rule of that name explains it. */
export type SlipName =
  | 'text-not-utf8'
  | 'text-bom'
  | 'json-empty'
  | 'json-truncated'
  | 'json-trailing-comma'
  | 'json-single-quotes'
  | 'json-unquoted-key'
  | 'json-comment'
  | 'json-nan'
  | 'json-foreign-literal'
  | 'json-number-form'
  | 'json-control-char'
  | 'json-bad-escape'
  | 'json-punctuation'
  | 'json-trailing-text'
  | 'json-duplicate-key'
  | 'json-number-overflow'
  | 'json-number-precision'
  | 'json-lone-surrogate'
  | 'stdio-embedded-newline'
  | 'stdio-missing-newline'
  | 'stdio-two-messages-one-line'
  | 'stdio-stdout-noise'
  | 'stdio-stdin-noise'
  | 'stdio-content-length'
  | 'stdio-blank-line'
  | 'stdio-crlf';

/**
 * Something wrong in the text itself, named by the parser or the line reader. `variant` picks one of the messages of
 * the rule with that name, `data` fills its placeholders.
 */
export interface Slip extends Span {
  readonly name: SlipName;
  readonly variant: string;
  readonly data?: Data;
  readonly related?: readonly Span[];
  /** Pointer of the innermost value the slip stands in. */
  readonly pointer?: string;
}

/** One JSON text and all that is known of it. `end` is where its first value stops. */
export interface JsonDocument extends Span {
  readonly text: string;
  readonly root: JsonNode | undefined;
  readonly slips: readonly Slip[];
  /** True where `JSON.parse` accepts the text (from `start` to the end of the given range). */
  readonly accepted: boolean;
}

// ------------------------------------------------------------------------------------------------ protocol

/** What a revision says of one method. */
export interface Method {
  readonly kind: 'request' | 'notification';
  readonly from: Role | 'both';
  /** Name of the extension that defines it, where it is no core method. */
  readonly extension?: string;
}

/** One revision of the protocol: what it added to and removed from the one before. */
export interface RevisionDifference {
  readonly id: RevisionId;
  readonly title: string;
  readonly previous?: RevisionId;
  readonly era?: Revision['era'];
  /** Whether a JSON array of messages is accepted. */
  readonly batches?: boolean;
  readonly methods?: Readonly<Record<string, Method>>;
  readonly removedMethods?: readonly string[];
}

/** A revision with all that it inherits. */
export interface Revision {
  readonly id: RevisionId;
  readonly title: string;
  /** `legacy`: handshake; `modern`: every request stands alone; `none`: plain JSON-RPC. */
  readonly era: 'none' | 'legacy' | 'modern';
  readonly batches: boolean;
  readonly methods: ReadonlyMap<string, Method>;
}

/** What a text is, by the members it has. `malformed` has the form of no message. */
export type Shape = 'request' | 'notification' | 'result' | 'error' | 'malformed';

/** What a report calls an entry: a shape, or why it is none. */
export type MessageKind = Shape | 'batch' | 'unreadable' | 'noise' | 'blank' | 'fragment';

/** One message as read. Nodes are those of the envelope, whatever their type. */
export interface Message extends Span {
  /** Place in the report's list of messages; members of a batch share that of their array. */
  readonly index: number;
  readonly sender: Role;
  readonly revision: Revision;
  readonly text: string;
  readonly json: JsonNode;
  /** What the members say it is: a `method` makes a request (with an `id`) or a notification, `result` and `error` a response. */
  readonly shape: Shape;
  readonly jsonrpc: JsonNode | undefined;
  readonly id: JsonNode | undefined;
  readonly method: JsonNode | undefined;
  readonly params: JsonNode | undefined;
  readonly result: JsonNode | undefined;
  readonly error: JsonNode | undefined;
  /** `method`, where it is a string. */
  readonly name: string | undefined;
  /** What this revision says of the method; undefined where it does not define it. */
  readonly defined: Method | undefined;
  /** Type-exact key of a usable id (string or integer), for comparing; undefined where there is none. */
  readonly idKey: string | undefined;
  readonly batch: Batch | undefined;
  readonly exchange: Exchange;
  /** True where the envelope is as in most messages: the members of its shape and no others, each as it should be. */
  readonly plain: boolean;
  /** False where its text, or a MUST of the envelope, is broken; known once the envelope was judged. */
  readonly sound: boolean;

  // Set by pairing.
  /** Responses: the message answered, and how well the ids agree. */
  readonly answers: Answer | undefined;
  /** Requests: responses that carry its id, in order. */
  readonly answeredBy: readonly Message[];
  /** Requests: the cancellation of it by its own sender. */
  readonly cancelledBy: Message | undefined;
  /** Method of the request this response answers, from pairing or from the option `answers`. */
  readonly answeredMethod: string | undefined;
}

/**
 * How a response was paired. `exact`: same id, request open; `type-changed`: same digits, other type; `again`: the
 * request had its response already; `unnamed`: carries no usable id while a request (`to`) is open; `notification`: carries
 * none and no request is open, so it answers a notification; `unknown`: nobody asked; `unreadable`: answers a text that
 * could not be read or had no usable id; `lone`: what it answers is not in view.
 */
export interface Answer {
  readonly how: 'exact' | 'type-changed' | 'again' | 'unnamed' | 'notification' | 'unknown' | 'unreadable' | 'lone';
  readonly to: Message | Entry | undefined;
}

/** A JSON array of messages (2025-03-26). */
export interface Batch {
  readonly index: number;
  readonly sender: Role;
  readonly json: JsonNode;
  readonly messages: readonly Message[];
  readonly exchange: Exchange;
}

/** One entry of a report: a message, a batch, or a text that is neither. */
export interface Entry extends Span {
  readonly index: number;
  readonly kind: MessageKind;
  readonly sender: Role;
  /** True where nothing but the shape told who sent it. */
  readonly inferred: boolean;
  /** The text that offsets count in. */
  readonly text: string;
  readonly document: JsonDocument | undefined;
  readonly slips: readonly Slip[];
  readonly messages: readonly Message[];
  readonly batch: Batch | undefined;
  /** Where its messages count in a text of their own: the place in `text` of one of theirs. */
  readonly place?: (offset: number) => number;
}

/** All that is in view, in order. */
export interface Exchange {
  readonly revision: Revision;
  readonly session: 'part' | 'whole';
  readonly transport: 'stdio' | 'none';
  readonly entries: readonly Entry[];
  /** Messages of all entries, members of batches one by one. */
  readonly messages: readonly Message[];
}

// -------------------------------------------------------------------------------------------------- shapes

/** In force from the first revision named on, until the second; without either, in every MCP revision. */
export interface InForce {
  readonly from?: RevisionId;
  readonly until?: RevisionId;
}

/** What can be wrong with a value by its declared shape. */
export type FaultKind = 'missing' | 'null' | 'type' | 'enum' | 'format' | 'range' | 'unknown' | 'too-new' | 'spelling';

/** Free-form places: anything may stand there, null included, and nothing inside is judged. */
export type Free = 'any' | 'free object';

export type ShapeType = JsonType | 'integer' | Free;

/**
 * Declared shape of a value in `params`, in a `result` or below. Revisions differ in members and types only, so one shape
 * serves them all. `rules` names the rule (its catalogue id) that explains a fault where a special one exists; else the
 * general ones do (`param-missing`, `param-type`, `result-member-missing`, `result-member-type`, `null-optional`,
 * `enum-value`, `uri-format`, `base64-format`).
 */
export interface ValueShape {
  readonly type:
    | ShapeType
    | readonly ShapeType[]
    | readonly (InForce & { readonly type: ShapeType | readonly ShapeType[] })[];
  /** What people are told it is, where a rule of its own judges its type. */
  readonly said?: readonly ShapeType[];
  readonly members?: Readonly<Record<string, MemberShape>>;
  /** ValueShape of each element of an array. */
  readonly items?: ShapeOf;
  /** ValueShape of each value of an object whose names are free. */
  readonly values?: ShapeOf;
  /** Closed set of strings. */
  readonly enum?: readonly string[];
  readonly format?: 'uri' | 'base64' | 'timestamp';
  /** Schemes that a `uri` may have, or beginnings such as `file://`. */
  readonly schemes?: readonly string[];
  /** Least and greatest number. */
  readonly range?: readonly [number, number];
  /** At least one of these members is there. */
  readonly either?: readonly string[];
  /** What the names of a free object must look like; a `meta` object has some values with a form, too. */
  readonly names?: 'meta';
  /** The member whose value decides which further shape holds; other values are `unknown`, known later ones `too-new`. */
  readonly by?: { readonly member: string; readonly shapes: Readonly<Record<string, ShapeOf & InForce>> };
  /** `array`: where an array stands in the place of one value; else that is a matter of `type`. */
  readonly rules?: Readonly<Partial<Record<FaultKind | 'array', string>>>;
}

/** A shape, or the name of one of `shapes/`: `tools#Tool`. */
export type ShapeOf = ValueShape | { readonly ref: string };

export type MemberShape = ShapeOf &
  InForce & {
    /** Must it be there? Or only in some revisions. */
    readonly required?: true | InForce;
    /** Faults of this member alone, over those of its shape. */
    readonly rules?: Readonly<Partial<Record<FaultKind | 'array', string>>>;
    /** Names that people write instead of it. */
    readonly mistaken?: readonly string[];
  };

/** The shapes of one area: what its methods carry, and the things they are made of. */
export interface Shapes {
  readonly id: string;
  /** By method: `params` of the request or notification. */
  readonly params?: Readonly<Record<string, ValueShape>>;
  /** By method: `result` of its response. `reveals`: members that only this result has. */
  readonly results?: Readonly<Record<string, ValueShape & { readonly reveals?: readonly string[] }>>;
  /** Named shapes. */
  readonly things?: Readonly<Record<string, ValueShape>>;
}

/** One place where a value is not of its declared shape. */
export interface Fault extends Place {
  /** Catalogue id of the rule that explains it. */
  readonly rule: string;
  readonly kind: FaultKind;
  readonly message: Message;
  /** The value; for `missing` the object that lacks it. */
  readonly node: JsonNode;
  readonly shape: ValueShape | undefined;
  readonly in: 'params' | 'result';
  /**
   * `name` of the member, `where` it stands (the member around it, or `params`, `result`), `path` of the value from there
   * on (`result.tools[0].name`; for `missing` of the object that lacks it), `value`, `type` as it is, `expected` as it
   * should be, `options` of a closed set, `method`; for a misnamed member `found`; for `missing` also `names`, all those that
   * the same rule misses there: one finding tells them together.
   */
  readonly data: Data;
  /** A member that stands there in its stead: another spelling, or what people mistake for it. */
  readonly instead: JsonMember | undefined;
}

// --------------------------------------------------------------------------------------------------- rules

/** Values for the placeholders of a message: shown as the learner wrote them, cut where long. */
export type Data = Readonly<Record<string, string | number>>;

/** Where a finding stands: a node, or a span of a message or an entry with a pointer. */
export interface Place extends Span {
  readonly pointer: string;
}

/** What another place is to the finding; words come from the engine. */
export type RelatedLabel =
  | 'request'
  | 'response'
  | 'notification'
  | 'first'
  | 'opening'
  | 'cancellation'
  | 'previous'
  | 'again';

/** Another place worth looking at. */
export interface Related extends Span {
  readonly index: number;
  readonly label: RelatedLabel;
}

export interface Words {
  /** What stands there, in the learner's text. */
  readonly what: string;
  /** The next action, without solving the task. */
  readonly fix: string;
  /** What it does to the other side, where this differs from the rule's `why`. */
  readonly why?: string;
  /** What would happen on the wire, where this differs from the rule's `headline`. */
  readonly headline?: string;
}

/**
 * Files a finding: which of the rule's messages, where, with what data. `of` says which message it is about: required of
 * rules on an `exchange`, who see many; others are about their subject.
 */
export type Flag<M extends string> = (
  message: M,
  at: Place,
  data?: Data,
  related?: readonly Related[],
  of?: { readonly index: number },
) => void;

/** What a rule looks at. The order is the order of judgement: an error at one step ends the run for that message. */
export interface Subjects {
  /** One slip of the parser or the line reader. */
  slip: Slip;
  /** Any readable JSON value in a message's place whose envelope is not `plain`, before it is known to be sound. */
  envelope: Message;
  /** A whole array of messages. */
  batch: Batch;
  /** Any sound message; then each kind by itself. */
  message: Message;
  request: Message;
  notification: Message;
  result: Message;
  error: Message;
  /** A value of a sound message that is not of its declared shape. */
  fault: Fault;
  /** All that is in view. A single message of a part has nothing to be compared with: it does not come here. */
  exchange: Exchange;
}

/** A level for all revisions, or from each named revision on until the next named one (`none`: not in force). */
export type Levels = Level | Readonly<Partial<Record<RevisionId, Level | 'none'>>>;

/** What a rule judges, without a word. */
export interface RuleLogic<M extends string = string, On extends keyof Subjects = keyof Subjects> {
  /** Area and catalogue id, which are the file's folder and name. */
  readonly id: string;
  readonly level: Levels;
  /** First revision that has the rule; what only MCP asks starts at 2024-11-05. Default: all. */
  readonly addedIn?: RevisionId;
  /** First revision that no longer has it. */
  readonly removedIn?: RevisionId;
  readonly replaces?: string;
  readonly on: On;
  /** On `fault`: catalogue ids of the faults it explains; default its own. */
  readonly faults?: readonly string[];
  /** On `slip`: the slip's name. */
  readonly slip?: SlipName;
  /** On `message`, `request`, `notification`, `result`, `error`: only these methods (for responses, of the request answered). */
  readonly methods?: readonly string[];
  /** On `message`: only these shapes. */
  readonly shapes?: readonly Shape[];
  /** On messages: only those that are not ordinary, as `protocol/ordinary.ts` has it. */
  readonly odd?: true;
  /** It has nothing to say where none of these words stands in any text in view: a page need not fetch it for those. */
  readonly mentions?: readonly string[];
  /** Messages that only suggest a breach: not proved by what is in view, they count as warnings. */
  readonly suggested?: readonly M[];
  check(subject: Subjects[On], flag: Flag<M>): void;
}

/** What a rule says. Apart from its logic, so that a page fetches the words of a rule only once that rule was broken. */
export interface RuleWords<M extends string = string> {
  /** The requirement as a sentence, in the small Markdown of all words. */
  readonly title: string;
  /** What would happen on the wire, in a few words. */
  readonly headline: string;
  /** What the other side cannot do now. */
  readonly why: string;
  readonly messages: Readonly<Record<M, Words>>;
}

export type Rule = RuleLogic & RuleWords;

/** What tells which messages meet some rules. */
export interface RuleOutline
  extends Pick<RuleLogic, 'on' | 'odd' | 'mentions' | 'methods' | 'shapes' | 'addedIn' | 'removedIn' | 'faults'> {
  readonly slips?: readonly SlipName[];
}

/** Where a requirement is written: pages of the MCP specification (path below a revision), or JSON-RPC, RFC sections. */
export interface Citation {
  readonly of: 'MCP' | 'JSON-RPC 2.0' | 'RFC 8259' | 'practice';
  /** `basic/transports`, or the section's number. */
  readonly page: string;
  readonly section?: string;
  /** The revisions it speaks for, where not all of the rule's. */
  readonly revisions?: string;
}

/**
 * A text that shows a rule: one message, or an exchange whose lines begin with `-->` and `<--`. `«…»` marks the span
 * to blame. Without `revision` it is judged by 2025-11-25, or the newest revision that has the rule.
 */
export interface Example {
  readonly text: string;
  /** Instead of `text`: the exact bytes, in base64. */
  readonly bytes?: string;
  readonly revision?: RevisionId;
  readonly sender?: Role;
  /** `stdio`: the text is the raw stream. Default `none`. */
  readonly transport?: 'stdio' | 'none';
  readonly session?: 'part' | 'whole';
  readonly answers?: string;
  /** Rules that truly fall together with this one here. */
  readonly alsoBreaks?: readonly string[];
  /** A line on what this shows. */
  readonly note?: string;
}

/** What the rule's page and its tests read; kept out of the browser's grader. */
export interface RulePage<M extends string = string> {
  readonly cites: readonly Citation[];
  /** Near misses that please every rule. */
  readonly good: readonly (string | Example)[];
  /** For each message, texts that provoke it and no other rule. */
  readonly bad: Readonly<Record<M, string | Example | readonly (string | Example)[]>>;
  /** What happens in real life with common SDKs and hosts. */
  readonly realLife?: string;
  /** Why people write it so. */
  readonly thought?: string;
  /** Neighbours that leave no trace in a message: catalogue id, level, words. */
  readonly notes?: readonly { readonly id: string; readonly level: Levels; readonly text: string }[];
  /** Permissions that this rule must respect: catalogue id, words; shown by a `good` example. */
  readonly permits?: readonly { readonly id: string; readonly text: string }[];
}

// ------------------------------------------------------------------------------------------------- results

/** One thing said about a text. Words are in the small Markdown: `code`, *emphasis*. */
export interface Finding extends Span {
  /** Rule id, such as `jsonrpc/id-null`; `task/<criterion>` for what an exercise asks. */
  readonly rule: string;
  /** Which of the rule's messages. */
  readonly message: string;
  readonly level: Level;
  readonly severity: Severity;
  /** Which message; null where it concerns the stream. */
  readonly index: number | null;
  /** RFC 6901, of what is wrong or missing. */
  readonly pointer: string;
  /** From 1; columns in UTF-16 units. */
  readonly line: number;
  readonly column: number;
  readonly headline: string;
  readonly title: string;
  readonly what: string;
  readonly why: string;
  readonly fix: string;
  readonly related?: readonly Related[];
  /** Address of the rule's page, relative to the site's root. */
  readonly url: string;
}

export interface ReportedMessage extends Span {
  readonly index: number;
  readonly kind: MessageKind;
  readonly sender: Role;
  /** Where nothing said who sent it: the shape of the message told. */
  readonly inferred?: true;
  /** Of a result whose request is out of sight: the method that it is taken to answer, as its members show. */
  readonly assumed?: string;
}

export interface Report {
  readonly revision: RevisionId;
  readonly messages: readonly ReportedMessage[];
  readonly findings: readonly Finding[];
  readonly outcome: 'pass' | 'fail';
  /** Id of the log format that a text was recognised as, or `streams`; absent for arrow lines and for a raw stream. */
  readonly format?: string;
  /** Of a log: how many of its lines are no protocol. */
  readonly ignored?: number;
  /** Of a log too long to be held at once: what was counted. `messages` lists those that the findings are about. */
  readonly counted?: Counted;
}

/** Sums over a long log, of which a report lists only a part. */
export interface Counted {
  readonly messages: number;
  /** Messages of which nothing but the shape told who sent them. */
  readonly inferred: number;
  /** Messages that the log cut short. */
  readonly cut: number;
  readonly errors: number;
  readonly warnings: number;
  readonly notes: number;
  /** Findings that are not listed, by rule. */
  readonly more: Readonly<Record<string, number>>;
}

/** One revision's verdict on messages that several revisions judge. */
export interface RevisionVerdict {
  readonly revision: RevisionId;
  readonly outcome: 'pass' | 'fail';
  readonly errors: number;
  readonly warnings: number;
  /** The first error; where there is none, the first warning or note. */
  readonly first: Finding | null;
  /** In plain words: *Legal.*, or *It lacks `resultType`.* */
  readonly summary: string;
  readonly report: Report;
}

/** The same messages by every revision, oldest first. */
export interface Comparison {
  readonly revisions: readonly RevisionVerdict[];
  /** All verdicts in plain words, a sentence or two for each; revisions that say the same are named together. */
  readonly summary: string;
}

/**
 * What takes messages from one revision to another. Of a message whose method the new revision does not have, this alone is
 * said; the others are judged as if it had been left out.
 */
export interface Migration {
  readonly from: RevisionId;
  readonly to: RevisionId;
  /** `fail` where something must change. */
  readonly outcome: 'pass' | 'fail';
  /**
   * What to change, in order of the messages: what `to` finds and `from` does not, or finds less grave. Ids that begin
   * with `migration/` are no rule's: a message that states the old revision, or answers what is no longer asked.
   */
  readonly changes: readonly Finding[];
  /** What both find. It has to be mended either way, and where it hides the rest of its message, first. */
  readonly kept: readonly Finding[];
  /** What `from` finds and `to` does not. */
  readonly gone: readonly Finding[];
  /** In a sentence or two. */
  readonly summary: string;
}

export interface Sent {
  readonly sender: Role;
  readonly text: string;
}

/** What each side wrote, kept apart: the order within a side is known, that between them is not. */
export interface Streams {
  readonly client: string | Uint8Array;
  readonly server: string | Uint8Array;
}

export interface CheckOptions {
  /** Default `auto`: what the messages declare, or headers around them; else the newest that they may be of. */
  readonly revision?: RevisionId | 'auto';
  /** `part` (default): flag only what the visible messages prove; `whole`: what is not there was not sent. */
  readonly session?: 'part' | 'whole';
  /** Default `stdio` for a raw stream, `none` for `Sent[]` and logs. Where it is given, no log is looked for. */
  readonly transport?: 'stdio' | 'none';
  /** Reads a text as a log of this format, whatever it looks like. Default: as its content shows. */
  readonly log?: string;
  /** Who wrote a raw stream; otherwise arrows or shapes tell. */
  readonly sender?: Role;
  /** Method that a lone response answers. */
  readonly answers?: string;
  /** BCP 47 tag; English where there is no translation. */
  readonly language?: string;
}

/** How messages are judged by one revision after the other. */
export type CompareOptions = Omit<CheckOptions, 'revision'>;

// ----------------------------------------------------------------------------------------------- exercises

/** Which message of an answer a criterion looks at: the first that fits, else the nearest candidate of that kind. */
export interface Selector {
  readonly kind: 'request' | 'notification' | 'response';
  /** Method of the request or notification, or of the request that the response answers. */
  readonly method?: string;
  /** Id as JSON, such as `10` or `"a"`. */
  readonly id?: string;
}

/** A handful of JSON Schema keywords, `present` and `absent`. */
export interface Expectation {
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly type?: JsonType | 'integer' | readonly (JsonType | 'integer')[];
  readonly pattern?: string;
  readonly present?: true;
  readonly absent?: true;
}

/** One line of the checklist, one row of points. */
export interface Criterion {
  /** Completes the sentence *The answer …*: `names get_weather`. */
  readonly label: string;
  /** Which message; default: the only one. */
  readonly of?: Selector;
  /** Pointer into that message; the empty pointer is the message itself. */
  readonly at: string;
  readonly expects: Expectation;
  /** Default 1. */
  readonly points?: number;
  /** Own words where the general ones do not teach enough. */
  readonly why?: string;
  readonly fix?: string;
}

/** Something to pick. */
export interface Option {
  /** What it says, in the small Markdown. */
  readonly label: string;
  readonly right?: true;
  /** Why it is right, or why not: said once it was picked. */
  readonly why: string;
}

/** Values for a name in curly braces, of which a seed picks one: a list, or whole numbers from and to. The first is the canonical one. */
export type Variation = readonly (string | number)[] | { readonly from: number; readonly to: number };

export interface Mistake {
  readonly label: string;
  readonly answer: string;
  /** First thing shown: a criterion's name or a rule's id. */
  readonly finds: string;
}

export interface Exercise {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly revision: RevisionId;
  readonly prompt: string;
  /** Messages that came before, as arrow lines. */
  readonly given?: string;
  /** Who sends the answer of a `message` exercise. Default client. */
  readonly sender?: Role;
  /** Default `part`. */
  readonly session?: 'part' | 'whole';
  /** `stdio` where framing is taught: each line is read as a line reader would. Default `none`. */
  readonly transport?: 'stdio' | 'none';
  readonly starter: string;
  /** Where something is picked, by the key that an answer names: of `blame`, the ids of rules. */
  readonly options?: Readonly<Record<string, Option>>;
  /** Of a `choice`: any number of options is right, and each is judged by itself. */
  readonly several?: true;
  /** Names that stand as `{name}` in all that it says, and what they are replaced by. */
  readonly vary?: Readonly<Record<string, Variation>>;
  /** A question, a pointer, nearly there. */
  readonly hints: readonly [string, string, string];
  readonly criteria: Readonly<Record<string, Criterion>>;
  readonly solution: string;
  /** What a right answer achieves on the wire, shown when it passes. */
  readonly achieved: string;
  readonly mistakes: readonly Mistake[];
}

/** What the page carries: no mistakes. */
export type PublicExercise = Omit<Exercise, 'mistakes'>;

export interface Result {
  readonly criterion: string;
  readonly label: string;
  readonly outcome: 'met' | 'unmet' | 'unjudged';
  readonly points: number;
  readonly maxPoints: number;
}

export interface Verdict {
  readonly exercise: string;
  readonly revision: RevisionId;
  /** False where nothing could be read. */
  readonly gradable: boolean;
  readonly outcome: 'pass' | 'fail';
  readonly points: number;
  readonly maxPoints: number;
  readonly results: readonly Result[];
  /** First problem first: rules broken, then criteria unmet, then warnings and notes. */
  readonly findings: readonly Finding[];
  /** The answer's messages; offsets count in the answer's text. */
  readonly messages: readonly ReportedMessage[];
}

/** What an answer of some form is. Where `read` is missing, it is no message. */
/** What a kind says of its own, by name; a sentence may have holes. */
export interface KindWords {
  readonly [name: string]: string | KindWords;
}

export interface Kind<W extends KindWords = KindWords> {
  readonly id: string;
  readonly title: string;
  /** How the answer is written, for the editor's label. */
  readonly instruction: string;
  /** What `judge` says; it is handed to it, in the language of the page. */
  readonly words?: W;
  /** How to find messages in it. */
  read?(answer: string, exercise: PublicExercise): Reading;
  /** What it has to be apart from the criteria of the exercise. */
  judge?(answer: string, exercise: PublicExercise, words: W): readonly Judgement[];
}

/** One thing that a kind of exercise asks for, and whether an answer has it. */
export interface Judgement extends Pick<Result, 'criterion' | 'label' | 'outcome' | 'maxPoints'> {
  /** What stands in the way where it is unmet, and where in the answer. */
  readonly miss?: Span & Words & { readonly why: string };
}

/** How a kind wants an answer's text read: by which reader, and as whose words. */
export interface Reading {
  readonly notation: 'one' | 'lines' | 'stdio';
  readonly sender: Role | undefined;
  /** Set where the answer only describes what is sent. */
  readonly written?: Written;
}

/** What an answer stands for that is not itself the text on the wire. */
export interface Written {
  readonly text: string;
  /** Where its bytes are no text. */
  readonly slips: readonly Slip[];
  /** Offset in the answer of each UTF-16 unit of the text, and of its end. */
  readonly offsets: readonly number[];
}

// --------------------------------------------------------------------------------------------------- logs

/** A message found in a log. */
export interface Logged extends Span {
  /** The text that `start` and `end` count in: the log, or what stands in it in another spelling. */
  readonly text: string;
  /** Undefined where the log does not tell: the shape of the message will. */
  readonly sender: Role | undefined;
  /** Where the text is not the log: the place in the log of a place in the text. */
  readonly place?: (offset: number) => number;
  /** Messages of different sessions in one log are judged apart. */
  readonly session?: string;
  /** True where the log cut it short: somebody said something here, and nobody knows what. */
  readonly cut?: true;
}

/** Something in a log that is no protocol, and what it is instead. */
export interface LogLine extends Span {
  readonly reason: string;
}

/** How a program writes down who sent what. A file of `protocol/logs/`. */
export interface LogFormat<W extends Readonly<Record<string, string>> = Readonly<Record<string, string>>> {
  readonly id: string;
  /** What it is, to follow *Read as*. */
  readonly title: string;
  /** What its lines are that hold no message. */
  readonly words?: W;
  /**
   * How sure it is that a text that begins so is of this format, from 0 to 1; nothing below a half counts. A raw stream with
   * noise in it is not: there the noise is what is wrong.
   */
  recognise(head: string): number | boolean;
  /** True where both sides speak in it: what is said to be of one side alone is not of this format. */
  readonly bothSides?: true;
  /** `before`: what the piece before left for this one, where a long log is read piece by piece. */
  read(text: string, before: unknown, words: W): LogReading;
  /**
   * The last place in a text at which the log can be cut in two: no record goes on beyond it. Without this the log is one
   * document, and read at once however long it is.
   */
  lastBreak?(text: string): number;
}

/** What was found in a log. `part`: by its nature it holds only some of what was said, so that nothing can be missing. */
export interface LogReading {
  readonly sent: readonly Logged[];
  readonly other: readonly LogLine[];
  readonly part?: true;
  /** What the transport says of the revision; the messages themselves know better. */
  readonly revision?: string;
  /** What the next piece of the log has to know of this one. */
  readonly after?: unknown;
}

// ----------------------------------------------------------------------------------------- declaring things

/** Declares what a rule says: the first export of its file, `words`. */
/* @__NO_SIDE_EFFECTS__ */
export const defineWords = <M extends string>(words: RuleWords<M>): RuleWords<M> => words;

/**
 * Declares what a rule judges: the default export of its file. `defineRule<typeof words, 'message'>` types the subject of
 * `check` by what the rule is `on`, and its flags by the messages that have words.
 */
/* @__NO_SIDE_EFFECTS__ */
export const defineRule = <W extends RuleWords, On extends keyof Subjects>(
  rule: RuleLogic<MessageOf<W>, On>,
): RuleLogic<MessageOf<W>, On> => rule;

export type MessageOf<W> = W extends RuleWords<infer M> ? M : never;

/** The page of a rule: `export const page: PageOf<typeof words> = { … }`. */
export type PageOf<W> = RulePage<MessageOf<W>>;

export const defineExercise = (exercise: Exercise): Exercise => exercise;

export const defineRevision = (revision: RevisionDifference): RevisionDifference => revision;

export const defineShapes = (shapes: Shapes): Shapes => shapes;

export const defineKind = <W extends KindWords>(kind: Kind<W>): Kind<W> => kind;

export const defineLogFormat = <W extends Readonly<Record<string, string>>>(format: LogFormat<W>): LogFormat<W> =>
  format;

// --------------------------------------------------------------------------------------------------- traces

/** One message as a sequence diagram shows it. Members of a batch are rows of their own with the index of the batch. */
export interface TraceRow extends Span {
  readonly index: number;
  readonly kind: MessageKind;
  readonly sender: Role;
  readonly inferred: boolean;
  readonly id?: Span & { readonly raw: string };
  readonly method?: string;
  /** Row number (place in `rows`) of the request this response answers, and how well it does. */
  readonly answers?: number;
  readonly how?: Answer['how'];
  /** Row number of the response that answers this request. */
  readonly answeredBy?: number;
  /** True for a request that nothing in view answers and nothing cancels. */
  readonly open?: boolean;
  /** True where the row stands at the wrong side: the other role sends this method. */
  readonly wrongDirection?: boolean;
}

export interface Trace {
  readonly rows: readonly TraceRow[];
  readonly report: Report;
}

// -------------------------------------------------------------------------------------------------- formats

/** One text that was checked, and what was found in it. */
export interface Checked {
  /** Name of the file, or `<stdin>`. */
  readonly file: string;
  /** The text that offsets count in. */
  readonly text: string;
  readonly report: Report;
  /** What the text was recognised as, to follow *Read as*. */
  readonly readAs?: string;
  /** The lines of a log that are no protocol, where somebody wants to see them. */
  readonly other?: readonly LogLine[];
  /** Of a log too long to be held: what stands around each place that is shown. `text` is empty then. */
  readonly around?: ReadonlyMap<Span, Around>;
}

/** A few characters of a long text around one place in it. */
export interface Around {
  readonly text: string;
  /** Where that text begins in the long one. */
  readonly start: number;
  /** Line and column of the place. */
  readonly line: number;
  readonly column: number;
}

/** One text that every revision judged. */
export interface Compared {
  readonly file: string;
  readonly comparison: Comparison;
}

/** One text on its way to another revision. */
export interface Migrated {
  readonly file: string;
  readonly migration: Migration;
}

/** One exercise of one learner in a class run. `missing`: not handed in; `unreadable`: handed in, but not as a text. */
export interface Grade {
  readonly learner: string;
  readonly exercise: string;
  readonly outcome: 'pass' | 'fail' | 'missing' | 'unreadable';
  readonly points: number;
  readonly maxPoints: number;
  readonly file?: string;
  /** The answer, where there is one. */
  readonly text?: string;
  /** Why it is unreadable. */
  readonly reason?: string;
  readonly verdict?: Verdict;
}

/** Something in a class folder that is nobody's answer. */
export interface Ignored {
  readonly file: string;
  readonly reason: string;
}

/** A class run. Every learner has a grade for every exercise, in order of learner, then exercise. */
export interface Grading {
  readonly version: string;
  readonly grades: readonly Grade[];
  readonly ignored: readonly Ignored[];
}

/** What a format is written on: whether it shows colour, and how many columns it has. */
export interface Paper {
  readonly colour: boolean;
  readonly width: number;
}

/** How results are written down. A format that lacks one of these is not offered for it. */
export interface Format {
  readonly id: string;
  readonly title: string;
  check?(checked: readonly Checked[], paper: Paper): string;
  compare?(compared: readonly Compared[], paper: Paper): string;
  migrate?(migrated: readonly Migrated[], paper: Paper): string;
  grade?(grading: Grading, paper: Paper): string;
}

export const defineFormat = (format: Format): Format => format;
