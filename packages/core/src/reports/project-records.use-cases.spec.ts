import { describe, expect, it } from 'vitest';
import type { Result } from '../shared/result.ts';
import { FakeProjectRecords } from '../testing/reports/fake-project-records.ts';
import { aReport } from '../testing/reports/report.builder.ts';
import { FakeReportServer } from '../testing/reports/fake-report-server.ts';
import { ApplyUpgrades } from './apply-upgrades.use-case.ts';
import { ChooseProduct } from './choose-product.use-case.ts';
import { ArchiveReport } from './archive-report.use-case.ts';
import { SaveClaim } from './save-claim.use-case.ts';
import { SaveProjectDate } from './save-project-date.use-case.ts';
import { SetUserFlags } from './set-user-flags.use-case.ts';
import { UnarchiveReport } from './unarchive-report.use-case.ts';

const report = aReport();
const number = report.reportNumber;

function setUp() {
  const server = new FakeReportServer();
  server.put(report);
  const records = new FakeProjectRecords(server);
  return { server, records, stored: () => server.find(number) };
}

describe('writing into a project', () => {
  it('RPT-5 archives it and takes it back', async () => {
    const { records, stored } = setUp();
    await new ArchiveReport(records).run(number);
    expect(stored()).toMatchObject({ ok: true, value: { archived: true } });
    await new UnarchiveReport(records).run(number);
    expect(stored()).toMatchObject({ ok: true, value: { archived: false } });
  });

  it('RPT-5 saves claim and job number without blanks, and clears what was emptied', async () => {
    const { records, stored } = setUp();
    await new SaveClaim(records).run(number, { claimNumber: ' C-7 ', jobNumber: 'J-9' });
    expect(stored()).toMatchObject({ value: { claimNumber: 'C-7', jobNumber: 'J-9' } });
    await new SaveClaim(records).run(number, { claimNumber: '  ', jobNumber: '' });
    expect(stored()).toMatchObject({ value: { claimNumber: null, jobNumber: null } });
  });

  it('RPT-5 saves a day of the calendar and what happened on it, and nothing else', async () => {
    const { records, stored } = setUp();
    const save = new SaveProjectDate(records);
    const projectDate = { date: '2024-02-29', type: 'date-of-loss' };
    expect((await save.run(number, projectDate)).ok).toBe(true);
    expect(stored()).toMatchObject({ value: { projectDate } });
    expect(await save.run(number, { ...projectDate, date: '2023-02-29' })).toEqual({
      ok: false,
      failure: 'project-date-invalid',
    });
    expect(stored()).toMatchObject({ value: { projectDate } });
  });

  it('RPT-5 sets user flags and applies upgrades', async () => {
    const { records, stored } = setUp();
    expect((await new SetUserFlags(records).run(number, { starred: true })).ok).toBe(true);
    expect(stored()).toMatchObject({ value: { userFlags: { starred: true } } });
    expect((await new ApplyUpgrades(records).run(number, { upgrades: ['weather'], patches: {} })).ok).toBe(
      true,
    );
    expect(records.upgrades.get(number)).toEqual(['weather']);
  });

  it.each<[failure: string, attempt: (records: FakeProjectRecords) => Promise<Result<void, string>>]>([
    ['unable-to-archive-report', (records) => new ArchiveReport(records).run(number)],
    ['unable-to-unarchive-report', (records) => new UnarchiveReport(records).run(number)],
    [
      'unable-to-update-report-claim',
      (records) => new SaveClaim(records).run(number, { claimNumber: '', jobNumber: '' }),
    ],
    [
      'unable-to-update-reports-date',
      (records) => new SaveProjectDate(records).run(number, { date: '2026-01-05', type: 'date-of-loss' }),
    ],
    ['product-not-saved', (records) => new ChooseProduct(records).run(number, null)],
    ['user-flags-not-saved', (records) => new SetUserFlags(records).run(number, {})],
    [
      'upgrades-not-applied',
      (records) => new ApplyUpgrades(records).run(number, { upgrades: [], patches: {} }),
    ],
  ])('DASH-5 RPT-5 that fails is told as %s, a lost session apart', async (failure, attempt) => {
    const { records, server } = setUp();
    server.refuseWith('unavailable');
    expect(await attempt(records)).toEqual({ ok: false, failure });
    server.refuseWith('not-found');
    expect(await attempt(records)).toEqual({ ok: false, failure });
    server.refuseWith('signed-out');
    expect(await attempt(records)).toEqual({ ok: false, failure: 'signed-out' });
  });
});
