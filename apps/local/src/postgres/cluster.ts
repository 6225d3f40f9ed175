import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { requireSpace } from '../data-folder.ts';
import { commandLineOf } from '../running-process.ts';
import { StartProblem } from '../start-problem.ts';
import type { PostgresBinaries } from './binaries.ts';
import type { OsUser } from './os-user.ts';
import { withPlainPath } from './runnable-binaries.ts';

const OWNER = 'ridgeline';
const SECRET = 'owner.secret';
/** Postgres writes it; its fourth line is the port. */
const PID_FILE = 'postmaster.pid';
const PORT_LINE = 3;
const SPACE_NEEDED = 200_000_000;
const LOOK_AGAIN = 50;
const STOP_TIMEOUT = 20_000;

/** The data folder of one database server: created once; a run leaves it so that the next one can use it. */
export class Cluster {
  readonly folder: string;
  readonly #binaries: PostgresBinaries;
  readonly #user: OsUser | null;

  constructor(binaries: PostgresBinaries, folder: string, user: OsUser | null) {
    this.#binaries = binaries;
    this.folder = folder;
    this.#user = user;
  }

  get path(): string {
    return join(this.folder, 'cluster');
  }

  get log(): string {
    return join(this.folder, 'server.log');
  }

  password(): Promise<string> {
    return passwordIn(this.folder);
  }

  /** Created in a temporary folder and renamed, so that a kill in between leaves nothing incomplete. */
  async createIfMissing(): Promise<void> {
    if (existsSync(this.path)) return;
    await requireSpace(this.folder, SPACE_NEEDED);
    const unfinished = `${this.path}.unfinished`;
    await rm(unfinished, { recursive: true, force: true });
    await writeFile(this.#secret, randomBytes(24).toString('hex'), { mode: 0o600 });
    if (this.#user) await chown(this.#secret, this.#user.uid, this.#user.gid);
    const settings = ['--auth=scram-sha-256', '--encoding=UTF8', '--locale=C', '--no-instructions'];
    await withPlainPath(this.#binaries, ({ initdb }) =>
      this.#run(initdb, ['-D', unfinished, '-U', OWNER, `--pwfile=${this.#secret}`, ...settings]),
    );
    await rename(unfinished, this.path);
  }

  /**
   * Stops a server that a killed process left running. If the pid file names another process, which got the number of an
   * ended server, the file is removed: Postgres would take that process for a server and refuse to start.
   */
  async stopLeftOver(): Promise<void> {
    const file = join(this.path, PID_FILE);
    const processId = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0]);
    if (!Number.isInteger(processId) || processId <= 0) return;
    const command = commandLineOf(processId);
    if (command === null) return;
    if (!command.includes(this.path)) return rm(file, { force: true });
    process.kill(processId, 'SIGINT');
    for (let looked = 1; commandLineOf(processId) === command; looked += 1) {
      if (looked === STOP_TIMEOUT / LOOK_AGAIN) process.kill(processId, 'SIGKILL');
      await wait(LOOK_AGAIN);
    }
  }

  get #secret(): string {
    return join(this.folder, SECRET);
  }

  async #run(command: string, args: readonly string[]): Promise<void> {
    const output = await open(join(this.folder, 'commands.log'), 'a');
    try {
      const child = spawn(command, args, {
        cwd: this.folder,
        stdio: ['ignore', output.fd, output.fd],
        detached: true,
        ...this.#user,
      });
      const code = await new Promise<number | null>((resolve) => {
        child.on('error', () => resolve(null));
        child.on('exit', resolve);
      });
      if (code !== 0) throw databaseProblem(this.folder);
    } finally {
      await output.close();
    }
  }
}

export function urlOf(password: string, port: number, database: string): string {
  return `postgres://${OWNER}:${password}@127.0.0.1:${port}/${database}?sslmode=disable`;
}

/** The address of a database of the server that another process runs in this folder; null if none runs. */
export async function runningUrl(folder: string, database: string): Promise<string | null> {
  const written = await readFile(join(folder, 'cluster', PID_FILE), 'utf8').catch(() => '');
  const port = Number(written.split('\n')[PORT_LINE]);
  return port > 0 ? urlOf(await passwordIn(folder), port, database) : null;
}

async function passwordIn(folder: string): Promise<string> {
  return (await readFile(join(folder, SECRET), 'utf8')).trim();
}

export function databaseProblem(folder: string): StartProblem {
  return new StartProblem(
    `The database in ${folder} could not be run: commands.log and server.log there say why.`,
  );
}
