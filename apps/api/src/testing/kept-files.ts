import { fileOf, Files, StorageFull } from '../ports/files.port.ts';
import { SupplierAway } from '../ports/supplier-away.ts';

/** Files in memory. It fulfills `filesContract`, like the real adapters. */
export class KeptFiles extends Files {
  /** Simulates a full disk. */
  isFull = false;
  isAway = false;
  /** How many files were written. */
  puts = 0;
  readonly kept = new Map<string, Uint8Array>();

  override async put(key: string, bytes: Uint8Array): Promise<void> {
    const place = this.#placeOf(key);
    if (this.isFull) throw new StorageFull('no space left on device');
    this.puts += 1;
    this.kept.set(place, bytes.slice());
  }

  override async get(key: string): Promise<Uint8Array | null> {
    return this.kept.get(this.#placeOf(key))?.slice() ?? null;
  }

  override async has(key: string): Promise<boolean> {
    return this.kept.has(this.#placeOf(key));
  }

  override async remove(key: string): Promise<void> {
    this.kept.delete(this.#placeOf(key));
  }

  #placeOf(key: string): string {
    const { key: place } = fileOf(key);
    if (this.isAway) throw new SupplierAway('could not connect to the file storage');
    return place;
  }
}
