import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Clock } from '@ridgeline/core/shared';
import { EXIT_CODES } from './command-line/exit-codes.ts';
import { STANDARD_INPUT } from './command-line/json-source.ts';
import { OutputLost } from './command-line/output-lost.ts';
import type { Streams } from './command-line/streams.ts';

/** The streams of this process. What only some commands use is imported when it is used. */
export function processStreams(): Streams {
  const { stdin, stdout, stderr, env } = process;
  let interruption: AbortController | undefined;
  // Without these listeners a closed pipe or a full disk ends the process; whoever writes is told by its callback.
  for (const stream of [stdout, stderr]) stream.on('error', () => {});
  return {
    out: (text) =>
      new Promise((resolve, reject) => {
        stdout.write(text, (problem) => (problem ? reject(new OutputLost(problem)) : resolve()));
      }),
    err: (text) => stderr.write(text),
    standardInput: async () => (await import('node:stream/consumers')).text(stdin),
    readChunks: (path) =>
      (path === STANDARD_INPUT ? stdin : createReadStream(path)).setEncoding('utf8') as AsyncIterable<string>,
    readFile: (path) => readFile(path, 'utf8'),
    progress: (name, index, count) => {
      if (stderr.isTTY)
        stderr.write(`\r\u001B[K${index + 1} / ${count}  ${name}${index + 1 === count ? '\r\u001B[K' : ''}`);
    },
    ask: async (question) => {
      if (!stdin.isTTY || !stderr.isTTY) return null;
      const { createInterface } = await import('node:readline/promises');
      const terminal = createInterface({ input: stdin, output: stderr });
      return terminal.question(question).finally(() => terminal.close());
    },
    interruption: () => (interruption ??= interruptible()).signal,
    supportDesk: async (access) => (await import('./support/http-desk.ts')).httpDesk(access),
    environment: env,
    clock: new SystemClock(),
  };
}

/** The second Ctrl-C ends the process at once. */
function interruptible(): AbortController {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (controller.signal.aborted) process.exit(EXIT_CODES.interrupted);
      controller.abort();
    });
  }
  return controller;
}

class SystemClock extends Clock {
  now(): number {
    return Date.now();
  }
}
