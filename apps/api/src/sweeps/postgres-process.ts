import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

type Process = { readonly pid: number; readonly parent: number };

/** The Postgres of the run as a Linux process: a sweep freezes, kills and restarts it. */
export class PostgresProcess {
  readonly #url: string;
  readonly #folder: string;
  #pid: number;

  static async of(url: string): Promise<PostgresProcess> {
    const client = new Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<{ folder: string }>(
      `select current_setting('data_directory') as folder`,
    );
    await client.end();
    const folder = rows[0]?.folder ?? '';
    return new PostgresProcess(url, folder, await postmasterOf(folder));
  }

  private constructor(url: string, folder: string, pid: number) {
    this.#url = url;
    this.#folder = folder;
    this.#pid = pid;
  }

  /** Stops all its processes for some milliseconds: connections stay open, and nothing answers. */
  async freeze(milliseconds: number): Promise<void> {
    const frozen = [this.#pid, ...childrenOf(this.#pid)];
    for (const pid of frozen) signal(pid, 'SIGSTOP');
    await pause(milliseconds);
    for (const pid of frozen) signal(pid, 'SIGCONT');
  }

  /** Postgres then closes all other connections and recovers from its log, as after a crash. */
  async killBackend(): Promise<void> {
    const client = await this.#connected();
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity where application_name = 'ridgeline' limit 1`,
    );
    await client.end();
    if (rows[0]) signal(rows[0].pid, 'SIGKILL');
    await this.#ready();
  }

  /** Whoever runs this Postgres starts it again (`startPostgres`). A second one started here would be stopped by that. */
  async killAndStart(): Promise<void> {
    const killed = this.#pid;
    const children = childrenOf(killed);
    for (const pid of [killed, ...children]) signal(pid, 'SIGKILL');
    while ([killed, ...children].some(isRunning)) await pause(20);
    await this.#ready();
    this.#pid = await postmasterOf(this.#folder);
  }

  async #ready(): Promise<void> {
    await (await this.#connected()).end();
  }

  async #connected(): Promise<Client> {
    for (;;) {
      const client = new Client({ connectionString: this.#url, connectionTimeoutMillis: 5_000 });
      client.on('error', () => {});
      try {
        await client.connect();
        return client;
      } catch {
        await pause(50);
      }
    }
  }
}

async function postmasterOf(folder: string): Promise<number> {
  return Number((await readFile(`${folder}/postmaster.pid`, 'utf8')).split('\n')[0]);
}

function childrenOf(parent: number): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => processOf(Number(name)) ?? [])
    .filter((process) => process.parent === parent)
    .map(({ pid }) => pid);
}

/** Null if it has ended. */
function processOf(pid: number): (Process & { readonly state: string }) | null {
  try {
    // `pid (name) state parent …`; the name may contain anything.
    const [state = '', parent] =
      readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return { pid, parent: Number(parent), state };
  } catch {
    return null;
  }
}

function isRunning(pid: number): boolean {
  const found = processOf(pid);
  return found !== null && found.state !== 'Z';
}

/** The process may already have ended. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // Already ended.
  }
}
