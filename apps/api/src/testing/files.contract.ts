import { describe, expect, it } from 'vitest';
import type { Files } from '../ports/files.port.ts';
import { SupplierAway } from '../ports/supplier-away.ts';

/** A storage, which others may use at the same time. */
export type FilesWorld = {
  readonly files: Files;
  /** No call reaches the storage from then on. */
  readonly breakConnection: () => Promise<void>;
};

/** The contract of every `Files`. Run on the fake, the folder and S3. */
export function filesContract(name: string, makeWorld: () => Promise<FilesWorld>): void {
  describe(`${name} keeps the promises of Files`, () => {
    const key = 'logos/3f6d2b5e/0a1b2c.png';

    it('gives back what was put, byte by byte, also to another that looks at the same place', async () => {
      const { files } = await makeWorld();
      const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
      await files.put(key, bytes);
      expect(await files.has(key)).toBe(true);
      expect(Buffer.from((await files.get(key)) ?? []).equals(bytes)).toBe(true);
    });

    it('has the last of what was put under a key', async () => {
      const { files } = await makeWorld();
      await files.put(key, Uint8Array.of(1, 2, 3));
      await files.put(key, Uint8Array.of(4));
      expect([...((await files.get(key)) ?? [])]).toEqual([4]);
    });

    it('has nothing where nothing was put, or where it was removed', async () => {
      const { files } = await makeWorld();
      expect([await files.has('pdfs/none.pdf'), await files.get('pdfs/none.pdf')]).toEqual([false, null]);
      await files.put('pdfs/one.pdf', Uint8Array.of(1));
      await files.remove('pdfs/one.pdf');
      await files.remove('pdfs/one.pdf');
      expect([await files.has('pdfs/one.pdf'), await files.get('pdfs/one.pdf')]).toEqual([false, null]);
    });

    it.each([
      '../secret.png',
      'logos/../../secret.png',
      '/etc/logo.png',
      'logos/a.svg',
      'logos//a.png',
      'a.png',
      'logos/a.png?x',
      'logos/%2e%2e/a.png',
      String.raw`logos\a.png`,
      '',
    ])('takes no key that leaves its place: %j', async (wrong) => {
      const { files } = await makeWorld();
      await expect(files.put(wrong, Uint8Array.of(1))).rejects.toThrow('no key of a file');
      await expect(files.get(wrong)).rejects.toThrow('no key of a file');
    });

    it('rejects where the storage is away: that is not a file that is absent, or was removed', async () => {
      const { files, breakConnection } = await makeWorld();
      await files.put(key, Uint8Array.of(1));
      await breakConnection();
      const asked = [
        () => files.put(key, Uint8Array.of(2)),
        () => files.get(key),
        () => files.has(key),
        () => files.remove(key),
      ];
      for (const ask of asked) await expect(ask()).rejects.toBeInstanceOf(SupplierAway);
    });
  });
}
