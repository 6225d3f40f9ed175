import { randomBytes } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileOf, Files } from '@ridgeline/api';

/** Files in a folder of this machine, where production has a bucket. */
export class FolderFiles extends Files {
  readonly #folder: string;

  constructor(folder: string) {
    super();
    this.#folder = folder;
  }

  /** Written beside its place and moved there, so that nobody reads half of it. */
  override async put(key: string, bytes: Uint8Array): Promise<void> {
    const path = this.#pathOf(key);
    const beside = `${path}.${randomBytes(6).toString('hex')}`;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(beside, bytes);
    await rename(beside, path);
  }

  override async get(key: string): Promise<Uint8Array | null> {
    return readFile(this.#pathOf(key)).catch(nullIfAbsent);
  }

  override async has(key: string): Promise<boolean> {
    const path = this.#pathOf(key);
    return access(path).then(
      () => true,
      () => false,
    );
  }

  override async remove(key: string): Promise<void> {
    await rm(this.#pathOf(key), { force: true });
  }

  #pathOf(key: string): string {
    return join(this.#folder, fileOf(key).key);
  }
}

function nullIfAbsent(problem: NodeJS.ErrnoException): null {
  if (problem.code === 'ENOENT') return null;
  throw problem;
}
