/**
 * Stands between a client and a server on stdio and writes down what passes, byte for byte:
 *
 *   node tap.mjs FOLDER NAME COMMAND ARGUMENT…
 *
 * `NAME.log` has every line with its arrow, in the order in which they passed; `NAME.client` and `NAME.server` have what
 * each side wrote. A client that tries a server out in a process of its own runs this twice: the second takes `NAME-2`.
 */
import { spawn } from 'node:child_process';
import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const [folder, name, command, ...parameters] = process.argv.slice(2);

const opened = (at = 1) => {
  const base = join(folder, at === 1 ? name : `${name}-${at}`);
  try {
    return { base, log: openSync(`${base}.log`, 'wx') };
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return opened(at + 1);
  }
};

const { base, log } = opened();
const server = spawn(command, parameters, { stdio: ['pipe', 'pipe', 'inherit'] });

/** Passes on what one side writes, once it is written down. */
const tap = (from, to, side, arrow) => {
  const stream = openSync(`${base}.${side}`, 'wx');
  let line = Buffer.alloc(0);
  from.on('data', (chunk) => {
    writeSync(stream, chunk);
    line = Buffer.concat([line, chunk]);
    for (let end = line.indexOf(10); end !== -1; end = line.indexOf(10)) {
      writeSync(log, Buffer.concat([Buffer.from(arrow), line.subarray(0, end + 1)]));
      line = line.subarray(end + 1);
    }
    to.write(chunk);
  });
  from.on('end', () => {
    if (line.length > 0) writeSync(log, Buffer.concat([Buffer.from(arrow), line, Buffer.from('\n')]));
    closeSync(stream);
    to.end();
  });
  // Whoever is written to may have gone.
  to.on('error', () => {});
};

tap(process.stdin, server.stdin, 'client', '--> ');
tap(server.stdout, process.stdout, 'server', '<-- ');
process.on('SIGTERM', () => server.kill());
server.on('close', () => process.exit());
