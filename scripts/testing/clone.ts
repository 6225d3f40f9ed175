import { chmod, chown, cp, lchown, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { descendantsOf, haveEnded, Started } from './started.ts';
import { temporaryFolder } from './temporary-folder.ts';

export type Account = { readonly uid: number; readonly gid: number };

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Not in a clone: installed, built, or written by a run. */
const NOT_CLONED =
  /^(.*\/)?(node_modules|dist|\.git|\.data|\.tsbuild)$|^(reports|test-results|coverage|\.stryker-tmp)$/;
const SET_BY_HAND = /^(RIDGELINE_|DATABASE_URL$|PORT$|NODE_ENV$|NODE_OPTIONS$|VITEST|TEST$|npm_|INIT_CWD$)/;

/** A copy of the project in a folder with this name, in which the README's commands run exactly as written. */
export class Clone {
  readonly parent: string;
  readonly path: string;
  #user: Account | undefined;
  #home: string | undefined;

  static async make(name: string): Promise<Clone> {
    const parent = await temporaryFolder('clone');
    const clone = new Clone(parent, join(parent, name));
    await mkdir(clone.path);
    await cp(ROOT, clone.path, {
      recursive: true,
      filter: (source) => !NOT_CLONED.test(relative(ROOT, source)),
    });
    return clone;
  }

  private constructor(parent: string, path: string) {
    this.parent = parent;
    this.path = path;
  }

  /** Gives everything except the installed packages, which may be links into a store, to this user, who has an empty home. */
  async giveTo(user: Account): Promise<void> {
    this.#user = user;
    this.#home = join(this.parent, 'home');
    await mkdir(this.#home);
    await chown(this.#home, user.uid, user.gid);
    await giveAway(this.path, user);
  }

  /** Runs the README command that begins with this text, in a clean environment. */
  async run(command: string, ...args: readonly string[]): Promise<Started> {
    const readme = await readFile(join(this.path, 'README.md'), 'utf8');
    const written = readme.split('\n').find((line) => line.startsWith(command)) ?? '';
    const words = written.replace(/#.*/, '').trim().split(/\s+/);
    expect(words).toEqual(command.split(' '));
    const kept = Object.entries(process.env).filter(([name]) => !SET_BY_HAND.test(name));
    return new Started([...words, ...args], {
      cwd: this.path,
      // The only setting: another copy may use the default port on this machine.
      env: { ...Object.fromEntries(kept), PORT: '0', ...(this.#home && { HOME: this.#home }) },
      ...(this.#user && { user: this.#user }),
    });
  }

  /** Runs `npm start` until its page has answered, stops it, waits for its end, and returns its output. */
  async startAndStop(): Promise<string> {
    const world = await this.run('npm start');
    try {
      const page = await fetch(await world.address());
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<title>')]);
    } finally {
      const all = descendantsOf(world.processId);
      await world.pressCtrlC();
      await haveEnded(all);
    }
    return world.output;
  }

  async remove(): Promise<void> {
    await chmod(this.parent, 0o755);
    await rm(this.parent, { recursive: true, force: true });
  }
}

async function giveAway(path: string, user: Account): Promise<void> {
  await lchown(path, user.uid, user.gid);
  const entries = await readdir(path, { withFileTypes: true });
  for (const entry of entries.filter(({ name }) => name !== 'node_modules')) {
    if (entry.isDirectory()) await giveAway(join(path, entry.name), user);
    else await lchown(join(path, entry.name), user.uid, user.gid);
  }
}

/** Files that would exist if a shell had executed parts of a folder's name. */
export async function commandsThatRan(clone: Clone): Promise<readonly string[]> {
  const folders = [clone.path, clone.parent, ROOT, dirname(clone.parent), '/'];
  const found = await Promise.all(folders.map((folder) => readdir(folder)));
  return folders.filter((_, index) => found[index]?.includes('PWNED'));
}

/** An ordinary user of this machine that is not in use; null if this process cannot change its user. */
export async function ordinaryUser(): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null;
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const account = accounts.find(([name]) => name === 'nobody');
  return account ? { uid: Number(account[2]), gid: Number(account[3]) } : null;
}
