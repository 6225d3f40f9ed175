import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesContract } from '../testing/files.contract.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FolderFiles } from './folder-files.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ridgeline-files-'));
});
afterAll(() => rm(folder, { recursive: true }));

filesContract('FolderFiles', async () => {
  const own = await mkdtemp(join(folder, 'own-'));
  return {
    files: await FolderFiles.open(own),
    async breakConnection() {
      await rm(own, { recursive: true });
      await writeFile(own, 'a file in the place of the folder');
    },
  };
});

it('FolderFiles keep files for our own user alone, also in a folder that was open', async () => {
  await chmod(folder, 0o755);
  const files = await FolderFiles.open(folder);
  await files.put('logos/one/two.png', new Uint8Array([1]));
  const modes = await Promise.all(
    ['', 'logos', 'logos/one', 'logos/one/two.png'].map(
      async (path) => (await stat(join(folder, path))).mode,
    ),
  );
  expect(modes.map((mode) => (mode & 0o777).toString(8))).toEqual(['700', '700', '700', '600']);
});

it('FolderFiles leave nothing behind of a file that could not be kept', async () => {
  const files = await FolderFiles.open(folder);
  // A folder is in the place of the file, so that the last step fails after all bytes were written.
  await mkdir(join(folder, 'pdfs/full/one.pdf/below'), { recursive: true });
  await expect(files.put('pdfs/full/one.pdf', new Uint8Array(1000))).rejects.toThrow('rename');
  expect(await readdir(join(folder, 'pdfs/full'))).toEqual(['one.pdf']);
});
