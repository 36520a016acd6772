import { defineKind, type Judgement } from '../types.ts';

const form = /^\s*(\d+)(?:\s+(\S+))?\s*$/;

const message = { criterion: 'message', label: 'names the message at fault', maxPoints: 1 } as const;
const rule = { criterion: 'rule', label: 'names the rule that it breaks', maxPoints: 1 } as const;

const nothing = {
  what: 'No message is named yet.',
  why: 'There is nothing to judge.',
  fix: 'Name a message by its number, counted from 1, and the rule that it breaks.',
} as const;

export default defineKind({
  id: 'blame',
  title: 'Whose fault is it',
  instruction: 'Write the number of the message at fault, counted from 1, and the id of the rule that it breaks.',
  judge(answer, { solution, options = {} }): readonly Judgement[] {
    const [, number, id] = form.exec(answer) ?? [];
    const [, rightNumber, rightId] = form.exec(solution)!;
    const whole = { start: 0, end: answer.trimEnd().length };
    if (number === undefined) {
      return [
        { ...message, outcome: 'unjudged', miss: { ...whole, ...nothing } },
        { ...rule, outcome: 'unjudged' },
      ];
    }
    const isMessage = Number(number) === Number(rightNumber);
    const ofMessage: Judgement = isMessage
      ? { ...message, outcome: 'met' }
      : {
          ...message,
          outcome: 'unmet',
          miss: {
            start: answer.indexOf(number),
            end: answer.indexOf(number) + number.length,
            what: `Message ${number} breaks no rule.`,
            why: 'It may look strange, and it is allowed; or it only follows from what went wrong elsewhere.',
            fix: 'Read the exchange from the top. Where does something happen for which there is no reason yet?',
          },
        };
    if (id === rightId) return [ofMessage, { ...rule, outcome: 'met' }];
    const at = id === undefined ? whole : { start: answer.indexOf(id), end: answer.indexOf(id) + id.length };
    const option = id !== undefined && Object.hasOwn(options, id) ? options[id] : undefined;
    const words = option
      ? { what: `You picked: ${option.label}`, why: option.why, fix: 'Compare the message with each of the rules.' }
      : {
          what: id === undefined ? 'No rule is named yet.' : `\`${id}\` is none of the rules to choose from.`,
          why: 'Whoever is told of a fault wants to know which.',
          fix: `Name one of these besides the message: ${Object.keys(options).join(', ')}.`,
        };
    return [ofMessage, { ...rule, outcome: 'unmet', miss: { ...at, ...words } }];
  },
});
