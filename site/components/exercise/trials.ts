/** Four messages for the home page, each with one fault that people make on their first day. */
import home from '../../i18n/home.ts';

const t = home.trial.faults;

export interface Fault {
  readonly label: string;
  readonly text: string;
}

const call = `--> {
  "jsonrpc": "2.0",
  "id": null,
  "method": "tools/call",
  "params": {
    "name": "get_weather",
    "arguments": { "city": "Lyon" }
  }
}`;

const quotes = `--> {
  'jsonrpc': '2.0',
  'id': 1,
  'method': 'tools/list'
}`;

const nobody = `--> { "jsonrpc": "2.0", "id": 7, "method": "tools/list" }
<-- { "jsonrpc": "2.0", "id": 8, "result": { "tools": [] } }`;

const answered = `--> { "jsonrpc": "2.0", "method": "notifications/initialized" }
<-- {
  "jsonrpc": "2.0",
  "id": null,
  "error": { "code": -32601, "message": "Method not found" }
}`;

export const faults: readonly [Fault, ...Fault[]] = [
  { label: t.call, text: call },
  { label: t.quotes, text: quotes },
  { label: t.nobody, text: nobody },
  { label: t.answered, text: answered },
];
