/** Which findings stand in which row of a figure. */
import type { Finding, Trace, TraceRow } from '../../graders/types.ts';

/** What a figure draws of a trace; while somebody writes there are rows and no findings. */
export interface Drawn {
  readonly rows: Trace['rows'];
  readonly report: Pick<Trace['report'], 'findings'>;
}

export interface RowFindings {
  /** Broken requirements of the message itself. */
  readonly faults: readonly Finding[];
  /** Recommendations it does not follow. */
  readonly advice: readonly Finding[];
  /** Set where nobody answers this request: said in a row of its own, where the waiting ends. */
  readonly unanswered: Finding | undefined;
}

/** The rule that speaks of a request without an answer. */
const UNANSWERED = /(^|\/)response-missing$/;

export const findingsIn = (row: TraceRow, { report }: Drawn): RowFindings => {
  const here = report.findings.filter(
    (finding) => finding.index === row.index && finding.start >= row.start && finding.start <= row.end,
  );
  const unanswered = here.find((finding) => UNANSWERED.test(finding.rule));
  return {
    faults: here.filter((finding) => finding.severity === 'error' && finding !== unanswered),
    advice: here.filter((finding) => finding.severity === 'warning'),
    unanswered,
  };
};
