import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { OutputLost } from '../command-line/output-lost.ts';
import { newFile } from './new-file.ts';

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ridgeline-new-file-'));
  path = join(folder, 'letters.zip');
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
});

async function* bytes(...parts: readonly (readonly number[])[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield Uint8Array.from(part);
}

async function* broken(): AsyncGenerator<Uint8Array> {
  yield Uint8Array.from([1, 2]);
  throw new Error('broken');
}

describe('a new file', () => {
  it('D RPT-7.6 has its bytes as they came, and nothing is left beside it', async () => {
    const file = await newFile(path, false);
    expect(await file?.fill(bytes([0, 255, 10], [13, 128]))).toBe(5);
    await file?.discard();
    expect([...(await readFile(path))]).toEqual([0, 255, 10, 13, 128]);
    expect(await readdir(folder)).toEqual(['letters.zip']);
  });

  it('D RPT-7.6 is not there where it was not filled', async () => {
    const file = await newFile(path, false);
    await expect(file?.fill(broken())).rejects.toThrow('broken');
    await file?.discard();
    expect(await readdir(folder)).toEqual([]);
  });

  it('D RPT-7.6 takes the place of another only where it may, and only when it is whole', async () => {
    await writeFile(path, 'mine');
    expect(await newFile(path, false)).toBeNull();
    const file = await newFile(path, true);
    await expect(file?.fill(broken())).rejects.toThrow('broken');
    await file?.discard();
    expect(await readFile(path, 'utf8')).toBe('mine');
    await (await newFile(path, true))?.fill(bytes([7]));
    expect([...(await readFile(path))]).toEqual([7]);
    expect(await readdir(folder)).toEqual(['letters.zip']);
  });

  it('D RPT-7.6 takes its name at once, so that two programs do not write one file', async () => {
    const first = await newFile(path, false);
    expect(await newFile(path, false)).toBeNull();
    await first?.discard();
    const second = await newFile(path, false);
    expect(second).not.toBeNull();
    await second?.discard();
  });

  it('D RPT-7.6 says that there is no such folder, and that a folder is no file', async () => {
    await expect(newFile(join(folder, 'none', 'letters.zip'), false)).rejects.toThrow(OutputLost);
    await mkdir(path);
    const file = await newFile(path, true);
    await expect(file?.fill(bytes([1]))).rejects.toThrow(OutputLost);
    await file?.discard();
    expect(await readdir(folder)).toEqual(['letters.zip']);
  });
});
