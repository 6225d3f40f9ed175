import type { OwnRecord } from '@ridgeline/core/sync';

/** A draft that is written, or removed (null). */
type DraftChange = { readonly key: string; readonly record: OwnRecord | null };

type Item = { readonly name: string; readonly value: string };

const PREFIX = 'ridgeline.unsealed-draft.';

/**
 * Changes of drafts that are not in the database yet. Sealing is asynchronous, and a page that is loaded anew does not wait
 * for it: what is left here is written by the next page of the tab. The text is as safe as the secret, which is in the same
 * storage, and is deleted with it.
 */
export class UnsealedDrafts {
  readonly #storage: Storage;
  readonly #ofEarlierPage: readonly Item[];

  constructor(storage: Storage) {
    this.#storage = storage;
    this.#ofEarlierPage = this.#names().map((name) => ({ name, value: storage.getItem(name) ?? '' }));
  }

  /** Returns the function for when it is in the database. */
  keep(change: DraftChange): () => void {
    const item = { name: `${PREFIX}${change.key}`, value: JSON.stringify(change) };
    try {
      this.#storage.setItem(item.name, item.value);
    } catch {
      // The storage is full: this draft depends on its sealing alone.
    }
    return () => this.#remove(item);
  }

  /** What the page before this one has left, unless there is a newer change of that draft. */
  left(): readonly { readonly change: DraftChange; readonly stored: () => void }[] {
    return this.#ofEarlierPage
      .filter((item) => this.#isStill(item))
      .map((item) => ({
        change: JSON.parse(item.value) as DraftChange,
        stored: () => this.#remove(item),
      }));
  }

  forget(): void {
    for (const name of this.#names()) this.#storage.removeItem(name);
  }

  #remove(item: Item): void {
    if (this.#isStill(item)) this.#storage.removeItem(item.name);
  }

  #isStill({ name, value }: Item): boolean {
    return this.#storage.getItem(name) === value;
  }

  #names(): readonly string[] {
    const { length } = this.#storage;
    const names = Array.from({ length }, (_, index) => this.#storage.key(index) ?? '');
    return names.filter((name) => name.startsWith(PREFIX));
  }
}
