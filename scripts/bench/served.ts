import { fork, type ChildProcess } from 'node:child_process';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';

/** A server in a separate process, which sends its address when it is ready, and its CPU time on request. */
export class Served {
  readonly address: string;
  readonly #child: ChildProcess;

  static async start(file: string, environment: Record<string, string>): Promise<Served> {
    const path = fileURLToPath(new URL(file, import.meta.url));
    const child = fork(path, {
      // With the options of the Dockerfile, and the compiled API, as in production.
      execArgv: ['--import', 'tsx', '--max-semi-space-size=32'],
      env: { ...process.env, ...environment },
    });
    const address = await new Promise<string>((resolve, reject) => {
      child.once('message', (message) => resolve(String(message)));
      child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
    });
    return new Served(address, child);
  }

  private constructor(address: string, child: ChildProcess) {
    this.address = address;
    this.#child = child;
  }

  /** Microseconds of CPU time so far, from the operating system. */
  async cpu(): Promise<number> {
    this.#child.send('cpu');
    return new Promise((resolve) => this.#child.once('message', (spent) => resolve(Number(spent))));
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.kill('SIGTERM');
    await ended;
  }
}

/** The other side of `Served`, called in the server's process. */
export function tellParent(address: string, stop: () => Promise<unknown>): void {
  process.send?.(address);
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.(user + system);
  });
  process.on('disconnect', () => process.exit(1));
  process.on('SIGTERM', () => void stop().then(() => process.exit(0)));
}

export type Load = {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly requests: number;
};

/** Sends the requests over a few persistent connections; returns the duration in seconds. */
export async function load({ url, headers, requests }: Load): Promise<number> {
  const connections = 8;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let left = requests;
  const from = performance.now();
  const worker = async () => {
    while (left-- > 0) await once(agent, url, headers);
  };
  await Promise.all(Array.from({ length: connections }, worker));
  agent.destroy();
  return (performance.now() - from) / 1000;
}

function once(agent: Agent, url: string, headers: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} was answered with ${response.statusCode}`));
      response.resume().on('end', resolve);
    });
    sent.on('error', reject).end();
  });
}
