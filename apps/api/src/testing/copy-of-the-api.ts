import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { compiled } from './compiled.ts';
import { goodEnvironment } from './good-environment.ts';

const MAIN = new URL('../main.ts', import.meta.url);

/** The API as production runs it: a separate process, configured by its environment. */
export class CopyOfTheApi {
  readonly address: string;
  readonly metrics: string;
  readonly log: string[];
  readonly #process: ChildProcess;

  static async start(
    environment: Readonly<Record<string, string>>,
    entry: URL = MAIN,
  ): Promise<CopyOfTheApi> {
    const process = run(
      [],
      { ...goodEnvironment(), HOST: '127.0.0.1', PORT: '0', METRICS_PORT: '0', ...environment },
      entry,
    );
    const log: string[] = [];
    const listening = new Promise<{ address: string; metrics: string }>((resolve, reject) => {
      for (const stream of [process.stdout, process.stderr]) {
        createInterface({ input: stream }).on('line', (line) => {
          log.push(line);
          if (line.includes('"msg":"listening"')) resolve(JSON.parse(line));
        });
      }
      process.once('exit', (code) => reject(new Error(`it ended with ${code}: ${log.join('\n')}`)));
    });
    return new CopyOfTheApi(process, await listening, log);
  }

  /** A task of the entry point, for a spec that ends it early. */
  static startTask(args: readonly string[], environment: Readonly<Record<string, string>>) {
    return run(args, environment);
  }

  /** The output of a task of the entry point, and its exit code. */
  static async task(
    args: readonly string[],
    environment: Readonly<Record<string, string>>,
  ): Promise<{ readonly code: number; readonly said: string }> {
    const process = CopyOfTheApi.startTask(args, environment);
    const said: string[] = [];
    for (const stream of [process.stdout, process.stderr])
      stream.on('data', (chunk) => said.push(String(chunk)));
    const [code] = await once(process, 'close');
    return { code: Number(code), said: said.join('') };
  }

  private constructor(
    process: ChildProcess,
    { address, metrics }: { readonly address: string; readonly metrics: string },
    log: string[],
  ) {
    this.#process = process;
    this.address = address;
    this.metrics = metrics;
    this.log = log;
  }

  get isRunning(): boolean {
    return this.#process.exitCode === null && this.#process.signalCode === null;
  }

  /** Resolves when the process has ended, with its exit code and signal. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<readonly [code: number | null, signal: string | null]> {
    if (!this.isRunning) {
      return [this.#process.exitCode, this.#process.signalCode];
    }
    // Not `exit`: its last output may not have arrived yet.
    const ended = once(this.#process, 'close');
    this.#process.kill(signal);
    const [code, by] = await ended;
    return [code as number | null, by as string | null];
  }
}

function run(args: readonly string[], environment: Readonly<Record<string, string>>, entry: URL = MAIN) {
  return spawn(process.execPath, [compiled(entry), ...args], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
