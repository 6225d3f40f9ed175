/** A browser's storage, in memory. */
export class MemoryStorage {
  readonly #kept = new Map<string, string>();

  [Symbol.iterator](): Iterator<readonly [string, string]> {
    return this.#kept.entries();
  }

  get length(): number {
    return this.#kept.size;
  }

  key(index: number): string | null {
    return [...this.#kept.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.#kept.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.#kept.set(key, value);
  }

  removeItem(key: string): void {
    this.#kept.delete(key);
  }

  clear(): void {
    this.#kept.clear();
  }
}
