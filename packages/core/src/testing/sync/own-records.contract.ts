import { describe, expect, it, vi } from 'vitest';
import type { OwnRecords, RecordBox } from '../../sync/offline/own-records.port.ts';

export type BrowserUnderTest = {
  /** Another tab of this browser, without a secret. */
  readonly openTab: () => OwnRecords;
  readonly fillUp: () => void;
};

const record = (key: string, at = 1, text = `the text of ${key}`) => ({ key, at, text });

/** Contract suite for `OwnRecords`. Runs on the fake and on every real adapter. */
export function ownRecordsContract(name: string, makeBrowser: () => BrowserUnderTest): void {
  describe(`${name} fulfills the contract of OwnRecords`, () => {
    async function aTab({ openTab }: BrowserUnderTest, secret: string): Promise<OwnRecords> {
      const tab = openTab();
      await tab.unlock(secret);
      return tab;
    }

    it('keeps the last record of each key in each box, the oldest first', async () => {
      const ada = await aTab(makeBrowser(), 'ada');
      for (const one of [record('b', 2), record('a', 1), record('b', 3, 'newer')]) {
        expect(await ada.write('copies', one)).toBe(true);
      }
      expect(await ada.all('copies')).toEqual([record('a', 1), record('b', 3, 'newer')]);
      expect(await ada.read('copies', 'b')).toEqual(record('b', 3, 'newer'));
      expect(await ada.read('edits', 'b')).toBeNull();
      await ada.remove('copies', ['a', 'unknown']);
      expect((await ada.all('copies')).map(({ key }) => key)).toEqual(['b']);
    });

    it('shows nobody the records of another, and each their own in any tab and at any later time', async () => {
      const browser = makeBrowser();
      const ada = await aTab(browser, 'ada');
      await ada.write('edits', record('mine'));
      const lin = await aTab(browser, 'lin');
      expect([await lin.all('edits'), await lin.read('edits', 'mine')]).toEqual([[], null]);
      await lin.write('edits', record('mine', 2, 'of Lin'));
      await lin.clear('copies');
      await lin.remove('edits', ['mine']);
      expect(await (await aTab(browser, 'ada')).all('edits')).toEqual([record('mine')]);
    });

    it('reads and writes nothing while it is locked', async () => {
      const browser = makeBrowser();
      const ada = await aTab(browser, 'ada');
      await ada.write('copies', record('a'));
      ada.lock();
      expect([ada.isUnlocked, await ada.all('copies'), await ada.read('copies', 'a')]).toEqual([
        false,
        [],
        null,
      ]);
      expect(await ada.write('copies', record('b'))).toBe(false);
      await ada.unlock('ada');
      expect([ada.isUnlocked, await ada.all('copies')]).toEqual([true, [record('a')]]);
    });

    it('tells how many there are of all persons, also while it is locked', async () => {
      const browser = makeBrowser();
      expect(await browser.openTab().countOfAll('edits')).toBe(0);
      for (const [who, key] of [
        ['ada', 'a'],
        ['ada', 'b'],
        ['lin', 'a'],
      ] as const) {
        const tab = await aTab(browser, who);
        await tab.write('edits', record(key));
        await tab.write('copies', record(key));
      }
      expect(await browser.openTab().countOfAll('edits')).toBe(3);
    });

    it('deletes the copies of others, and their edits and drafts once they are too old', async () => {
      const browser = makeBrowser();
      const ada = await aTab(browser, 'ada');
      await ada.write('copies', record('copy', 9));
      for (const box of ['edits', 'drafts'] as const) {
        await ada.write(box, record('old', 1));
        await ada.write(box, record('new', 9));
      }
      const lin = await aTab(browser, 'lin');
      await lin.write('copies', record('own', 1));
      await lin.forgetOthers(5);
      expect(await lin.all('copies')).toEqual([record('own', 1)]);
      expect(await ada.all('copies')).toEqual([]);
      for (const box of ['edits', 'drafts'] as const) expect(await ada.all(box)).toEqual([record('new', 9)]);
    });

    it('says so where the storage is full, and empties one box alone', async () => {
      const browser = makeBrowser();
      const ada = await aTab(browser, 'ada');
      await ada.write('copies', record('a'));
      await ada.write('edits', record('a'));
      await ada.clear('copies');
      expect([await ada.all('copies'), await ada.all('edits')]).toEqual([[], [record('a')]]);
      browser.fillUp();
      expect(await ada.write('edits', record('b'))).toBe(false);
    });

    it('tells every tab of a change, until it listens no more', async () => {
      const browser = makeBrowser();
      const [ada, other] = [await aTab(browser, 'ada'), await aTab(browser, 'ada')];
      const heard: RecordBox[] = [];
      const [stop, stopOther] = [
        ada.whenChanged((box) => heard.push(box)),
        other.whenChanged((box) => heard.push(box)),
      ];
      await ada.write('edits', record('a'));
      await vi.waitFor(() => expect(heard).toEqual(['edits', 'edits']));
      stop();
      await ada.remove('edits', ['a']);
      await vi.waitFor(() => expect(heard).toEqual(['edits', 'edits', 'edits']));
      stopOther();
    });
  });
}
