import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from '../../db/database.ts';
import { readPackFile } from './pack-file.ts';
import { loadedPacks, loadPack } from './packs.repository.ts';

/** The packs that the product ships with. Each file is named after its pack. */
const FOLDER = fileURLToPath(new URL('../../../packs', import.meta.url));

export async function startingPackFiles(): Promise<
  readonly { readonly id: string; readonly bytes: Buffer }[]
> {
  const names = (await readdir(FOLDER)).sort();
  return Promise.all(
    names.map(async (name) => ({ id: name.replace('.csv', ''), bytes: await readFile(join(FOLDER, name)) })),
  );
}

/** Loads those of them that are not loaded, or were loaded by another version of the product. */
export async function loadStartingPacks(database: Database): Promise<void> {
  const loaded = new Map((await loadedPacks(database)).map(({ id, sha256 }) => [id, sha256]));
  for (const { id, bytes } of await startingPackFiles()) {
    if (loaded.get(id) === createHash('sha256').update(bytes).digest('hex')) continue;
    const file = await readPackFile(bytes);
    if (!file.ok) throw new Error(`The starting pack ${id} cannot be read: ${file.failure.code}.`);
    await loadPack(database, file.value, { tells: 'from-second' });
  }
}
