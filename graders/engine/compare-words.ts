/** What is said of one text by several revisions. A sentence called `more` fits every number above one. */
import type { RuleWords } from '../types.ts';

const leaves: RuleWords = {
  title: 'A response leaves with its request',
  headline: 'Nobody would wait for this response',
  why: 'A response says nothing by itself. Without its request the other side has no place for it.',
  messages: {
    answer: {
      what: 'This answers `{method}`, which {revision} does not have.',
      fix: 'Leave it out with its request, and answer what is asked instead.',
    },
    discover: {
      what: '`server/discover` is not in {revision}. There the handshake tells about the server.',
      fix: 'Open the session with `initialize` instead, with version and capabilities in its `params`.',
    },
    message: {
      what: '`{method}` is not in {revision}.',
      fix: 'Leave this message out, or do the same by a method of {revision}.',
    },
  },
};

const states: RuleWords = {
  title: 'A message names the revision that it speaks',
  headline: 'The other side would answer by another revision',
  why: 'Both sides act by the revision that is named, whatever the rest of the message looks like.',
  messages: {
    named: {
      what: 'The `{name}` says `{value}`.',
      fix: 'Write `{revision}` there.',
    },
    carried: {
      what: 'The `_meta` names a protocol version, `{value}`.',
      fix: 'Take it out. In {revision} the two sides agree on a version once, in the handshake that opens the session.',
    },
  },
};

export default {
  /** What one revision says, without its name. */
  alone: {
    legal: 'Legal.',
    warned: 'Legal, with a warning: {what}',
    warnedIn: 'Legal, with a warning about message {number}: {what}',
    lacks: 'It lacks `{name}`.',
    lacksIn: 'Message {number} lacks `{name}`.',
    not: '{what}',
    notIn: 'Message {number}: {what}',
  },
  some: {
    legal: 'Legal in {revisions}.',
    warned: 'Legal with a warning in {revisions}: {what}',
    warnedIn: 'Legal in {revisions}, with a warning about message {number}: {what}',
    lacks: 'In {revisions} it lacks `{name}`.',
    lacksIn: 'In {revisions} message {number} lacks `{name}`.',
    not: 'Not in {revisions}: {what}',
    notIn: 'Not in {revisions}, because of message {number}: {what}',
  },
  every: {
    legal: 'Legal in every revision.',
    warned: 'Legal with a warning in every revision: {what}',
    warnedIn: 'Legal in every revision, with a warning about message {number}: {what}',
    lacks: 'In every revision it lacks `{name}`.',
    lacksIn: 'In every revision message {number} lacks `{name}`.',
    not: 'Not in any revision: {what}',
    notIn: 'Not in any revision, because of message {number}: {what}',
  },
  further: {
    errors: { one: 'There is 1 more error.', more: 'There are {count} more errors.' },
    warnings: { one: 'There is 1 more warning.', more: 'There are {count} more warnings.' },
  },
  names: {
    plain: 'plain JSON-RPC 2.0',
    span: '{first} to {last}',
    several: '{names}, {last}',
    last: '{names} and {last}',
  },
  migration: {
    nothing: 'From {from} to {to}: nothing to change.',
    must: { one: 'From {from} to {to}: 1 change to make.', more: 'From {from} to {to}: {count} changes to make.' },
    may: {
      one: 'From {from} to {to}: 1 thing to think about.',
      more: 'From {from} to {to}: {count} things to think about.',
    },
    also: { one: '1 more thing to think about.', more: '{count} more things to think about.' },
    kept: { one: '1 error in both.', more: '{count} errors in both.' },
  },
  leaves,
  states,
};
