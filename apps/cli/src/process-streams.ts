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
    ask: (question) => (isTerminal() ? asked(question, 'shown') : Promise.resolve(null)),
    askSecret: (question) => (isTerminal() ? asked(question, 'hidden') : Promise.resolve(null)),
    sessions: {
      read: async () => (await import('./sign-in/session-file.ts')).sessionFile(env).read(),
      write: async (text) => (await import('./sign-in/session-file.ts')).sessionFile(env).write(text),
    },
    userPool: async () => new (await import('./sign-in/cognito-user-pool.ts')).CognitoUserPool(),
    interruption: () => (interruption ??= interruptible()).signal,
    supportDesk: async (access) => (await import('./support/http-desk.ts')).httpDesk(access),
    environment: env,
    clock: new SystemClock(),
  };
}

function isTerminal(): boolean {
  return process.stdin.isTTY && process.stderr.isTTY;
}

/** Null if the input ends, by Ctrl-D. Ctrl-C ends the program as it does everywhere else. */
async function asked(question: string, typed: 'shown' | 'hidden'): Promise<string | null> {
  const [{ createInterface }, { Writable }] = await Promise.all([
    import('node:readline/promises'),
    import('node:stream'),
  ]);
  const { stdin: input, stderr } = process;
  const nowhere = new Writable({ write: (_, __, written) => written() });
  const output = typed === 'shown' ? stderr : nowhere;
  // A terminal of its own: it takes the letters one by one, so that the real one does not show them.
  const terminal = createInterface({ input, output, terminal: true });
  terminal.on('SIGINT', () => process.exit(EXIT_CODES.interrupted));
  const ended = new Promise<null>((resolve) => terminal.once('close', () => resolve(null)));
  const answer = terminal.question(typed === 'shown' ? question : '');
  // Not before the letters are taken: who types at once would see them.
  if (typed === 'hidden') stderr.write(question);
  return Promise.race([answer, ended]).finally(() => {
    terminal.close();
    if (typed === 'hidden') stderr.write('\n');
  });
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
