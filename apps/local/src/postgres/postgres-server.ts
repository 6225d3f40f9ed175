import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../ports.ts';
import { postgresBinaries, type PostgresBinaries } from './binaries.ts';
import { Cluster, databaseProblem, urlOf } from './cluster.ts';
import { dataFolderFor, osUser, type OsUser } from './os-user.ts';
import { Postmaster } from './postmaster.ts';
import { runnableBy } from './runnable-binaries.ts';

export type PostgresServer = {
  /** The URL of any database of this server. */
  url(database: string): string;
  readonly dataFolder: string;
  stop(): Promise<void>;
};

const SETTINGS = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'];
/** Faster settings for a throwaway database, which nobody needs after a crash. */
const NOT_DURABLE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
const ATTEMPTS = 5;
const SHORTEST_PAUSE = 100;
const LONGEST_PAUSE = 5_000;

/**
 * A real Postgres in `folder`, an absolute path, created the first time. It runs as long as this process, and is
 * restarted on the same port if it ends before.
 */
export async function startPostgres(options: {
  readonly folder: string;
  readonly durable: boolean;
  /** Called after the server had ended and was restarted. */
  readonly onRestart?: () => unknown;
}): Promise<PostgresServer> {
  const user = await osUser(options.folder);
  const folder = await dataFolderFor(user, options.folder);
  const binaries = await runnableBy(user, await postgresBinaries());
  const cluster = new Cluster(binaries, folder, user);
  await cluster.createIfMissing();

  const settings = options.durable ? SETTINGS : [...SETTINGS, ...NOT_DURABLE];
  const server = new Server(cluster, binaries, settings, user);
  await server.start(options.onRestart ?? (() => {}));
  const password = await cluster.password();
  return {
    url: (database) => urlOf(password, server.port, database),
    dataFolder: folder,
    stop: () => server.stop(),
  };
}

class Server {
  port = 0;
  readonly #cluster: Cluster;
  readonly #binaries: PostgresBinaries;
  readonly #settings: readonly string[];
  readonly #user: OsUser | null;
  #postmaster: Postmaster | null = null;
  #isStopping = false;
  #kept = Promise.resolve();

  constructor(
    cluster: Cluster,
    binaries: PostgresBinaries,
    settings: readonly string[],
    user: OsUser | null,
  ) {
    this.#cluster = cluster;
    this.#binaries = binaries;
    this.#settings = settings;
    this.#user = user;
  }

  /** A few attempts: the port may be lost in a race, and the remains of a killed server need a moment to go. */
  async start(onRestart: () => unknown): Promise<void> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      this.port = await freePort(0);
      if (await this.#startOnce()) {
        this.#kept = this.#keepRunning(onRestart);
        return;
      }
      await wait(SHORTEST_PAUSE * attempt);
    }
    throw databaseProblem(this.#cluster.folder);
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#postmaster?.stop();
    await this.#kept;
  }

  async #keepRunning(onRestart: () => unknown): Promise<void> {
    let pause = SHORTEST_PAUSE;
    for (;;) {
      await this.#postmaster?.ended;
      if (this.#isStopping) return;
      // Even a full disk is no reason to give up: space may become free.
      if (await this.#startOnce().catch(() => false)) {
        pause = SHORTEST_PAUSE;
        if (this.#isStopping) await this.#postmaster?.stop();
        else onRestart();
      } else {
        await wait(pause);
        pause = Math.min(pause * 2, LONGEST_PAUSE);
      }
    }
  }

  async #startOnce(): Promise<boolean> {
    await this.#cluster.stopLeftOver();
    this.#postmaster = await Postmaster.start({
      postgres: this.#binaries.postgres,
      cluster: this.#cluster.path,
      settings: this.#settings,
      port: this.port,
      user: this.#user,
      log: this.#cluster.log,
    });
    return this.#postmaster !== null;
  }
}
