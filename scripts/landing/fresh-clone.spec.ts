/** The README's two commands, exactly as written, in a fresh clone. ../fresh-clone.sweep.ts runs the whole matrix. */
import { execFile } from 'node:child_process';
import { chmod, readlink, rm, stat } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Clone, commandsThatRan, ordinaryUser } from '../testing/clone.ts';

const UGLY = `d'été "$(touch PWNED)" \`touch PWNED\` & b`;
const LONG = 600_000;
const user = await ordinaryUser();

let clone: Clone;
beforeAll(async () => {
  clone = await Clone.make(UGLY);
  await chmod(clone.parent, 0o777);
}, LONG);
afterAll(async () => {
  expect(await commandsThatRan(clone)).toEqual([]);
  await clone.remove();
}, LONG);

// One clone for all of them: it is installed and built once.
describe.sequential('a fresh clone', { timeout: LONG }, () => {
  it('starts in a folder that is open to all, keeps its data in .data, and brings its command line', async () => {
    const said = await clone.startAndStop();
    expect(existsSync(join(clone.path, '.data/postgres/cluster/PG_VERSION'))).toBe(true);
    expect(said).not.toMatch(/^(Data|Database):/m);
    const { stdout } = await promisify(execFile)('npx', ['ridgeline', 'version'], {
      cwd: clone.path,
      // Nothing answers there: the command has to be in the clone.
      env: { ...process.env, npm_config_registry: 'http://127.0.0.1:1' },
    });
    expect(stdout).toBe('ridgeline 0.1.0\n');
  });

  // One step of the same command: all steps take minutes, and this spec is one of them.
  it('tests there', async () => {
    const test = await clone.run('npm test', '--', '--only', 'format');
    expect(await test.ended, test.output).toBe(0);
    expect(test.output).toMatch(/^1 passed, 0 failed$/m);
  });

  // Skipped for an ordinary user: as root, Postgres runs as another user, and only that one is stopped by a private folder.
  it.skipIf(user === null)('starts behind a closed door, and says where its database is then', async () => {
    await rm(join(clone.path, '.data'), { recursive: true });
    await chmod(clone.parent, 0o700);
    const said = await clone.startAndStop();
    const place = /^Database: (\/var\/lib\/ridgeline\/data-\w{6})$/m.exec(said)?.[1] ?? '';
    expect(place).toBe(await readlink(join(clone.path, '.data/postgres')));
    await rm(place, { recursive: true });
    await chmod(clone.parent, 0o755);
  });

  // Skipped for an ordinary user: the first test of this file already ran as one.
  it.skipIf(user === null)('starts for an ordinary user', async () => {
    await rm(join(clone.path, '.data'), { recursive: true });
    await clone.giveTo(user ?? { uid: 0, gid: 0 });
    await clone.startAndStop();
    expect((await stat(join(clone.path, '.data/postgres/cluster'))).uid).toBe(user?.uid);
  });
});
