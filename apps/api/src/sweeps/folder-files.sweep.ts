/**
 * A folder of files on a disk that is full and has room again, `SWEEP_ROUNDS` times (50). What cannot be kept is refused
 * and leaves nothing behind; what was kept is whole. Needs root.
 */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { StorageFull } from '../ports/files.port.ts';
import { SmallDisk } from '../testing/small-disk.ts';
import { afterAll, expect, it } from 'vitest';
import { FolderFiles } from '../adapters/folder-files.ts';

const ROUNDS = Number(process.env['SWEEP_ROUNDS'] ?? 50);
const MEGABYTES = 8;
const LENGTH = 50_000;

const disk = await SmallDisk.mount(MEGABYTES);
if (disk === null) process.stdout.write('the sweep of a full disk does not run: only root may mount one\n');
afterAll(() => disk?.unmount());

it.runIf(disk !== null)(`is refused and works again once there is room, ${ROUNDS} times`, async () => {
  const folder = join(disk?.folder ?? '', 'files');
  const files = await FolderFiles.open(folder);
  for (let round = 0; round < ROUNDS; round += 1) {
    const key = `pdfs/${round}/kept.pdf`;
    await files.put(key, bytesOf(round));
    await disk?.fill();
    await expect(files.put(`pdfs/${round}/refused.pdf`, bytesOf(round))).rejects.toThrow(StorageFull);
    await expect(files.put(key, bytesOf(round + 1)), 'over one that is there').rejects.toThrow(StorageFull);
    await disk?.makeRoom();
    expect(await readdir(join(folder, 'pdfs', String(round)))).toEqual(['kept.pdf']);
  }
  for (let round = 0; round < ROUNDS; round += 1)
    expect(await files.get(`pdfs/${round}/kept.pdf`)).toEqual(Buffer.from(bytesOf(round)));
  process.stdout.write(
    `a full disk under a folder of files, ${ROUNDS} times: refused with ENOSPC, all kept files whole\n`,
  );
});

function bytesOf(round: number): Uint8Array {
  return new Uint8Array(LENGTH).fill(round);
}
