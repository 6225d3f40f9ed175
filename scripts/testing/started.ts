import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

const STARTED = /Ridgeline is at (http:\/\/localhost:\d+)/;
const LOOK_AGAIN = 50;

type Command = {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** Run as this user, if we are root. */
  readonly user?: { readonly uid: number; readonly gid: number };
};

/** A command started as from a terminal, with its output. It has its own process group. */
export class Started {
  readonly ended: Promise<number | null>;
  readonly #child: ChildProcess;
  #output = '';
  #isOver = false;

  constructor(command: readonly string[], { cwd, env, user }: Command) {
    const [file = '', ...args] = command;
    this.#child = spawn(file, args, { cwd, env, ...user, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', (chunk: Buffer) => (this.#output += chunk.toString()));
    }
    // Not `exit`: its last output may not have arrived yet.
    this.ended = new Promise((resolve) => {
      this.#child.on('error', () => resolve(null));
      this.#child.on('close', resolve);
    });
    void this.ended.then(() => (this.#isOver = true));
  }

  get processId(): number {
    return this.#child.pid ?? 0;
  }

  get output(): string {
    return this.#output;
  }

  /** Waits for this text; returns all output so far. */
  async says(wanted: RegExp): Promise<string> {
    while (!wanted.test(this.#output)) {
      if (this.#isOver) throw new Error(`It ended and never said ${wanted}:\n${this.#output}`);
      await wait(LOOK_AGAIN);
    }
    return this.#output;
  }

  async address(): Promise<string> {
    return STARTED.exec(await this.says(STARTED))?.[1] ?? '';
  }

  /** Sends a signal to this process alone. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    this.#child.kill(signal);
    return this.ended;
  }

  /** Like Ctrl-C in a terminal, which reaches every process of the group. */
  async pressCtrlC(): Promise<number | null> {
    process.kill(-this.processId, 'SIGINT');
    return this.ended;
  }
}

/** All descendants of this process, including its database. */
export function descendantsOf(processId: number): readonly number[] {
  const running = runningProcesses();
  const below = (parent: number): number[] =>
    running.filter((each) => each.parent === parent).flatMap(({ id }) => [id, ...below(id)]);
  return below(processId);
}

/** Waits until all of them have ended. */
export async function haveEnded(processIds: readonly number[]): Promise<void> {
  while (processIds.some(isAlive)) await wait(LOOK_AGAIN);
}

/** A zombie process counts as ended. */
export function isAlive(processId: number): boolean {
  return runningProcesses().some(({ id }) => id === processId);
}

function runningProcesses(): readonly { readonly id: number; readonly parent: number }[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,stat='], { encoding: 'utf8' });
  return stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , state]) => state?.startsWith('Z') === false)
    .map(([id, parent]) => ({ id: Number(id), parent: Number(parent) }));
}
