import { describe, expect, it } from 'vitest';
import type { ProjectRecords } from '../../reports/project-records.port.ts';
import type { ReportGateway } from '../../reports/report-gateway.port.ts';

/** A report number that was never issued. */
const NOWHERE = '999999999';

/** A signed-in user with one report, not archived and unedited. */
export type ProjectRecordsWorld = {
  readonly records: ProjectRecords;
  readonly reports: ReportGateway;
  readonly reportNumber: string;
  endSession(): Promise<void>;
};

/** Contract suite for `ProjectRecords`. Runs on the fake and on every real adapter. */
export function projectRecordsContract(name: string, makeWorld: () => Promise<ProjectRecordsWorld>): void {
  describe(`${name} fulfills the contract of ProjectRecords`, () => {
    it('RPT-5 archives and unarchives, once or twice', async () => {
      const { records, reports, reportNumber } = await makeWorld();
      expect((await records.archive(reportNumber)).ok).toBe(true);
      expect((await records.archive(reportNumber)).ok).toBe(true);
      expect(await reports.load(reportNumber)).toMatchObject({ ok: true, value: { archived: true } });
      expect((await records.unarchive(reportNumber)).ok).toBe(true);
      expect(await reports.load(reportNumber)).toMatchObject({ ok: true, value: { archived: false } });
    });

    it('RPT-5 keeps claim and job number, and clears them again', async () => {
      const { records, reports, reportNumber } = await makeWorld();
      const claim = { claimNumber: 'C-7', jobNumber: 'J-9' };
      expect((await records.saveClaim(reportNumber, claim)).ok).toBe(true);
      expect(await reports.load(reportNumber)).toMatchObject({ ok: true, value: claim });
      const cleared = { claimNumber: null, jobNumber: null };
      expect((await records.saveClaim(reportNumber, cleared)).ok).toBe(true);
      expect(await reports.load(reportNumber)).toMatchObject({ ok: true, value: cleared });
    });

    it('RPT-5 keeps the project date as the day it was, in every time zone', async () => {
      const { records, reports, reportNumber } = await makeWorld();
      const projectDate = { date: '2026-03-08', type: 'date-of-loss' };
      expect((await records.saveDate(reportNumber, projectDate)).ok).toBe(true);
      expect(await reports.load(reportNumber)).toMatchObject({ ok: true, value: { projectDate } });
    });

    it('D RPT-5.1 writes nothing over what was changed since the writer saw it', async () => {
      const { records, reports, reportNumber } = await makeWorld();
      const changed = { ok: false, failure: 'changed-meanwhile' };
      const first = { date: '2026-03-08', type: 'inspection' };
      expect((await records.saveClaim(reportNumber, { claimNumber: 'C-7' }, { claimNumber: null })).ok).toBe(
        true,
      );
      expect(await records.saveClaim(reportNumber, { claimNumber: 'C-8' }, { claimNumber: null })).toEqual(
        changed,
      );
      expect((await records.saveClaim(reportNumber, { jobNumber: 'J-1' }, { jobNumber: null })).ok).toBe(
        true,
      );
      expect((await records.saveDate(reportNumber, first, null)).ok).toBe(true);
      // Again: the report says what the writer wants.
      expect((await records.saveDate(reportNumber, first, null)).ok).toBe(true);
      expect(await records.saveDate(reportNumber, { ...first, date: '2026-03-09' }, null)).toEqual(changed);
      expect(await reports.load(reportNumber)).toMatchObject({
        ok: true,
        value: { claimNumber: 'C-7', jobNumber: 'J-1', projectDate: first },
      });
    });

    it('RPT-5 takes user flags and upgrades', async () => {
      const { records, reports, reportNumber } = await makeWorld();
      expect((await records.setUserFlags(reportNumber, { starred: true })).ok).toBe(true);
      expect((await records.setUserFlags(reportNumber, { billed: true })).ok).toBe(true);
      expect(await reports.load(reportNumber)).toMatchObject({
        ok: true,
        value: { userFlags: { starred: true, billed: true } },
      });
      expect((await records.applyUpgrades(reportNumber, { upgrades: ['weather'], patches: {} })).ok).toBe(
        true,
      );
    });

    it.each(calls)('RPT-5 %s of a project that does not exist is not found', async (_, call) => {
      const { records } = await makeWorld();
      expect(await call(records, NOWHERE)).toEqual({ ok: false, failure: 'not-found' });
    });

    it.each(calls)('RPT-5 %s answers nobody whose session is over', async (_, call) => {
      const { records, reportNumber, endSession } = await makeWorld();
      await endSession();
      expect(await call(records, reportNumber)).toEqual({ ok: false, failure: 'signed-out' });
    });
  });
}

type Call = (records: ProjectRecords, reportNumber: string) => Promise<unknown>;

const calls: readonly (readonly [name: string, call: Call])[] = [
  ['archive', (records, number) => records.archive(number)],
  ['unarchive', (records, number) => records.unarchive(number)],
  ['saveClaim', (records, number) => records.saveClaim(number, { claimNumber: 'C-7', jobNumber: null })],
  ['saveDate', (records, number) => records.saveDate(number, { date: '2026-03-08', type: 'date-of-loss' })],
  ['setUserFlags', (records, number) => records.setUserFlags(number, { starred: true })],
  [
    'applyUpgrades',
    (records, number) => records.applyUpgrades(number, { upgrades: ['weather'], patches: {} }),
  ],
];
