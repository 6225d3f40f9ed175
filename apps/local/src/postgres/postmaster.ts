import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { OsUser } from './os-user.ts';

/** The same path from `src` and from `dist`, to which the compiler copies no plain JavaScript. */
const RUNNER = fileURLToPath(new URL('../../src/postgres/run-while-parent-lives.mjs', import.meta.url));
const LOOK_AGAIN = 20;

export type PostmasterCommand = {
  readonly postgres: string;
  readonly cluster: string;
  readonly settings: readonly string[];
  readonly port: number;
  readonly user: OsUser | null;
  /** A file: a server that inherited our output would keep it open. */
  readonly log: string;
};

/** One run of the database server, which ends with this process. It has its own session, so that Ctrl-C reaches only us. */
export class Postmaster {
  readonly ended: Promise<void>;
  readonly #runner: ChildProcess;

  /** Null if it ended before it was ready. */
  static async start(command: PostmasterCommand): Promise<Postmaster | null> {
    const log = await open(command.log, 'a');
    try {
      const postmaster = new Postmaster(command, log.fd);
      return (await postmaster.#isReady(command.cluster)) ? postmaster : null;
    } finally {
      await log.close();
    }
  }

  private constructor({ postgres, cluster, settings, port, user }: PostmasterCommand, output: number) {
    const args = ['-D', cluster, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
    const run = { command: postgres, args, options: { cwd: cluster, ...user } };
    this.#runner = spawn(process.execPath, [RUNNER, JSON.stringify(run)], {
      cwd: '/',
      detached: true,
      stdio: ['ignore', output, output, 'ipc'],
    });
    this.ended = new Promise((resolve) => this.#runner.once('exit', () => resolve()));
  }

  async stop(): Promise<void> {
    if (this.#runner.connected) this.#runner.disconnect();
    await this.ended;
  }

  /** Line 8 of the server's pid file has its status; line 1 its process id. */
  async #isReady(cluster: string): Promise<boolean> {
    const hasEnded = this.ended.then(() => null);
    const told = await Promise.race([once(this.#runner, 'message'), hasEnded]);
    const processId = (told?.[0] as { processId: number } | undefined)?.processId;
    while (this.#runner.exitCode === null && this.#runner.signalCode === null) {
      const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
      if (Number(lines[0]) === processId && lines[7]?.trim() === 'ready') return true;
      await wait(LOOK_AGAIN);
    }
    return false;
  }
}
