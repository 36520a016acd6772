import { defineExercise } from '../../types.ts';

export default defineExercise({
  id: 'dispatcher/whose-fault',
  kind: 'blame',
  title: 'One call hangs: whose fault is it?',
  revision: '2025-11-25',
  vary: {
    id: { from: 5, to: 60 },
    tool: ['convert', 'translate', 'resize', 'lookup'],
    ask: ['s1', 'r-1', 'own-1'],
  },
  prompt:
    'A client’s call waits until it gives up, although the server has worked on it and failed. Read what went over the wire. Name the message at fault by its number, counted from 1, and the rule that it breaks.',
  given: [
    '--> {"jsonrpc":"2.0","id":{id},"method":"tools/call","params":{"name":"{tool}","arguments":{}}}',
    '--> {"jsonrpc":"2.0","id":"alive","method":"ping"}',
    '<-- {"jsonrpc":"2.0","id":"alive","result":{}}',
    '<-- {"jsonrpc":"2.0","id":"{ask}","method":"roots/list"}',
    '--> {"jsonrpc":"2.0","id":"{ask}","result":{"roots":[]}}',
    '<-- {"jsonrpc":"2.0","id":null,"error":{"code":-32603,"message":"Internal error"}}',
  ].join('\n'),
  starter: '',
  options: {
    'exchange/response-missing': {
      label: 'Every request gets a response',
      why: 'The server did write one for the call. What is wrong is what stands in it.',
    },
    'exchange/response-id-unknown': {
      label: 'A response names an id that somebody asked under',
      why: 'Each of the ids that came back was asked under. In one response there is none to look up.',
    },
    'jsonrpc/error-id-absent': {
      label: 'An error carries the id of its request',
      right: true,
      why: 'The call was readable, and so was its id. With null in its place the client cannot tell which request has failed.',
    },
    'exchange/wrong-direction': {
      label: 'Each method is sent by the side it belongs to',
      why: 'In this revision a server may ask its client for the roots, and either side may ask for a sign of life.',
    },
    'exchange/notification-answered': {
      label: 'Nobody answers a notification',
      why: 'There is no notification here: each line with a method has an id.',
    },
  },
  hints: [
    'Take each response in turn. Which request does the client strike off its list?',
    'An answer that overtakes another is allowed, and so is a question from the server. Look for a line that fits no open request.',
    'The handler failed, and with it whatever remembered the id. Which line was written then?',
  ],
  criteria: {},
  solution: '6 jsonrpc/error-id-absent',
  achieved: 'The server kept the code and lost the id. Null is for ids that could not be read, and this one could.',
  mistakes: [
    { label: 'the answer that overtakes is blamed', answer: '3 jsonrpc/error-id-absent', finds: 'message' },
    { label: 'the server’s own question is blamed', answer: '4 exchange/wrong-direction', finds: 'message' },
    { label: 'the call is said to be unanswered', answer: '6 exchange/response-missing', finds: 'rule' },
    { label: 'null is taken for an unknown id', answer: '6 exchange/response-id-unknown', finds: 'rule' },
  ],
});
