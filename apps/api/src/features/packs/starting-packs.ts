import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, parse } from 'node:path';
import { bodyNamesIn, type BodyNames } from '@ridgeline/core/packs';
import type { Database } from '../../db/database.ts';
import { readPackFile } from './pack-file.ts';
import { loadedPacks, loadPack } from './packs.repository.ts';

/** The packs that the product ships with. Each file is named after its pack. */
const FOLDER = dirname(createRequire(import.meta.url).resolve('@ridgeline/packs/us-permit-fees.json'));

export async function startingPackFiles(): Promise<
  readonly { readonly id: string; readonly bytes: Buffer }[]
> {
  const names = (await readdir(FOLDER)).sort();
  return Promise.all(
    names.map(async (name) => ({ id: parse(name).name, bytes: await readFile(join(FOLDER, name)) })),
  );
}

/** The names of places that the product ships with, by GEOID. */
export async function startingNames(): Promise<BodyNames> {
  const file = await readPackFile(await readFile(join(FOLDER, 'us-place-names.csv')));
  if (!file.ok) throw new Error(`The names of places cannot be read: ${file.failure.code}.`);
  return bodyNamesIn(file.value.rows);
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
