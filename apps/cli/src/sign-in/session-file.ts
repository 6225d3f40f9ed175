import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import type { SessionStore } from '../session/kept-sessions.ts';

/** A file that nobody else can read, in the folder where programs of this user keep what is theirs. */
export function sessionFile(environment: Readonly<Record<string, string | undefined>>): SessionStore {
  const folder = environment['XDG_CONFIG_HOME'] || join(homedir(), '.config');
  const path = join(folder, 'ridgeline', 'sessions.json');
  return {
    read: () => readFile(path, 'utf8').catch(() => null),
    write: async (text) => {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      // Written beside and moved: a file of an earlier mode, or half a file, is never there.
      const beside = `${path}.${process.pid}`;
      await writeFile(beside, text, { mode: 0o600, flag: 'wx' });
      await rename(beside, path);
    },
  };
}
