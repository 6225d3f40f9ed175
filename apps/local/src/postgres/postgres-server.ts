import { spawn, type StdioOptions } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort } from '../ports.ts';
import { StartProblem } from '../start-problem.ts';
import { postgresBinaries, type PostgresBinaries } from './binaries.ts';
import { dataFolderFor, osUser, runnableBy, type OsUser } from './os-user.ts';

export type PostgresServer = {
  /** A URL for any database of this server. */
  url(database: string): string;
  readonly dataFolder: string;
  stop(): Promise<void>;
};

const OWNER = 'ridgeline';
/** What a throwaway database may do without: it is never looked at after a crash. */
const NOT_DURABLE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * A real Postgres in `folder`, made there the first time. One that a killed process of ours left running is
 * taken over. `pg_ctl` starts it in a session of its own, so that Ctrl-C reaches us and not the database.
 */
export async function startPostgres(options: {
  readonly folder: string;
  readonly durable: boolean;
}): Promise<PostgresServer> {
  const user = await osUser();
  const folder = await dataFolderFor(user, options.folder);
  const server = new Server(await runnableBy(user, await postgresBinaries()), folder, user);

  if (!server.exists) await server.create();
  const port = (await server.portInUse()) ?? (await server.start(options.durable ? [] : NOT_DURABLE));
  const password = await server.password();
  return {
    url: (database) => `postgres://${OWNER}:${password}@127.0.0.1:${port}/${database}`,
    dataFolder: folder,
    stop: () => server.stop(),
  };
}

class Server {
  readonly #binaries: PostgresBinaries;
  readonly #folder: string;
  readonly #user: OsUser | null;

  constructor(binaries: PostgresBinaries, folder: string, user: OsUser | null) {
    this.#binaries = binaries;
    this.#folder = folder;
    this.#user = user;
  }

  get exists(): boolean {
    return existsSync(this.#cluster);
  }

  /** Made beside its place and moved there whole, so that a kill in between leaves nothing half made. */
  async create(): Promise<void> {
    const unfinished = `${this.#cluster}.unfinished`;
    await rm(unfinished, { recursive: true, force: true });
    await writeFile(this.#secret, randomBytes(24).toString('hex'), { mode: 0o600 });
    if (this.#user) await chown(this.#secret, this.#user.uid, this.#user.gid);
    const settings = ['--auth=scram-sha-256', '--encoding=UTF8', '--locale=C', '--no-instructions'];
    await this.#run(this.#binaries.initdb, [
      '-D',
      unfinished,
      '-U',
      OWNER,
      `--pwfile=${this.#secret}`,
      ...settings,
    ]);
    await rename(unfinished, this.#cluster);
  }

  async password(): Promise<string> {
    return (await readFile(this.#secret, 'utf8')).trim();
  }

  /** The port of a server that already runs on this folder and answers, or null. */
  async portInUse(): Promise<number | null> {
    const file = await readFile(join(this.#cluster, 'postmaster.pid'), 'utf8').catch(() => null);
    const port = Number(file?.split('\n')[3]);
    if (!Number.isInteger(port) || port <= 0) return null;
    const password = await this.password();
    const client = new Client({ host: '127.0.0.1', port, user: OWNER, password, database: 'postgres' });
    try {
      await client.connect();
      return port;
    } catch {
      return null;
    } finally {
      await client.end().catch(() => {});
    }
  }

  async start(settings: readonly string[]): Promise<number> {
    const port = await freePort(0);
    const flags = [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'max_connections=200',
      ...settings,
    ];
    const options = [`-p ${port}`, ...flags.map((flag) => `-c ${flag}`)].join(' ');
    await this.#run(this.#binaries.pg_ctl, [
      'start',
      '-w',
      '-D',
      this.#cluster,
      '-l',
      this.#log,
      '-o',
      options,
    ]);
    return port;
  }

  async stop(): Promise<void> {
    await this.#run(this.#binaries.pg_ctl, ['stop', '-w', '-m', 'fast', '-D', this.#cluster]);
  }

  get #cluster(): string {
    return join(this.#folder, 'cluster');
  }

  get #secret(): string {
    return join(this.#folder, 'owner.secret');
  }

  get #log(): string {
    return join(this.#folder, 'server.log');
  }

  /** Output goes to a file: a server that inherited our pipes would keep them open. */
  async #run(command: string, args: readonly string[]): Promise<void> {
    const output = await open(join(this.#folder, 'commands.log'), 'a');
    try {
      const stdio: StdioOptions = ['ignore', output.fd, output.fd];
      const child = spawn(command, args, { cwd: this.#folder, stdio, detached: true, ...this.#user });
      const code = await new Promise<number | null>((resolve, reject) => {
        child.on('error', reject);
        child.on('exit', resolve);
      });
      if (code !== 0) {
        throw new StartProblem(
          `The database in ${this.#folder} could not be run: commands.log and server.log there say why.`,
        );
      }
    } finally {
      await output.close();
    }
  }
}
