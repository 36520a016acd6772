/**
 * Speed and size, as ratios measured in one run: `npm run bench`.
 *
 * Each round times all candidates one after the other on the same text and takes their ratio within the round; the
 * median over rounds is printed, so that a busy machine disturbs all alike.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { check } from '../dist/index.js';
import { sessionOf, writeLongLog } from './sessions.mjs';

const small =
  '{"jsonrpc":"2.0","id":10,"method":"tools/call","params":{"name":"get_weather","arguments":{"city":"Lyon","unit":"celsius","days":3},"_meta":{"progressToken":"weather-10"}}}';
const large = JSON.stringify({
  jsonrpc: '2.0',
  id: 11,
  result: {
    tools: ['forecast', 'history', 'alerts', 'stations'].map((name, at) => ({
      name: `weather_${name}`,
      title: `Weather ${name}`,
      description: `Reads the ${name} of a place and answers with one paragraph of text, in the language of the caller.`,
      inputSchema: {
        type: 'object',
        properties: {
          city: { type: 'string', description: 'Name of the city' },
          days: { type: 'integer', minimum: 1, maximum: 7 + at },
        },
        required: ['city'],
      },
    })),
  },
});
const broken = small.replace('"id":10', '"id":null');
const brokenLarge = large.replace('"id":11', '"id":true');

const zod = await import('@modelcontextprotocol/core');
const schema = zod.JSONRPCMessageSchema;

const cases = [
  ['valid', small, 'client', 'tools/call'],
  ['valid', large, 'server', 'tools/list'],
  ['faulty', broken, 'client', 'tools/call'],
  ['faulty', brokenLarge, 'server', 'tools/list'],
];

const nanoseconds = (work, times) => {
  const start = process.hrtime.bigint();
  for (let at = 0; at < times; at++) work();
  return Number(process.hrtime.bigint() - start) / times;
};

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

const rounds = Number(process.env.BENCH_ROUNDS ?? 41);
let sink = 0;

console.log('Time of one check with words, in ratios within each round (median of', rounds, 'rounds)');
for (const [kind, text, sender, answers] of cases) {
  const sent = [{ sender, text }];
  const options = { revision: '2025-11-25', ...(sender === 'server' && { answers }) };
  const parse = () => {
    sink += JSON.parse(text).id === 0 ? 1 : 0;
  };
  const ours = () => {
    sink += check(sent, options).findings.length;
  };
  const theirs =
    schema &&
    (() => {
      sink += schema.safeParse(JSON.parse(text)).success ? 1 : 0;
    });
  const times = text.length < 400 ? 4000 : 800;
  for (let warm = 0; warm < 8; warm++) for (const work of [parse, ours, theirs]) if (work) nanoseconds(work, times);
  const ratios = { parse: [], zod: [], zodParse: [] };
  for (let round = 0; round < rounds; round++) {
    const p = nanoseconds(parse, times);
    const c = nanoseconds(ours, times);
    const z = theirs ? nanoseconds(theirs, times) : Number.NaN;
    ratios.parse.push(c / p);
    ratios.zod.push(c / z);
    ratios.zodParse.push(z / p);
  }
  const line = [`${kind} ${text.length} B`.padEnd(16), `check / JSON.parse ${median(ratios.parse).toFixed(2)}`];
  if (theirs)
    line.push(
      `check / zod message schema ${median(ratios.zod).toFixed(2)}`,
      `zod / JSON.parse ${median(ratios.zodParse).toFixed(2)}`,
    );
  console.log(`  ${line.join('   ')}`);
}

console.log('Time of one check of a whole session, in ratios to JSON.parse of its lines (BENCH_LONG=1 for long ones)');
for (const revision of ['2025-11-25', '2026-07-28']) {
  for (const length of [10_000, ...(process.env.BENCH_LONG ? [100_000, 1_000_000] : [])]) {
    const sent = sessionOf(revision, length);
    const parse = () => {
      for (const { text } of sent) sink += JSON.parse(text).id === 0 ? 1 : 0;
    };
    const ours = () => {
      sink += check(sent, { revision, session: 'whole' }).findings.length;
    };
    const ratios = [];
    const [before, counted] = length > 10_000 ? [1, 3] : [6, 9];
    for (let round = -before; round < counted; round++) {
      const p = nanoseconds(parse, 1);
      const c = nanoseconds(ours, 1);
      if (round >= 0) ratios.push(c / p);
    }
    console.log(`  ${revision} ${length} messages`.padEnd(32), median(ratios).toFixed(2));
  }
}

const cli = new URL('../dist/cli.js', import.meta.url).pathname;
const milliseconds = (...words) => {
  const start = process.hrtime.bigint();
  spawnSync(process.execPath, words, { stdio: 'ignore' });
  return Number(process.hrtime.bigint() - start) / 1e6;
};
const folder = mkdtempSync(join(tmpdir(), 'handwire-bench-'));
const log = join(folder, 'a.jsonl');
writeFileSync(log, `${small}\n`);
console.log('Cold start of the command line, in ratios to `node -e 0`');
for (const [name, ...words] of [
  ['handwire --version', cli, '--version'],
  ['handwire check', cli, 'check', log],
]) {
  const ratios = Array.from({ length: 15 }, () => {
    const bare = milliseconds('-e', '0');
    return milliseconds(...words) / bare;
  });
  console.log(`  ${name.padEnd(20)} ${median(ratios).toFixed(2)}`);
}

const megabytes = Number(process.env.BENCH_LOG ?? 64);
console.log(
  `A log of ${megabytes} MB (BENCH_LOG=1024 for a long one), in time to JSON.parse of its lines, and in memory`,
);
{
  const { bytes, parsed } = writeLongLog(log, megabytes);
  // Where the system tells it, the peak of this process alone: maxRSS begins with that of the one which started it.
  const peak =
    'existsSync("/proc/self/status")?/VmHWM:\\s*(\\d+)/.exec(readFileSync("/proc/self/status","utf8"))[1]:process.resourceUsage().maxRSS';
  const tell = `data:text/javascript,import{existsSync,readFileSync}from"node:fs";process.on("exit",()=>console.error(${peak}))`;
  const start = process.hrtime.bigint();
  const { stderr } = spawnSync(process.execPath, ['--import', tell, cli, 'check', log], { encoding: 'utf8' });
  const ratio = Number(process.hrtime.bigint() - start) / parsed;
  const most = (Number(stderr.trim().split('\n').at(-1)) / 1024).toFixed(0);
  console.log(
    `  ${(bytes / 1_048_576).toFixed(0)} MB: check / JSON.parse ${ratio.toFixed(2)}, at most ${most} MB resident`,
  );
}
rmSync(folder, { recursive: true, force: true });

const site = new URL('../build/', import.meta.url).pathname;
if (existsSync(site)) {
  const packed = (file) => brotliCompressSync(readFileSync(file)).length;
  const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;
  const { firstLoad, searchLoad } = await import('./weight.mjs');
  console.log(
    'Transfer sizes (brotli): first load of a page, fonts apart; of exercises, rules and the like the heaviest',
  );
  const pages = readdirSync(site, { recursive: true })
    .filter((name) => String(name).endsWith('index.html'))
    .sort()
    .map((page) => ({ page, ...firstLoad(site, page, packed) }));
  const kindOf = (page) => /^(?:en\/)?(embed|exercises|rules|methods|revisions)\/.+\//.exec(page)?.[1] ?? page;
  const heaviest = new Map();
  for (const one of pages) {
    const other = heaviest.get(kindOf(one.page));
    if (!other || other.total < one.total) heaviest.set(kindOf(one.page), one);
  }
  for (const { page, total, parts, fonts, grader } of heaviest.values()) {
    const detail = Object.entries(parts)
      .map(([name, size]) => `${name} ${kilobytes(size)}`)
      .join(', ');
    console.log(
      `  ${`/${relative('.', join(page, '..'))}/`.replace('//', '/').padEnd(44)} ${kilobytes(total).padStart(8)}  (${detail}${grader ? `; grader ${kilobytes(grader)} on first use` : ''}; fonts ${kilobytes(fonts)})`,
    );
  }
  const { script, names } = searchLoad(site, packed);
  console.log(
    `  search, opened: ${kilobytes(script + names)}  (script ${kilobytes(script)}, names ${kilobytes(names)})`,
  );
  const { megabytes, told } = await (await import('./check-bench.mjs')).longestTasks();
  const tasks = Object.entries(told).map(([name, milliseconds]) => `${name} ${milliseconds} ms`);
  console.log(
    `The checker's page with a log of ${megabytes.toFixed(1)} MB: longest task of the main thread (0 is less than 50 ms)`,
  );
  console.log(`  ${tasks.join(', ')}`);
  const typing = Object.entries(await (await import('./typing-bench.mjs')).typingTimes());
  console.log(
    'Typing in an exchange of 200 lines, at a quarter of the speed: from key to painted frame, 95th percentile',
  );
  for (const [place, { p95, longest }] of typing) console.log(`  ${place}: ${p95} ms, longest task ${longest} ms`);
} else console.log('No built site: run `npm run build` first for sizes.');

for (const name of ['index.js', 'cli.js']) {
  const file = new URL(`../dist/${name}`, import.meta.url);
  if (existsSync(file))
    console.log(
      `  dist/${name}: ${(statSync(file).size / 1024).toFixed(0)} KB, brotli ${(brotliCompressSync(readFileSync(file)).length / 1024).toFixed(1)} KB`,
    );
}
if (sink < 0) console.log(sink);
