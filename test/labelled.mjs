/**
 * Scores the built grader against labelled messages and exchanges.
 *
 *   node test/labelled.mjs [--layers 0-3] [--verbose] FILE…
 *
 * A file is NDJSON: items with `text` are single messages (`revision`, `from`, `valid`, `rules`, `advice`), items with
 * `messages` are whole sessions (`findings` and `advice` as `{ rule, at }`). Items that break a rule the grader does not
 * have yet are left out and counted.
 */
import { readFileSync } from 'node:fs';
import { check, rules } from '../dist/index.js';

const names = new Map([...rules.keys()].map((id) => [id.split('/').pop(), id]));

const bytesOf = (base64) => Uint8Array.from(Buffer.from(base64, 'base64'));

const inputOf = (item) => {
  const sender = item.from;
  if (item.messages)
    return [
      item.messages.map(({ from, text }) => ({ sender: from, text })),
      { session: 'whole', transport: item.transport === 'stdio' ? 'stdio' : 'none' },
    ];
  if (item.bytesBase64) return [bytesOf(item.bytesBase64), { sender, transport: item.raw ? 'stdio' : 'none' }];
  if (item.raw) return [item.text, { sender, transport: 'stdio' }];
  return [[{ sender, text: item.text }], { transport: 'stdio' }];
};

const expected = (item, what) =>
  item.messages
    ? (item[what === 'rules' ? 'findings' : 'advice'] ?? []).map(({ rule, at }) => `${rule}@${at}`)
    : (item[what] ?? []);

const got = (item, findings) =>
  findings.map(({ rule, index }) => (item.messages ? `${rule.split('/').pop()}@${index}` : rule.split('/').pop()));

const same = (a, b) => a.length === b.length && [...a].sort().join() === [...b].sort().join();

export const score = (items) => {
  const tally = {
    items: 0,
    leftOut: 0,
    outcome: 0,
    broken: 0,
    rule: 0,
    falseAlarms: 0,
    advice: 0,
    adviceFound: 0,
    extraAdvice: 0,
  };
  const wrong = [];
  for (const item of items) {
    const labels = expected(item, 'rules');
    if (labels.some((label) => !names.has(label.split('@')[0]))) {
      tally.leftOut++;
      continue;
    }
    const [input, options] = inputOf(item);
    const revision = item.revision === 'jsonrpc-2.0' ? '2.0' : item.revision;
    const report = check(input, { revision, answers: item.answers, ...options });
    const errors = got(
      item,
      report.findings.filter(({ severity }) => severity === 'error'),
    );
    const softer = got(
      item,
      report.findings.filter(({ severity }) => severity !== 'error'),
    );
    const advice = expected(item, 'advice').filter((label) => names.has(label.split('@')[0]));
    const missed = advice.filter((label) => !softer.includes(label) && !errors.includes(label));
    const extra = softer.filter((label) => !advice.includes(label));
    tally.items++;
    const outcome = (report.outcome === 'pass') === item.valid;
    if (outcome) tally.outcome++;
    if (!item.valid) tally.broken++;
    if (!item.valid && same(errors, labels)) tally.rule++;
    if (item.valid && errors.length > 0) tally.falseAlarms++;
    tally.advice += advice.length;
    tally.adviceFound += advice.length - missed.length;
    tally.extraAdvice += extra.length;
    if (!outcome || !same(errors, labels) || missed.length > 0 || extra.length > 0) {
      wrong.push({ name: item.name, revision: item.revision, labels, errors, missed, extra, item });
    }
  }
  return { tally, wrong };
};

const percent = (part, whole) => `${part} of ${whole} (${whole === 0 ? '–' : ((100 * part) / whole).toFixed(1)} %)`;

if (process.argv[1]?.endsWith('labelled.mjs')) {
  const verbose = process.argv.includes('--verbose');
  for (const file of process.argv.slice(2).filter((word) => !word.startsWith('--'))) {
    const items = readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
    const { tally, wrong } = score(items);
    console.log(`${file}: ${tally.items} judged, ${tally.leftOut} left out (a rule the grader does not have)`);
    console.log(`  outcome right   ${percent(tally.outcome, tally.items)}`);
    console.log(`  rules right     ${percent(tally.rule, tally.broken)} of those that break one`);
    console.log(`  false alarms    ${tally.falseAlarms}`);
    console.log(
      `  advice given    ${percent(tally.adviceFound, tally.advice)}, ${tally.extraAdvice} beyond the labels`,
    );
    if (!verbose) continue;
    for (const { name, revision, labels, errors, missed, extra, item } of wrong) {
      console.log(
        `  - ${name} (${revision}) labels [${labels}] errors [${errors}]${missed.length ? ` missed [${missed}]` : ''}${extra.length ? ` beyond [${extra}]` : ''}`,
      );
      if (!same(errors, labels))
        console.log(
          `      ${JSON.stringify(item.text ?? item.messages.map(({ from, text }) => `${from === 'client' ? '-->' : '<--'} ${text}`)).slice(0, 1200)}`,
        );
    }
  }
}
