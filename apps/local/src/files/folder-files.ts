import { randomBytes } from 'node:crypto';
import { access, chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileOf, Files } from '@ridgeline/api';

const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;

/** Files in a local folder; production has a bucket. Only the current OS user may read them. */
export class FolderFiles extends Files {
  readonly #folder: string;

  /** Makes the folder private, even if it was created with other permissions. */
  static async open(folder: string): Promise<FolderFiles> {
    await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
    await chmod(folder, PRIVATE_FOLDER);
    return new FolderFiles(folder);
  }

  private constructor(folder: string) {
    super();
    this.#folder = folder;
  }

  /** Written to a temporary file and renamed, so that no reader sees half of it; a failure leaves nothing behind. */
  override async put(key: string, bytes: Uint8Array): Promise<void> {
    const path = this.#pathOf(key);
    const beside = `${path}.${randomBytes(6).toString('hex')}`;
    await mkdir(dirname(path), { recursive: true, mode: PRIVATE_FOLDER });
    try {
      await writeFile(beside, bytes, { mode: PRIVATE_FILE });
      await rename(beside, path);
    } catch (problem) {
      await rm(beside, { force: true });
      throw problem;
    }
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
