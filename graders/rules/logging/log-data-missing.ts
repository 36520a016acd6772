import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A log message has its `level` and its `data`',
  headline: 'The log message would be dropped',
  why: 'A client files a log message by `level` and shows `data`. Where one of them is missing it drops the message, and nobody is told: notifications get no answer.',
  messages: {
    data: {
      what: 'The log message has no `data`.',
      fix: 'Put what there is to say into `data`: a string, an object, any JSON value.',
    },
    level: {
      what: 'The log message has no `level`.',
      fix: 'Add a `level`, from `debug` for the least of it up to `emergency`.',
    },
    both: {
      what: 'The log message has neither `level` nor `data`.',
      fix: 'Add both: how grave it is, and what there is to say.',
    },
    instead: {
      what: 'The log message has `{found}` where `{name}` belongs.',
      fix: 'Rename the member. What is logged may be more than a text, hence the name.',
    },
    'level-instead': {
      what: 'The log message has `{found}` where `{name}` belongs.',
      fix: 'Rename the member.',
    },
  },
});

export default defineRule<typeof words, 'fault'>({
  id: 'logging/log-data-missing',
  level: 'MUST',
  addedIn: '2024-11-05',
  on: 'fault',
  check(fault, flag) {
    const { instead, data } = fault;
    if (data.names !== data.name) flag('both', fault, data);
    else if (data.name === 'data') flag(instead ? 'instead' : 'data', fault, data);
    else flag(instead ? 'level-instead' : 'level', fault, data);
  },
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'server/utilities/logging', section: 'log-message-notifications' }],
  good: [
    '<-- {"jsonrpc":"2.0","method":"notifications/message","params":{"level":"info","data":"ready"}}',
    {
      text: '<-- {"jsonrpc":"2.0","method":"notifications/message","params":{"level":"error","logger":"db","data":{"tries":3}}}',
      note: 'Data may be any JSON value.',
    },
    '<-- {"jsonrpc":"2.0","method":"notifications/message","params":{"level":"info","data":null}}',
  ],
  bad: {
    data: '<-- {"jsonrpc":"2.0","method":"notifications/message","params":«{»"level":"info"}}',
    level: '<-- {"jsonrpc":"2.0","method":"notifications/message","params":«{»"data":"ready"}}',
    both: '<-- {"jsonrpc":"2.0","method":"notifications/message","params":«{»"logger":"db"}}',
    instead: '<-- {"jsonrpc":"2.0","method":"notifications/message","params":«{»"level":"info","message":"ready"}}',
    'level-instead':
      '<-- {"jsonrpc":"2.0","method":"notifications/message","params":«{»"severity":"info","data":"ready"}}',
  },
  realLife: 'Silence: the log window stays empty, and the server believes that it has spoken.',
  thought: 'The method ends in `message`, and logs have a message.',
};
