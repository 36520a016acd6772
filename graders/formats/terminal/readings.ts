/** What texts were read as, and the lines of logs that are no protocol. */
import type { Checked, LogLine, Paper, Report } from '../../types.ts';
import { counted, listed } from './count.ts';
import { harmless, ink } from './ink.ts';
import { cut } from './width.ts';

/** `session.log:12: a header: Host: localhost` */
const others = (checked: Checked, paper: Paper): string => {
  const { file, text, other, around } = checked;
  if (!other) return '';
  if (around) return othersOfLong(checked, around, paper);
  const cuts = cutIn(checked).map(({ start, end }) => ({ start, end, reason: 'cut short in the log, and not judged' }));
  let line = 1;
  let at = 0;
  return [...other, ...cuts]
    .sort((one, two) => one.start - two.start)
    .map(({ start, end, reason }: LogLine) => {
      for (let feed = text.indexOf('\n', at); feed !== -1 && feed < start; feed = text.indexOf('\n', at)) {
        at = feed + 1;
        line++;
      }
      const [first = ''] = text.slice(start, Math.min(end, start + 400)).split(/\r?\n/, 1);
      const lead = `${harmless(file)}:${line}: ${reason}: `;
      return `${ink(paper, lead, 'dim')}${cut(harmless(first), Math.max(20, paper.width - lead.length))}\n`;
    })
    .join('');
};

const othersOfLong = (
  { file, other = [], report }: Checked,
  around: NonNullable<Checked['around']>,
  paper: Paper,
): string => {
  const lines = other.flatMap((one) => {
    const own = around.get(one);
    if (!own) return [];
    const [first = ''] = own.text.slice(one.start - own.start).split(/\r?\n/, 1);
    const lead = `${harmless(file)}:${own.line}: ${one.reason}: `;
    return [`${ink(paper, lead, 'dim')}${cut(harmless(first), Math.max(20, paper.width - lead.length))}\n`];
  });
  const left = (report.ignored ?? 0) - lines.length;
  return lines.join('') + (left > 0 ? `${harmless(file)}: ${left} more lines that are no protocol.\n` : '');
};

/** Messages of which the log keeps a part only: nobody can read them, and nobody is blamed for it. */
const cutIn = ({ report: { format, messages, findings } }: Checked): Report['messages'] => {
  if (format === undefined) return [];
  const blamed = new Set(findings.map(({ index }) => index));
  return messages.filter(({ kind, index }) => kind === 'unreadable' && !blamed.has(index));
};

/** `Read as an HTTP archive; 2 lines are no protocol, --verbose shows them.` */
const reading = (checked: Checked, several: boolean): string => {
  const { file, readAs = '', other, report } = checked;
  const { ignored = 0 } = report;
  const cuts = report.counted?.cut ?? cutIn(checked).length;
  const left = listed([
    ignored > 0 && `${counted(ignored, 'line is', 'lines are')} no protocol`,
    cuts > 0 && `${counted(cuts, 'message is', 'messages are')} cut short in it`,
    (ignored > 0 || cuts > 0) && !other && '--verbose shows them',
  ]);
  return `${several ? `${harmless(file)}: ` : ''}Read as ${readAs}${left === '' ? '' : `; ${left}`}.\n`;
};

/** Nothing for arrow lines and raw streams, which are what is expected. */
export const readings = (checked: readonly Checked[], paper: Paper): string => {
  const told = checked.filter(({ readAs }) => readAs !== undefined);
  const lists = told.map((one) => others(one, paper)).join('');
  const apart = checked.length > 1 && told.some(({ report }) => report.format !== 'streams');
  return `${lists === '' ? '' : `${lists}\n`}${[...new Set(told.map((one) => reading(one, apart)))].join('')}`;
};
