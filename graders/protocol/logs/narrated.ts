import { defineLogFormat, type Logged, type LogLine, type Span } from '../../types.ts';
import { type Cue, clientsMethod, cueOf, opening, plainSides, rolesByWord, serversMethod } from '../log-cues.ts';
import { hasBareMessages, headLines, lastLine, linesOf, valueAt } from '../log-lines.ts';

const passedOn = /\b(?:forward|relay|prox)(?:ed|ing|ied|s)?\b/i;

const common = /^(?:trace|debug|info|notice|warn|warning|error|critical|fatal|main)$/i;

/** Names in brackets tell connections apart; times, levels, threads and directions do not. */
const sessionOf = (words: string): string =>
  [...words.matchAll(/\[([^\]\d]{1,60})\]/g)]
    .map(([, inside = '']) => inside.trim())
    .filter((inside) => !common.test(inside) && !cueOf(inside))
    .join(' ');

/** A line that is a message behind some words. */
interface Told extends Span {
  readonly words: string;
  readonly cue: Cue | undefined;
}

const toldOn = (text: string, { start, end }: Span): Told | undefined => {
  const words = opening.exec(text.slice(start, Math.min(end, start + 400)))?.[0];
  if (!words?.trim()) return undefined;
  const from = start + words.length;
  return /["']jsonrpc["']/.test(text.slice(from, end)) ? { words, cue: cueOf(words), start: from, end } : undefined;
};

type Votes = ReadonlyMap<string, number>;

const votesOf = (text: string, lines: readonly (Told | undefined)[], before: Votes | undefined): Votes => {
  const votes = new Map(before);
  for (const line of lines) {
    if (!line?.cue || line.cue.sender) continue;
    const said = text.slice(line.start, line.end);
    const vote = clientsMethod.test(said) ? 1 : serversMethod.test(said) ? -1 : 0;
    votes.set(line.cue.word, (votes.get(line.cue.word) ?? 0) + vote);
  }
  return votes;
};

/** A message that is whole, or broken as it was sent: one without its end was cut by the log. */
const messageIn = (text: string, { start, end }: Told): Pick<Logged, 'text' | 'start' | 'end' | 'cut'> => {
  const value = valueAt(text, start, end);
  if (value) return { text, start: value.start, end: value.end };
  return { text, start, end, ...(!/[}\]]$/.test(text.slice(start, end)) && { cut: true as const }) };
};

interface Learnt {
  readonly votes: Votes;
  /** How often each connection was opened. */
  readonly counts: ReadonlyMap<string, number>;
}

export default defineLogFormat({
  id: 'narrated',
  title: 'log lines with words before each message',
  bothSides: true,
  words: { other: 'a line without a message', again: 'the same message again, passed on' },

  /**
   * Both sides speak, each under its own words. Where messages stand alone on their lines too, or all stand behind the same
   * words, it is a stream that somebody printed into.
   */
  recognise(head) {
    const cues = headLines(head).map((line) => toldOn(head, line)?.cue);
    const sides = new Set(cues.map((cue) => cue && (cue.sender ?? cue.word)).filter(Boolean));
    return sides.size > 1 && !hasBareMessages(head) ? 0.6 : 0;
  },

  read(text, before, words) {
    const learnt = before as Learnt | undefined;
    const lines = linesOf(text);
    const told = lines.map((line) => toldOn(text, line));
    const votes = votesOf(text, told, learnt?.votes);
    const roles = rolesByWord(votes);
    const counts = new Map(learnt?.counts);
    const sent: Logged[] = [];
    const other: LogLine[] = [];
    const recent: string[] = [];
    for (let at = 0; at < lines.length; at++) {
      const line = told[at];
      if (!line) {
        other.push({ ...lines[at]!, reason: words.other });
        continue;
      }
      const { cue } = line;
      const message = messageIn(text, line);
      const said = text.slice(message.start, message.end);
      if (passedOn.test(line.words) && recent.includes(said)) {
        other.push({ ...lines[at]!, reason: words.again });
        continue;
      }
      recent[at % 8] = said;
      const sender = cue && (cue.sender ?? roles.get(cue.word) ?? plainSides.get(cue.word));
      const session = sessionOf(line.words);
      const count = (counts.get(session) ?? 0) + Number(/"method"\s*:\s*"initialize"/.test(said));
      counts.set(session, count);
      sent.push({ ...message, sender, session: `${session} ${count}` });
    }
    return { sent, other, after: { votes, counts } satisfies Learnt };
  },

  lastBreak: lastLine,
});
