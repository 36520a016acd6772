/** A short session with a fault of each sort: an answered notification, an id that comes back as a string, a leak, a long wait. */
export const sample = `--> {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"desk","version":"1.4.0"}}}
<-- {"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{},"resources":{}},"serverInfo":{"name":"weather","version":"0.3.1"}}}
--> {"jsonrpc":"2.0","method":"notifications/initialized"}
<-- {"jsonrpc":"2.0","id":null,"error":{"code":-32601,"message":"Method not found: notifications/initialized"}}
--> {"jsonrpc":"2.0","id":1,"method":"tools/list"}
<-- {"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"get_weather","inputSchema":{"type":"object"}}]}}
--> {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"get_weather","arguments":{"city":"Lyon"}}}
--> {"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"get_weather","arguments":{"city":"Oslo"}}}
<-- {"jsonrpc":"2.0","id":3,"result":{"content":[{"type":"text","text":"Snow, -4°C"}]}}
<-- {"jsonrpc":"2.0","id":"2","result":{"content":[{"type":"text","text":"Sunny, 22°C"}]}}
--> {"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"get_weather","arguments":{}}}
<-- {"jsonrpc":"2.0","id":4,"error":{"code":-32603,"message":"TypeError: city is undefined\\n    at forecast (/srv/weather/tools.js:41:17)"}}
--> {"jsonrpc":"2.0","id":5,"method":"resources/read","params":{"uri":"file:///stations.json"}}`;
