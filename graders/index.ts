/**
 * The public API. Pure: text in, findings and words out; the same in every host.
 *
 *   check(input, options?): Report          what is wrong with these messages
 *   trace(input, options?): Trace           the same, with the pairing that a sequence diagram draws
 *   grade(exercise, answer, options?)       a verdict with points
 *   explain(ruleId)                         one rule with its page, or undefined
 *   rules, exercises, revisions, kinds      the catalogues as data
 */
export type * from './types.ts';
