import { randomBytes } from 'node:crypto';
import { access, chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileOf, Files, StorageFull } from '../ports/files.port.ts';
import { SupplierAway } from '../ports/supplier-away.ts';

const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;
/** No space left on the disk, or over the user's quota. */
const NO_SPACE = new Set(['ENOSPC', 'EDQUOT']);

/** Files in a folder of this machine, where no bucket is configured. Only the current OS user may read them. */
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
    try {
      await mkdir(dirname(path), { recursive: true, mode: PRIVATE_FOLDER });
      await writeFile(beside, bytes, { mode: PRIVATE_FILE });
      await rename(beside, path);
    } catch (problem) {
      await rm(beside, { force: true }).catch(() => {});
      throw asStorageProblem(problem);
    }
  }

  override async get(key: string): Promise<Uint8Array | null> {
    return readFile(this.#pathOf(key)).catch(orIfAbsent(null));
  }

  override async has(key: string): Promise<boolean> {
    return access(this.#pathOf(key)).then(() => true, orIfAbsent(false));
  }

  override async remove(key: string): Promise<void> {
    await rm(this.#pathOf(key), { force: true }).catch(orIfAbsent(undefined));
  }

  #pathOf(key: string): string {
    return join(this.#folder, fileOf(key).key);
  }
}

function orIfAbsent<Absent>(absent: Absent): (problem: NodeJS.ErrnoException) => Absent {
  return (problem) => {
    if (problem.code === 'ENOENT') return absent;
    throw asStorageProblem(problem);
  };
}

function asStorageProblem(problem: unknown): Error {
  const { code = '', message } = problem as NodeJS.ErrnoException;
  return new (NO_SPACE.has(code) ? StorageFull : SupplierAway)(message, { cause: problem });
}
