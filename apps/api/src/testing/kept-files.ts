import { fileOf, Files } from '../ports/files.port.ts';

/** Files in memory. It keeps the promises of `filesContract`, as the real adapters do. */
export class KeptFiles extends Files {
  readonly kept = new Map<string, Uint8Array>();

  override async put(key: string, bytes: Uint8Array): Promise<void> {
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
