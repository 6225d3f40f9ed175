import type { Instant } from '@ridgeline/core/shared';
import { type OwnRecord, OwnRecords, type RecordBox } from '@ridgeline/core/sync';
import { RecordSeal, type Sealed } from './record-seal.ts';
import { UnsealedDrafts } from './unsealed-drafts.ts';

const DATABASE = 'ridgeline-own';
const STORE = 'records';
/** In the session storage, beside the tokens; other tabs get it with the session. */
export const OFFLINE_SECRET = 'ridgeline.offline-secret';

type Dependencies = {
  readonly indexedDB: IDBFactory;
  readonly storage: Storage;
  /** Reaches the other pages of the same origin. */
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
};

/** A row of the browser's database. Without the secret, it shows neither the person nor the content. */
type Row = Sealed & {
  readonly id: string;
  readonly owner: string;
  readonly box: RecordBox;
  readonly at: Instant;
};

/** Sealed records in IndexedDB. */
export class IndexedRecords extends OwnRecords {
  readonly #dependencies: Dependencies;
  readonly #listeners = new Set<(box: RecordBox) => void>();
  readonly #unsealed: UnsealedDrafts;
  #recovery: Promise<void> | null = null;
  #seal: Promise<RecordSeal> | null = null;
  #database: Promise<IDBDatabase> | null = null;

  constructor(dependencies: Dependencies) {
    super();
    this.#dependencies = dependencies;
    this.#unsealed = new UnsealedDrafts(dependencies.storage);
    dependencies.channel.addEventListener('message', ({ data }: MessageEvent<RecordBox>) => this.#tell(data));
  }

  override get isUnlocked(): boolean {
    return this.#secret !== null;
  }

  override async unlock(secret: string): Promise<void> {
    if (secret !== this.#secret) this.#unsealed.forget();
    this.#dependencies.storage.setItem(OFFLINE_SECRET, secret);
    this.#seal = null;
  }

  override lock(): void {
    this.#dependencies.storage.removeItem(OFFLINE_SECRET);
    this.#unsealed.forget();
    this.#seal = null;
  }

  override async countOfAll(box: RecordBox): Promise<number> {
    const rows = await this.#rows().catch(() => []);
    return rows.filter((row) => row.box === box).length;
  }

  override async read(box: RecordBox, key: string): Promise<OwnRecord | null> {
    return this.#with(null, async (seal) => {
      const id = await seal.idOf(box, key);
      const row = await this.#ask<Row | undefined>('readonly', (store) => store.get(id));
      return row === undefined ? null : await opened(seal, row);
    });
  }

  override async all(box: RecordBox): Promise<readonly OwnRecord[]> {
    return this.#with([], async (seal) => {
      const rows = (await this.#rows()).filter((row) => row.owner === seal.owner && row.box === box);
      const records = await Promise.all(rows.map((row) => opened(seal, row)));
      return records.filter((one) => one !== null).sort((a, b) => a.at - b.at);
    });
  }

  override async write(box: RecordBox, record: OwnRecord): Promise<boolean> {
    if (!this.isUnlocked) return false;
    // Before anything that is awaited: the page may end now.
    const stored = box === 'drafts' ? this.#unsealed.keep({ key: record.key, record }) : null;
    return this.#with(false, async (seal) => {
      await this.#put(seal, box, record);
      stored?.();
      this.#changed(box);
      return true;
    });
  }

  override async remove(box: RecordBox, keys: readonly string[]): Promise<void> {
    if (keys.length === 0 || !this.isUnlocked) return;
    const stored = box === 'drafts' ? keys.map((key) => this.#unsealed.keep({ key, record: null })) : [];
    await this.#with(undefined, async (seal) => {
      await this.#delete(await Promise.all(keys.map((key) => seal.idOf(box, key))));
      for (const done of stored) done();
      this.#changed(box);
    });
  }

  override async clear(box: RecordBox): Promise<void> {
    await this.#with(undefined, async (seal) => {
      const rows = (await this.#rows()).filter((row) => row.owner === seal.owner && row.box === box);
      await this.#delete(rows.map(({ id }) => id));
      this.#changed(box);
    });
  }

  override async forgetOthers(before: Instant): Promise<void> {
    await this.#with(undefined, async (seal) => {
      const rows = (await this.#rows()).filter(
        ({ owner, box, at }) => owner !== seal.owner && (box === 'copies' || at < before),
      );
      await this.#delete(rows.map(({ id }) => id));
    });
  }

  override whenChanged(act: (box: RecordBox) => void): () => void {
    this.#listeners.add(act);
    return () => this.#listeners.delete(act);
  }

  get #secret(): string | null {
    return this.#dependencies.storage.getItem(OFFLINE_SECRET);
  }

  /** `otherwise` while it is locked, and where the browser's database refuses. */
  async #with<Value>(otherwise: Value, act: (seal: RecordSeal) => Promise<Value>): Promise<Value> {
    const secret = this.#secret;
    if (secret === null) return otherwise;
    try {
      const seal = await (this.#seal ??= RecordSeal.of(secret));
      await (this.#recovery ??= this.#recover(seal));
      return await act(seal);
    } catch {
      return otherwise;
    }
  }

  /** Writes what the page before this one, in the same tab, could not. */
  async #recover(seal: RecordSeal): Promise<void> {
    for (const { change, stored } of this.#unsealed.left()) {
      const { key, record } = change;
      try {
        if (record === null) await this.#delete([await seal.idOf('drafts', key)]);
        else await this.#put(seal, 'drafts', record);
        stored();
      } catch {
        // The page after this one tries again.
      }
    }
  }

  async #put(seal: RecordSeal, box: RecordBox, { key, at, text }: OwnRecord): Promise<void> {
    const sealed = await seal.close(JSON.stringify([key, text]));
    const row: Row = { ...sealed, id: await seal.idOf(box, key), owner: seal.owner, box, at };
    await this.#ask('readwrite', (store) => store.put(row));
  }

  #rows(): Promise<readonly Row[]> {
    return this.#ask<Row[]>('readonly', (store) => store.getAll());
  }

  async #delete(ids: readonly string[]): Promise<void> {
    for (const id of ids) await this.#ask('readwrite', (store) => store.delete(id));
  }

  /** One transaction with one request; resolves when it is written. */
  async #ask<Value>(
    mode: IDBTransactionMode,
    send: (store: IDBObjectStore) => IDBRequest<Value>,
  ): Promise<Value> {
    const database = await this.#open();
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = send(transaction.objectStore(STORE));
      transaction.addEventListener('complete', () => resolve(request.result));
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')));
    });
  }

  #open(): Promise<IDBDatabase> {
    this.#database ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = this.#dependencies.indexedDB.open(DATABASE, 1);
      request.addEventListener('upgradeneeded', () =>
        request.result.createObjectStore(STORE, { keyPath: 'id' }),
      );
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('not opened')));
    });
    this.#database.catch(() => (this.#database = null));
    return this.#database;
  }

  #changed(box: RecordBox): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a broadcast channel has no target origin: it only reaches its own
    this.#dependencies.channel.postMessage(box);
    this.#tell(box);
  }

  #tell(box: RecordBox): void {
    for (const act of this.#listeners) act(box);
  }
}

/** Null for what is damaged. */
async function opened(seal: RecordSeal, { at, ...row }: Row): Promise<OwnRecord | null> {
  try {
    const [key, text] = JSON.parse(await seal.open(row)) as [string, string];
    return { key, at, text };
  } catch {
    return null;
  }
}
