import { otherTabsContract } from '@ridgeline/core/testing/session';
import { FakeClock, FakeTimer } from '@ridgeline/core/testing/shared';
import { describe, expect, it } from 'vitest';
import { BrowserTimer } from '../browser/browser-timer.ts';
import { MemoryStorage } from '../testing/memory-storage.ts';
import { HintedStorage } from './hinted-storage.ts';
import { TabsOfABrowser } from './tabs-of-a-browser.ts';

const KEY = 'CognitoIdentityServiceProvider.client.ada.refreshToken';

otherTabsContract('TabsOfABrowser', () => {
  const channels: BroadcastChannel[] = [];
  const name = crypto.randomUUID();
  return {
    open: () => {
      const channel = new BroadcastChannel(name);
      channels.push(channel);
      const storage = new MemoryStorage();
      return {
        tabs: new TabsOfABrowser({ channel, storage, timer: new BrowserTimer(), isExpected: () => true }),
        hold: (session) => void new HintedStorage(storage).setItem(KEY, session),
        held: () => storage.getItem(KEY),
      };
    },
    close: () => {
      for (const channel of channels) channel.close();
    },
  };
});

describe('asking other tabs', () => {
  function aTab({ isExpected }: { readonly isExpected: boolean }) {
    const said: unknown[] = [];
    const storage = new MemoryStorage();
    const channel = { postMessage: (word: unknown) => said.push(word), addEventListener: () => {} };
    const timer = new FakeTimer(new FakeClock());
    const tabs = new TabsOfABrowser({ channel, storage, timer, isExpected: () => isExpected });
    return { tabs, said, storage, timer };
  }

  it('START-4 is left out where nobody can be here, and where this tab has its own session', async () => {
    const visitor = aTab({ isExpected: false });
    expect([await visitor.tabs.join(), visitor.said]).toEqual([false, []]);
    const person = aTab({ isExpected: true });
    await new HintedStorage(person.storage).setItem(KEY, 'token');
    expect([await person.tabs.join(), person.said]).toEqual([true, []]);
  });

  it('START-4 waits no longer than a moment', async () => {
    const { tabs, timer } = aTab({ isExpected: true });
    const joined = tabs.join();
    await timer.advance(300);
    expect(await joined).toBe(false);
  });

  it('PROF-9 takes no renewed session of another user', async () => {
    let hear: (event: { readonly data: unknown }) => void = () => {};
    const storage = new MemoryStorage();
    const channel = {
      postMessage: () => {},
      addEventListener: (_: string, listener: typeof hear) => (hear = listener),
    };
    const timer = new FakeTimer(new FakeClock());
    const tabs = new TabsOfABrowser({ channel: channel as never, storage, timer, isExpected: () => true });
    const heard: unknown[] = [];
    tabs.hear((news) => heard.push(news));
    await new HintedStorage(storage).setItem(KEY.replace('ada', 'lin'), 'token of Lin');
    const news = { is: 'email-changed', email: 'ada@example.com' };
    hear({ data: { says: 'news', news, session: [[KEY, 'token of Ada']] } });
    expect([heard, storage.getItem(KEY)]).toEqual([[news], null]);
  });

  it('START-4 hands over what the pool’s client keeps, and nothing else', async () => {
    const { tabs, said, storage } = aTab({ isExpected: false });
    await new HintedStorage(storage).setItem(KEY, 'token');
    storage.setItem('ridgeline.scroll', '[]');
    tabs.tell({ is: 'signed-in', email: 'ada@example.com' });
    expect(said).toMatchObject([
      {
        session: [
          [KEY, 'token'],
          ['ridgeline.may-be-signed-in', 'yes'],
        ],
      },
    ]);
  });
});
