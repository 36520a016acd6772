/** Words that stand before a message in a log, and what they say of who sent it. */
import type { Role } from '../types.ts';
import { otherSide } from './log-lines.ts';

/** What stands before the message on its line; a stream has nothing there. */
export const opening = /^[^{]{1,300}?(?=\{\s*["']|\[\s*\{)/;

// Phrases that say who speaks, whoever wrote the log.
const client =
  /\b(?:from (?:the )?client|client (?:says|said|sends|sent|wrote)|(?:client|local|host) ?(?:-+>|=+>|→|to) ?(?:server|remote)|to (?:the )?server)\b/i;
const server =
  /\b(?:from (?:the )?server|server (?:says|said|sends|sent|wrote)|(?:server|remote) ?(?:-+>|=+>|→|to) ?(?:client|local|host)|to (?:the )?client)\b/i;

// Words that tell two sides apart. Whose they are, the methods sent under them say; a name is taken at its word else.
const name = /(?:^|[\s[(])(client|server|c|s)[\])]?\s*[:>|]?\s*$/i;
const side =
  /\b(sen[dt]|receiv|recv|read|writ|wrote|outgoing|incoming|outbound|inbound|request|respon|reply|notification|stdin|stdout|in|out|tx|rx)(?:ing|ed|es|en|e|s|se|ten)?\b/gi;
const arrow = /(?:^|\s)(?:(-{1,2}>|→|>{2,3})|<-{1,2}|←|<{2,3})(?:\s|$)/;
/** A name by itself, or an arrow, where the methods seen under it do not say more. */
export const plainSides: ReadonlyMap<string, Role> = new Map([
  ['client', 'client'],
  ['c', 'client'],
  ['stdin', 'client'],
  ['>', 'client'],
  ['<', 'server'],
  ['server', 'server'],
  ['s', 'server'],
  ['stdout', 'server'],
]);

export interface Cue {
  readonly word: string;
  readonly sender?: Role;
}

/** What the words before a message say of who sent it. */
export const cueOf = (words: string): Cue | undefined => {
  if (client.test(words)) return { word: '', sender: 'client' };
  if (server.test(words)) return { word: '', sender: 'server' };
  const pointed = arrow.exec(words);
  if (pointed) return { word: pointed[1] ? '>' : '<' };
  const word = name.exec(words)?.[1] ?? [...words.matchAll(side)].at(-1)?.[1];
  return word === undefined ? undefined : { word: word.toLowerCase().replace('sent', 'send') };
};

/** Whose methods they are, for words such as `in` and `out`. */
export const clientsMethod =
  /"method"\s*:\s*"(?:initialize|notifications\/initialized|(?:tools|resources|prompts|completion|logging|server)\/)/;
export const serversMethod =
  /"method"\s*:\s*"(?:(?:sampling|elicitation|roots)\/|notifications\/(?:message|tools|resources|prompts)\b)/;

/** Who each word stands for, by the votes; of two words the other one stands for the other side. */
export const rolesByWord = (votes: ReadonlyMap<string, number>): ReadonlyMap<string, Role> => {
  const roles = new Map<string, Role>();
  for (const [word, vote] of votes) if (vote !== 0) roles.set(word, vote > 0 ? 'client' : 'server');
  const [known] = roles.values();
  if (votes.size === 2 && roles.size === 1) {
    for (const word of votes.keys()) if (!roles.has(word)) roles.set(word, otherSide(known)!);
  }
  return roles;
};
