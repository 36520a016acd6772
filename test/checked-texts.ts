/** Texts for the checker. */
export const call = '--> {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"tide"}}';
const result = '<-- {"jsonrpc":"2.0","id":1,"result":{"content":[]}}';

/** A text of each kind that the checker reads; in all of them something is wrong, and in logs there is what is no message. */
export const texts: Readonly<Record<string, string>> = {
  'a session': `${call}\n<-- {"jsonrpc":"2.0","id":"1","result":{"content":[]}}\n--> {"jsonrpc":"2.0","id":null,"method":"ping"}`,
  'broken JSON': '{\'jsonrpc\': "2.0", id: 1,}',
  'a raw stream': '{"jsonrpc":"2.0","id":1,"result":{}}\nListening on port 3000\n',
  'the log of a desktop host': `2025-06-20T09:14:00.512Z [tide] [info] Started
2025-06-20T09:14:01.512Z [tide] [info] Message from client: ${call.slice(4)}
listening
2025-06-20T09:14:01.512Z [tide] [info] Message from client: {"jsonrpc":"2.0","id":2,"meth`,
  'the trace of an editor': `[editor -> server] ${call.slice(4)}
2025-01-01 [warning] [server stderr] ready
2025-01-01 [warning] Failed to parse message: "x"
2025-01-01 [info] done`,
  'an event stream': `: hello\nevent: message\ndata: ${result.slice(4)}\n\ndata: [DONE]\n\n`,
  'an HTTP archive': JSON.stringify({
    log: {
      entries: [
        { request: { postData: { text: call.slice(4) } }, response: { content: { text: result.slice(4) } } },
        { request: {}, response: {} },
      ],
    },
  }),
  'an exported history': JSON.stringify([{ request: { method: 'ping' }, response: 7 }, { note: 'x' }]),
  'HTTP as curl shows it': `* Connected
> POST /mcp HTTP/1.1
> Content-Type: application/json
>
${call.slice(4)}
< HTTP/1.1 200 OK
< Content-Type: text/plain
<
not found
> GET /mcp HTTP/1.1
> Accept: text/event-stream
>
< HTTP/1.1 200 OK
< Content-Type: text/event-stream
<
data: {"jsonrpc":"2.0","method":"notifications/tools/list_changed"}

what
`,
  'a report': `What I sent:\n\`\`\`json\n${call.slice(4)}\n\`\`\`\nand what came:\n\`\`\`json\n${result.slice(4)}\n{"note":1}\n\`\`\`\n`,
  'JSON lines with senders': `{"from":"client","message":${call.slice(4)}}\nready\n{"from":"client","note":1}\n`,
};
