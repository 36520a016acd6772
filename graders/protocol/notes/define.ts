/** What the reference says of methods and of all that they carry. The forms stand in `shapes/`; here stand the words. */
import type { InForce, MemberShape, Role } from '../../types.ts';

/** Words on a member: what it is, and why it is there. */
export type MemberNote =
  | string
  | {
      readonly words: string;
      /** What the shapes leave to a rule of its own, or leave out: it is laid over what they say. */
      readonly form?: MemberShape;
      /** When it must be there, where that hangs on another member. */
      readonly when?: string;
    };

/**
 * By path, in the order in which they are shown: `completion.values`, `hints[].name`; `(text).text` for a member of the
 * shape that a value such as `text` decides for.
 */
export type Members = Readonly<Record<string, MemberNote>>;

/** A capability that one side has to declare before the method may be used. */
export interface Need extends InForce {
  /** `receiver`: where either side may ask, the one that is asked. */
  readonly of: Role | 'receiver' | 'both';
  /** `tools`, or a path: `resources.subscribe`. */
  readonly capability: string;
  /** What it is needed for, where that is not the whole method. */
  readonly for?: string;
}

export interface MethodNotes {
  /** What it does, as a heading. */
  readonly title: string;
  /** One sentence on what it is for. */
  readonly purpose: string;
  /** Who sends it, and what happens then. */
  readonly happens: string;
  /** What beginners take it for. */
  readonly confused: string;
  readonly needs?: readonly Need[];
  /** What comes back, where its members do not tell. */
  readonly answer?: string;
  /** Results that may come instead of its own, by their names in the shapes. */
  readonly instead?: readonly string[];
  /** Where it is no message of its own any more, but travels inside of others. */
  readonly inside?: { readonly from: string; readonly words: string };
  /** What does its work where it is gone. */
  readonly heir?: string;
  /** Rules on it that name no method themselves. */
  readonly rules?: readonly string[];
  /** A worked exchange with a handshake before it, as arrow lines; good in each of those revisions that have the method. */
  readonly legacy?: string;
  /** The same without a handshake. */
  readonly modern?: string;
}

/** A named part of messages. */
export interface ThingNotes extends InForce {
  readonly words: string;
  /** Shown on the page of what messages share, and not on that of the first method that has it. */
  readonly shared?: true;
  /** How it is called in a heading, where the name of its shape would not do. */
  readonly title?: string;
  readonly members?: Members;
}

/** The words on one area. Names are those of the shapes of the same area; what is only here has its form in its notes. */
export interface Notes {
  readonly methods?: Readonly<Record<string, MethodNotes>>;
  readonly params?: Readonly<Record<string, Members>>;
  readonly results?: Readonly<Record<string, Members>>;
  readonly things?: Readonly<Record<string, ThingNotes>>;
  /** Results that come instead of a method's own: `input_required`. */
  readonly instead?: Readonly<Record<string, ThingNotes>>;
}

export const defineNotes = (notes: Notes): Notes => notes;

/** The `_meta` that a request of 2026-07-28 brings along, for worked exchanges. */
export const meta = (capabilities = '{}', more = ''): string =>
  `"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":${capabilities},"io.modelcontextprotocol/clientInfo":{"name":"quay","version":"1.2.0"}${more}}`;

/** The hints by which a result is kept: the same words wherever they stand. */
export const cached: Members = {
  ttlMs: {
    words:
      'For how many milliseconds the answer holds. `0` says that it may be old the moment it arrives; the client asks again when it needs to.',
    form: { type: 'integer', range: [0, Number.POSITIVE_INFINITY], required: true, from: '2026-07-28' },
  },
  cacheScope: {
    words:
      'Who may be handed the kept answer: everybody (`public`), or only whoever asked with the same rights (`private`).',
    form: { type: 'string', enum: ['public', 'private'], required: true, from: '2026-07-28' },
  },
};

/** The opaque mark of a page of a list, in the request and in the result. */
export const paged = {
  cursor: 'Where the next page begins: the `nextCursor` of the page before, unchanged. Left out, the list starts anew.',
  nextCursor: 'There is more, and this names the place. Only its absence says that the list is complete.',
} as const;

/** What the second attempt of a request brings along. */
export const retried: Members = {
  inputResponses:
    'In a second attempt: the answers to what the server asked back, each under the name under which it was asked.',
  requestState:
    'In a second attempt: the text the server handed out with its questions, returned unread and unchanged.',
};

/** The member by which a block is known for what it is. */
export const always = (type: string): MemberNote => ({
  words: `Always \`${type}\`.`,
  form: { type: 'string', enum: [type], required: true },
});
