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

describe('a draft whose page ends before it is sealed', () => {
  const draft = (text: string) => ({ key: 'feedback', at: 1, text });

  /** A page that can change its storage, and not the database. */
  async function aPageThatEnds() {
    const { openTab } = aBrowser();
    const storage = new MemoryStorage();
    const earlier = openTab(storage);
    await earlier.unlock('secret');
    await earlier.write('drafts', draft('first'));
    expect(storage.length).toBe(1);
    const page = new IndexedRecords({
      indexedDB: { open: () => new EventTarget() } as unknown as IDBFactory,
      storage,
      channel: { addEventListener: () => {}, postMessage: () => {} },
    });
    return { storage, page, reload: () => openTab(storage) };
  }

  it('is written by the next page, and its text is no longer in the storage', async () => {
    const { page, storage, reload } = await aPageThatEnds();
    void page.write('drafts', draft('second'));
    void page.write('drafts', draft('third'));
    expect(JSON.stringify([...everyItem(storage)])).toContain('third');
    expect(await reload().all('drafts')).toEqual([draft('third')]);
    expect(JSON.stringify([...everyItem(storage)])).not.toContain('third');
    expect(await reload().all('drafts')).toEqual([draft('third')]);
  });

  it('stays removed', async () => {
    const { page, reload } = await aPageThatEnds();
    void page.remove('drafts', ['feedback']);
    expect(await reload().all('drafts')).toEqual([]);
  });

  it('does not replace what the next page has written', async () => {
    const { page, storage, reload } = await aPageThatEnds();
    void page.write('drafts', draft('second'));
    const next = reload();
    await next.write('drafts', draft('newest'));
    expect(await next.all('drafts')).toEqual([draft('newest')]);
    expect(storage.length).toBe(1);
  });

  it('is deleted with the secret, and is never of the next person', async () => {
    const { page, storage, reload } = await aPageThatEnds();
    void page.write('drafts', draft('second'));
    page.lock();
    expect(storage.length).toBe(0);
    await page.unlock('secret');
    void page.write('drafts', draft('second'));
    const next = reload();
    await next.unlock('of Lin');
    expect(await next.all('drafts')).toEqual([]);
    expect(JSON.stringify([...everyItem(storage)])).not.toContain('second');
  });

  it('is kept also where the storage of the tab is full', async () => {
    const { openTab } = aBrowser();
    const storage = new MemoryStorage();
    const tab = openTab(storage);
    await tab.unlock('secret');
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect(await tab.write('drafts', draft('long'))).toBe(true);
    expect(await tab.all('drafts')).toEqual([draft('long')]);
  });
});

function* everyItem(storage: Storage): Generator<string> {
  for (let index = 0; index < storage.length; index += 1) {
    yield storage.getItem(storage.key(index) ?? '') ?? '';
  }
}

function everyRow(indexedDB: IDBFactory): Promise<unknown[]> {
  return new Promise((resolve) => {
    const opened = indexedDB.open('ridgeline-own');
    opened.addEventListener('success', () => {
      const all = opened.result.transaction('records').objectStore('records').getAll();
      all.addEventListener('success', () => resolve(all.result));
    });
  });
}
