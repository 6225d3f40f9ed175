import { fileOf, Files } from '../ports/files.port.ts';

/** Files in memory. It fulfills `filesContract`, like the real adapters. */
export class KeptFiles extends Files {
  /** Simulates a full disk. */
  isFull = false;
  readonly kept = new Map<string, Uint8Array>();

  override async put(key: string, bytes: Uint8Array): Promise<void> {
    if (this.isFull) throw Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' });
    this.kept.set(fileOf(key).key, bytes.slice());
  }

  override async get(key: string): Promise<Uint8Array | null> {
    return this.kept.get(fileOf(key).key)?.slice() ?? null;
  }

  override async has(key: string): Promise<boolean> {
    return this.kept.has(fileOf(key).key);
  }

  override async remove(key: string): Promise<void> {
    this.kept.delete(fileOf(key).key);
  }
}
