import { describe, expect, it, vi } from 'vitest';
import type { OtherTabs, TabNews } from '../../session/other-tabs.port.ts';

export type TabUnderTest = {
  readonly tabs: OtherTabs;
  /** Stores a session in this tab, as signing in does. */
  readonly hold: (session: string) => void;
  readonly held: () => string | null;
};

/** Contract suite for `OtherTabs`. Runs on the fake and on every real adapter. */
export function otherTabsContract(
  name: string,
  makeBrowser: () => { readonly open: () => TabUnderTest; readonly close: () => void },
): void {
  describe(`${name} fulfills the contract of OtherTabs`, () => {
    async function inABrowser(act: (open: () => TabUnderTest) => Promise<void>): Promise<void> {
      const { open, close } = makeBrowser();
      await act(open).finally(close);
    }

    it('START-4 hands a session to a tab that has none, and leaves a tab its own', () =>
      inABrowser(async (open) => {
        const [one, other, third] = [open(), open(), open()];
        one.hold('ada');
        third.hold('lin');
        expect(await one.tabs.join()).toBe(true);
        expect(one.held()).toBe('ada');
        expect(await other.tabs.join()).toBe(true);
        expect(['ada', 'lin']).toContain(other.held());
        expect(third.held()).toBe('lin');
      }));

    it('START-4 finds none where no tab has one', () =>
      inABrowser(async (open) => {
        const [one, other] = [open(), open()];
        expect([await one.tabs.join(), await other.tabs.join()]).toEqual([false, false]);
        expect([one.held(), other.held()]).toEqual([null, null]);
      }));

    it('START-4 tells every other tab of a sign-in, with the session, and itself nothing', () =>
      inABrowser(async (open) => {
        const [one, other] = [open(), open()];
        const [heardByOne, heardByOther] = [heardBy(one), heardBy(other)];
        const news: TabNews = { is: 'signed-in', email: 'ada@example.com' };
        one.hold('ada');
        one.tabs.tell(news);
        await vi.waitFor(() => expect(heardByOther).toEqual([news]));
        expect(other.held()).toBe('ada');
        expect(heardByOne).toEqual([]);
      }));

    it('PROF-9 hands the renewed session to the tabs of a person whose email has changed', () =>
      inABrowser(async (open) => {
        const [one, other, empty] = [open(), open(), open()];
        const [heardByOther, heardByEmpty] = [heardBy(other), heardBy(empty)];
        const news: TabNews = { is: 'email-changed', email: 'ada@example.com' };
        other.hold('ada');
        one.hold('ada+1');
        one.tabs.tell(news);
        await vi.waitFor(() => expect([heardByOther, heardByEmpty]).toEqual([[news], [news]]));
        expect([other.held(), empty.held()]).toEqual(['ada+1', null]);
      }));

    it.each(['signed-out', 'expired'] as const)(
      'START-3 tells every other tab: %s, until it listens no more',
      (is) =>
        inABrowser(async (open) => {
          const [one, other, third] = [open(), open(), open()];
          const heard: TabNews[] = [];
          const stop = other.tabs.hear((news) => heard.push(news));
          const heardByThird = heardBy(third);
          const news: TabNews = { is, email: 'ada@example.com' };
          one.tabs.tell(news);
          await vi.waitFor(() => expect([heard, heardByThird]).toEqual([[news], [news]]));
          stop();
          one.tabs.tell(news);
          await vi.waitFor(() => expect(heardByThird).toEqual([news, news]));
          expect(heard).toEqual([news]);
        }),
    );
  });
}

function heardBy({ tabs }: TabUnderTest): readonly TabNews[] {
  const heard: TabNews[] = [];
  tabs.hear((news) => heard.push(news));
  return heard;
}
