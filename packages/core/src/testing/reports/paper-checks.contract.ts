import { describe, expect, it } from 'vitest';
import type { PaperChecks } from '../../reports/documents/paper-checks.port.ts';

const NOWHERE = '0'.repeat(64);

/** A paper that was issued, in English, of a report that has not changed since. */
export type PapersWorld = {
  readonly papers: PaperChecks;
  readonly seal: string;
  readonly reportNumber: string;
  changeReport(): Promise<void>;
  loseConnection(): Promise<void>;
};

/** Contract suite for `PaperChecks`. Runs on the fake and on the real adapter. */
export function paperChecksContract(name: string, makeWorld: () => Promise<PapersWorld>): void {
  describe(`${name} fulfills the contract of PaperChecks`, () => {
    it('D RPT-7.2 tells what was issued, when, and whether the report has changed since', async () => {
      const { papers, seal, reportNumber, changeReport } = await makeWorld();
      const checked = await papers.check(seal);
      const issued = { kind: 'claimLetter', reportNumber, locale: 'en' };
      expect(checked).toMatchObject({ ok: true, value: { is: 'current', ...issued } });
      if (!checked.ok || checked.value.is === 'not-known') throw new Error('it was issued');
      expect(checked.value.issuedAt).toBeGreaterThanOrEqual(checked.value.asOf);
      expect(checked.value.parts).toEqual([
        { title: 'CODE DETAIL', lines: [{ name: 'Ice barrier required', value: 'Yes' }] },
      ]);
      await changeReport();
      expect(await papers.check(seal)).toMatchObject({ ok: true, value: { is: 'replaced', ...issued } });
    });

    it('D RPT-7.2 does not know what was never issued', async () => {
      const { papers } = await makeWorld();
      expect(await papers.check(NOWHERE)).toEqual({ ok: true, value: { is: 'not-known' } });
    });

    it('D RPT-7.2 says that it could not be asked', async () => {
      const { papers, seal, loseConnection } = await makeWorld();
      await loseConnection();
      expect(await papers.check(seal)).toEqual({ ok: false, failure: 'unavailable' });
    });
  });
}
