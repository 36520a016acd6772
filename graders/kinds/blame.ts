import { put } from '../protocol/put.ts';
import { defineKind, type Judgement } from '../types.ts';

const form = /^\s*(\d+)(?:\s+(\S+))?\s*$/;

export default defineKind({
  id: 'blame',
  title: 'Whose fault is it',
  instruction: 'Write the number of the message at fault, counted from 1, and the id of the rule that it breaks.',
  words: {
    message: 'names the message at fault',
    rule: 'names the rule that it breaks',
    nothing: {
      what: 'No message is named yet.',
      why: 'There is nothing to judge.',
      fix: 'Name a message by its number, counted from 1, and the rule that it breaks.',
    },
    innocent: {
      what: 'Message {number} breaks no rule.',
      why: 'It may look strange, and it is allowed; or it only follows from what went wrong elsewhere.',
      fix: 'Read the exchange from the top. Where does something happen for which there is no reason yet?',
    },
    picked: { what: 'You picked: {label}', fix: 'Compare the message with each of the rules.' },
    none: {
      what: 'No rule is named yet.',
      unknown: '`{id}` is none of the rules to choose from.',
      why: 'Whoever is told of a fault wants to know which.',
      fix: 'Name one of these besides the message: {rules}.',
    },
  },
  judge(answer, { solution, options = {} }, words): readonly Judgement[] {
    const message = { criterion: 'message', label: words.message, maxPoints: 1 } as const;
    const rule = { criterion: 'rule', label: words.rule, maxPoints: 1 } as const;
    const [, number, id] = form.exec(answer) ?? [];
    const [, rightNumber, rightId] = form.exec(solution)!;
    const whole = { start: 0, end: answer.trimEnd().length };
    if (number === undefined) {
      return [
        { ...message, outcome: 'unjudged', miss: { ...whole, ...words.nothing } },
        { ...rule, outcome: 'unjudged' },
      ];
    }
    const start = answer.indexOf(number);
    const innocent = { ...words.innocent, what: put(words.innocent.what, { number }) };
    const ofMessage: Judgement =
      Number(number) === Number(rightNumber)
        ? { ...message, outcome: 'met' }
        : { ...message, outcome: 'unmet', miss: { start, end: start + number.length, ...innocent } };
    if (id === rightId) return [ofMessage, { ...rule, outcome: 'met' }];
    const at = id === undefined ? whole : { start: answer.indexOf(id), end: answer.indexOf(id) + id.length };
    const option = id !== undefined && Object.hasOwn(options, id) ? options[id] : undefined;
    const { picked, none } = words;
    const said = option
      ? { what: put(picked.what, { label: option.label }), why: option.why, fix: picked.fix }
      : {
          what: id === undefined ? none.what : put(none.unknown, { id }),
          why: none.why,
          fix: put(none.fix, { rules: Object.keys(options).join(', ') }),
        };
    return [ofMessage, { ...rule, outcome: 'unmet', miss: { ...at, ...said } }];
  },
});
