import { createReadStream, readFileSync, writeSync } from 'node:fs';
import { type CancelTimer, Clock, Timer } from '@ridgeline/core/shared';
import { EXIT_CODES } from './command-line/exit-codes.ts';
import { STANDARD_INPUT } from './command-line/json-source.ts';
import { OutputLost } from './command-line/output-lost.ts';
import type { Streams } from './command-line/streams.ts';

/** The streams of this process. What only some commands use is loaded when it is used, Node's streams too. */
export function processStreams(): Streams {
  const { env } = process;
  let interruption: AbortController | undefined;
  let isProgressShown = false;
  return {
    out: (text) => written('stdout', text),
    err: (text) => {
      const words = isProgressShown ? `${NO_LINE}${text}` : text;
      isProgressShown = false;
      // Nobody can be told that words for people were lost.
      void written('stderr', words).catch(() => {});
    },
    standardInput: async () => (await import('node:stream/consumers')).text(process.stdin),
    readChunks: (path) =>
      (path === STANDARD_INPUT ? process.stdin : createReadStream(path)).setEncoding(
        'utf8',
      ) as AsyncIterable<string>,
    readFile: async (path) => readFileSync(path, 'utf8'),
    newFile: async (path, mayReplace) => (await import('./pdfs/new-file.ts')).newFile(path, mayReplace),
    download: async (url, signal) => (await import('./pdfs/download.ts')).download(url, signal),
    progress: (name, index, count) => {
      if (!process.stderr.isTTY) return;
      isProgressShown = index + 1 < count;
      process.stderr.write(`${NO_LINE}${isProgressShown ? `${index + 1} / ${count}  ${name}` : ''}`);
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
    reports: async (api, accessToken) =>
      (await import('./reports/http-reports.ts')).httpReports(api, accessToken),
    pdfBatches: async (api, accessToken) =>
      (await import('./pdfs/http-batches.ts')).httpBatches(api, accessToken),
    environment: env,
    clock: new SystemClock(),
    timer: new ProcessTimer(),
  };
}

/** Back to the start of the line, which is emptied. */
const NO_LINE = '\r\u001B[K';
const FILES = { stdout: 1, stderr: 2 } as const;

/**
 * Writes as Node's streams of a process do, which wait until files, pipes and terminals have taken the text; loading those
 * streams takes longer than a calculation. Only a pipe that somebody made non-blocking is left to them.
 */
async function written(name: keyof typeof FILES, text: string): Promise<void> {
  let rest = Buffer.from(text);
  try {
    while (rest.length > 0) rest = rest.subarray(writeSync(FILES[name], rest));
  } catch (problem) {
    if (!isProblem(problem)) throw problem;
    if (problem.code !== 'EAGAIN') throw new OutputLost(problem);
    const stream = process[name];
    // Without a listener the error ends the process; the callback reports it.
    stream.on('error', () => {});
    await new Promise<void>((resolve, reject) => {
      stream.write(rest, (problem) => (problem ? reject(new OutputLost(problem)) : resolve()));
    });
  }
}

function isProblem(problem: unknown): problem is NodeJS.ErrnoException {
  return problem instanceof Error && 'code' in problem;
}

function isTerminal(): boolean {
  return process.stdin.isTTY && process.stderr.isTTY;
}

/** An empty text if the input ends, by Ctrl-D. Ctrl-C ends the program as it does everywhere else. */
async function asked(question: string, typed: 'shown' | 'hidden'): Promise<string> {
  const [{ createInterface }, { Writable }] = await Promise.all([
    import('node:readline/promises'),
    import('node:stream'),
  ]);
  const { stdin: input, stderr } = process;
  const nowhere = new Writable({ write: (_, __, written) => written() });
  const output = typed === 'shown' ? stderr : nowhere;
  // A terminal of its own: it takes the letters one by one, so that the real one does not show them.
  const terminal = createInterface({ input, output, terminal: true });
  terminal.on('SIGINT', () => {
    stderr.write('\n');
    process.exit(EXIT_CODES.interrupted);
  });
  const ended = new Promise<null>((resolve) => terminal.once('close', () => resolve(null)));
  const answer = terminal.question(typed === 'shown' ? question : '');
  // Only once the letters are not shown any more: otherwise a person who types at once would see them.
  if (typed === 'hidden') stderr.write(question);
  return Promise.race([answer, ended]).then((text) => {
    terminal.close();
    // Without an enter key that is shown the cursor is on the line of the question still.
    if (typed === 'hidden' || text === null) stderr.write('\n');
    return text ?? '';
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

class ProcessTimer extends Timer {
  after(milliseconds: number, act: () => void): CancelTimer {
    const appointment = setTimeout(act, milliseconds);
    return () => clearTimeout(appointment);
  }
}

class SystemClock extends Clock {
  now(): number {
    return Date.now();
  }
}
