import { ownRecordsContract } from '@ridgeline/core/testing/sync';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { MemoryStorage } from '../testing/memory-storage.ts';
import { IndexedRecords } from './indexed-records.ts';

/** The pages of a browser, without the delays of its channel. */
class Channels {
  readonly #open: ((event: { data: never }) => void)[] = [];

  channel() {
    const own: ((event: { data: never }) => void)[] = [];
    return {
      addEventListener: (_: string, listen: never) => {
        own.push(listen);
        this.#open.push(listen);
      },
      postMessage: (data: never) => {
        for (const listen of this.#open) if (!own.includes(listen)) listen({ data });
      },
    } as unknown as BroadcastChannel;
  }
}

function aBrowser() {
  const indexedDB = new IDBFactory();
  const channels = new Channels();
  let isFull = false;
  const open = indexedDB.open.bind(indexedDB);
  indexedDB.open = (name, version) => {
    const request = open(name, version);
    request.addEventListener('success', () => {
      const database = request.result;
      const begin = database.transaction.bind(database);
      database.transaction = (names, mode) => {
        if (isFull && mode === 'readwrite') throw new DOMException('full', 'QuotaExceededError');
        return begin(names, mode);
      };
    });
    return request;
  };
  return {
    indexedDB,
    openTab: (storage = new MemoryStorage()) =>
      new IndexedRecords({ indexedDB, storage, channel: channels.channel() }),
    fillUp: () => (isFull = true),
  };
}

ownRecordsContract('IndexedRecords', () => {
  const { openTab, fillUp } = aBrowser();
  return { openTab: () => openTab(), fillUp };
});

describe('the records in the database of a browser', () => {
  it('say nothing of whose they are, nor what they are about', async () => {
    const { openTab, indexedDB } = aBrowser();
    const ada = openTab();
    await ada.unlock('the secret of Ada');
    await ada.write('edits', { key: 'report CR-77', at: 5, text: 'claim 4711' });
    const rows = await everyRow(indexedDB);
    expect(rows).toHaveLength(1);
    const bare = JSON.stringify(rows, (_, value: unknown) =>
      value instanceof ArrayBuffer ? new TextDecoder().decode(value) : value,
    );
    for (const word of ['Ada', 'CR-77', '4711']) expect(bare).not.toContain(word);
  });

  it('are unlocked in a page that is loaded again, by what its tab has kept', async () => {
    const { openTab } = aBrowser();
    const storage = new MemoryStorage();
    const before = openTab(storage);
    await before.unlock('secret');
    await before.write('copies', { key: 'a', at: 1, text: 'text' });
    expect(await openTab(storage).read('copies', 'a')).toEqual({ key: 'a', at: 1, text: 'text' });
    // As a sign-out empties the storage of the tab.
    storage.clear();
    expect(await before.all('copies')).toEqual([]);
  });
});

function everyRow(indexedDB: IDBFactory): Promise<unknown[]> {
  return new Promise((resolve) => {
    const opened = indexedDB.open('ridgeline-own');
    opened.addEventListener('success', () => {
      const all = opened.result.transaction('records').objectStore('records').getAll();
      all.addEventListener('success', () => resolve(all.result));
    });
  });
}
