import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compiled } from '@ridgeline/api/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dataFolderOf, makeDataFolder, requireSpace, takeDataFolder } from './data-folder.ts';
import { startTimeOf } from './running-process.ts';

let folder: string;
const children: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ridgeline-data-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

describe('the data folder', () => {
  it.each([
    [{}, '/usual'],
    [{ RIDGELINE_DATA: '' }, '/usual'],
    [{ RIDGELINE_DATA: '/elsewhere' }, '/elsewhere'],
  ])('is by %j %s', (environment, folder) => {
    expect(dataFolderOf(environment, '/usual')).toBe(folder);
  });

  it('is made with all above it, and others cannot list it', async () => {
    const path = join(folder, 'a', 'b');
    await makeDataFolder(path);
    expect((await stat(path)).mode & 0o777).toBe(0o711);
  });

  it('that cannot be made is said with the reason', async () => {
    const path = join(folder, 'file', 'below');
    await writeFile(join(folder, 'file'), '');
    await expect(makeDataFolder(path)).rejects.toThrow(
      `The data folder ${path} cannot be written: a part of its path is a file. Set RIDGELINE_DATA to a folder that can.`,
    );
  });

  it('is free again after its release', async () => {
    await (await takeDataFolder(folder)).release();
    await (await takeDataFolder(folder)).release();
    expect(await readdir(join(folder, 'claims'))).toEqual([]);
  });

  it('that another living process holds is refused with its number', async () => {
    const holder = await anotherProcess();
    await claim(`${holder}_${startTimeOf(holder)}`);
    await expect(takeDataFolder(folder)).rejects.toThrow(`${folder} is in use by process ${holder}.`);
  });

  it('is free when the holder has ended and another process got its number', async () => {
    const holder = await anotherProcess();
    await claim(`${holder}_1`);
    const taken = await takeDataFolder(folder);
    expect(await readdir(join(folder, 'claims'))).toEqual([`${process.pid}_${startTimeOf(process.pid)}`]);
    await taken.release();
  });

  it('goes to exactly one of many that come at once', async () => {
    const takers = await Promise.all(Array.from({ length: 4 }, () => taker()));
    const answers = await Promise.all(takers.map((each) => each(folder)));
    expect(answers.toSorted()).toEqual(['refused', 'refused', 'refused', 'taken']);
  });

  it('needs the space that is asked for', async () => {
    await requireSpace(folder, 1);
    await expect(requireSpace(folder, 1e18)).rejects.toThrow(
      /Not enough disk at .*: \d+ MB free, \d+ MB needed\./,
    );
  });
});

async function claim(name: string): Promise<void> {
  await mkdir(join(folder, 'claims'), { recursive: true });
  await writeFile(join(folder, 'claims', name), '');
}

/** A process that runs until the test ends. */
async function anotherProcess(): Promise<number> {
  const script = 'setInterval(() => {}, 1000); process.send("up")';
  const child = spawn(process.execPath, ['--eval', script], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  children.push(child);
  await once(child, 'message');
  return child.pid ?? 0;
}

/** A process that waits for the path of a folder, takes it, and answers whether it could. */
async function taker(): Promise<(path: string) => Promise<unknown>> {
  const child = fork(compiled(new URL('testing/take-data-folder.ts', import.meta.url)), { execArgv: [] });
  children.push(child);
  await untilItSays(child, 'ready');
  return async (path) => {
    const answer = untilItSays(child, 'taken', 'refused');
    child.send(path);
    return answer;
  };
}

/** Other messages of the channel come from the loader. */
async function untilItSays(child: ChildProcess, ...wanted: readonly string[]): Promise<unknown> {
  for (;;) {
    const [said] = await once(child, 'message');
    if (wanted.includes(String(said))) return said;
  }
}
