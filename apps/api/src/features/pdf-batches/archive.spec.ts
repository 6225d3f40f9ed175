import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readArchive } from '../../testing/read-archive.ts';
import { archive, type ArchivedFile } from './archive.ts';

const AT = new Date('2026-11-25T12:00:00Z');

async function* given(files: readonly ArchivedFile[]): AsyncGenerator<ArchivedFile> {
  yield* files;
}

async function bytesOf(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

describe('an archive', () => {
  it('D RPT-7.6 gives back what was put in, whatever its names and bytes', async () => {
    const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 });
    const file = fc.record({ name, bytes: fc.uint8Array({ maxLength: 70_000 }) });
    const files = fc.uniqueArray(file, { selector: (one) => one.name, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(files, async (all) => {
        const read = readArchive(await bytesOf(archive(given(all), AT)));
        const told = [...read].map(([key, bytes]) => [key, [...bytes]]);
        expect(told).toEqual(all.map(({ name: key, bytes }) => [key, [...bytes]]));
      }),
      { numRuns: 40 },
    );
  });

  it('D RPT-7.6 of 200 files has one of them in memory: the next is asked for when the last is taken', async () => {
    let asked = 0;
    async function* files(): AsyncGenerator<ArchivedFile> {
      for (let index = 0; index < 200; index += 1) {
        asked += 1;
        yield { name: `${index}.pdf`, bytes: new Uint8Array(100_000).fill(index) };
      }
    }
    let taken = 0;
    let most = 0;
    for await (const piece of archive(files(), AT)) {
      most = Math.max(most, asked * 100_000 - taken);
      taken += piece.length;
    }
    expect(asked).toBe(200);
    expect(most).toBeLessThanOrEqual(100_000);
  });

  it('D RPT-7.6 ends with the failure of what it reads', async () => {
    async function* failing(): AsyncGenerator<ArchivedFile> {
      yield { name: 'a.pdf', bytes: new Uint8Array(3) };
      throw new Error('the storage is away');
    }
    await expect(bytesOf(archive(failing(), AT))).rejects.toThrow('the storage is away');
  });
});
