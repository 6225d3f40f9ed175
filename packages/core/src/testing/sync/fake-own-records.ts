import type { Instant } from '../../shared/instant.ts';
import { type OwnRecord, OwnRecords, type RecordBox } from '../../sync/offline/own-records.port.ts';

type Stored = OwnRecord & { readonly owner: string; readonly box: RecordBox };

/** The storage of a browser, which all its tabs share. */
export class FakeRecordStorage {
  stored: readonly Stored[] = [];
  isFull = false;
  readonly listeners = new Set<(box: RecordBox) => void>();

  change(stored: readonly Stored[], box: RecordBox): void {
    this.stored = stored;
    for (const act of this.listeners) act(box);
  }
}

/** The records of a tab, in memory. Passes `ownRecordsContract`. */
export class FakeOwnRecords extends OwnRecords {
  readonly storage: FakeRecordStorage;
  #owner: string | null = null;

  constructor(storage = new FakeRecordStorage()) {
    super();
    this.storage = storage;
  }

  override get isUnlocked(): boolean {
    return this.#owner !== null;
  }

  override async unlock(secret: string): Promise<void> {
    this.#owner = secret;
  }

  override lock(): void {
    this.#owner = null;
  }

  override async countOfAll(box: RecordBox): Promise<number> {
    return this.storage.stored.filter((one) => one.box === box).length;
  }

  override async read(box: RecordBox, key: string): Promise<OwnRecord | null> {
    return (await this.all(box)).find((record) => record.key === key) ?? null;
  }

  override async all(box: RecordBox): Promise<readonly OwnRecord[]> {
    return this.storage.stored
      .filter((one) => one.owner === this.#owner && one.box === box)
      .map(({ key, at, text }) => ({ key, at, text }))
      .sort((a, b) => a.at - b.at);
  }

  override async write(box: RecordBox, record: OwnRecord): Promise<boolean> {
    const owner = this.#owner;
    if (owner === null || this.storage.isFull) return false;
    const others = this.#without(box, [record.key]);
    this.storage.change([...others, { ...record, owner, box }], box);
    return true;
  }

  override async remove(box: RecordBox, keys: readonly string[]): Promise<void> {
    this.storage.change(this.#without(box, keys), box);
  }

  override async clear(box: RecordBox): Promise<void> {
    await this.remove(
      box,
      (await this.all(box)).map(({ key }) => key),
    );
  }

  override async forgetOthers(before: Instant): Promise<void> {
    this.storage.stored = this.storage.stored.filter(
      ({ owner, box, at }) => owner === this.#owner || (box !== 'copies' && at >= before),
    );
  }

  override whenChanged(act: (box: RecordBox) => void): () => void {
    this.storage.listeners.add(act);
    return () => this.storage.listeners.delete(act);
  }

  #without(box: RecordBox, keys: readonly string[]): readonly Stored[] {
    return this.storage.stored.filter(
      (one) => one.owner !== this.#owner || one.box !== box || !keys.includes(one.key),
    );
  }
}
