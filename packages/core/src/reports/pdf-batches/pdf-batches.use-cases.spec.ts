import { describe, expect, it } from 'vitest';
import { FakeClock } from '../../testing/shared/fake-clock.ts';
import { FakeTimer } from '../../testing/shared/fake-timer.ts';
import { FakePdfBatches } from '../../testing/reports/fake-pdf-batches.ts';
import { FakeProjectLists } from '../../testing/reports/fake-project-lists.ts';
import { FakeReportServer } from '../../testing/reports/fake-report-server.ts';
import { pdfBatchesContract } from '../../testing/reports/pdf-batches.contract.ts';
import { aProjectRow } from '../../testing/reports/project-row.builder.ts';
import { aReport } from '../../testing/reports/report.builder.ts';
import { ListProjects } from '../lists/list-projects.use-case.ts';
import { initialProjectSearch } from '../lists/project-search.policy.ts';
import { FollowPdfBatch } from './follow-pdf-batch.use-case.ts';
import { MakePdfs } from './make-pdfs.use-case.ts';
import { PDF_BATCH_LIMIT, type PdfBatch } from './pdf-batch.ts';

pdfBatchesContract('FakePdfBatches', async () => {
  const batches = new FakePdfBatches();
  const reportNumbers = ['1', '2', '3'];
  return {
    batches,
    reportNumbers,
    async work() {
      const isLetter = batches.started.at(-1)?.kind === 'claimLetter';
      for (const number of isLetter ? reportNumbers.slice(0, 2) : [])
        batches.missing.set(number, 'claim-number-missing');
      batches.work();
    },
    endSession: async () => batches.endSession(),
  };
});

const ME = 'us-east-1:eeeeeeee-0000-4000-8000-000000000001';

function aList(rows: number) {
  const server = new FakeReportServer();
  const lists = new FakeProjectLists(ME, server);
  for (let row = 1; row <= rows; row += 1) {
    const reportNumber = String(1000 + row);
    server.put(aReport({ reportNumber, archived: false }));
    lists.add({ userId: ME, teamId: null }, aProjectRow({ reportNumber, createdAt: row }));
  }
  const batches = new FakePdfBatches();
  const make = new MakePdfs(new ListProjects(lists), batches);
  const of = { list: 'mine', userId: ME, search: { ...initialProjectSearch, page: 3, after: 'x' } } as const;
  return { lists, batches, make, of };
}

describe('PDFs of a list', () => {
  it.each([1, 50, 51, 120])('D RPT-7.6 are of all %i that it shows, from its first page on', async (rows) => {
    const { batches, make, of } = aList(rows);
    await make.run({ kind: 'whole', locale: 'en', of });
    const asked = batches.started[0]?.reportNumbers ?? [];
    expect(asked).toHaveLength(rows);
    expect(asked[0]).toBe(String(1000 + rows));
    expect(new Set(asked).size).toBe(rows);
  });

  it('D RPT-7.6 are of no more than the limit, in the order of the list', async () => {
    const { batches, make, of } = aList(PDF_BATCH_LIMIT + 7);
    await make.run({ kind: 'whole', locale: 'en', of });
    expect(batches.started[0]?.reportNumbers).toHaveLength(PDF_BATCH_LIMIT);
  });

  it('D RPT-7.6 are of those that were chosen, once each, and of no empty list', async () => {
    const { batches, make, of } = aList(0);
    await make.run({ kind: 'iws', locale: 'es', of: ['7', '5', '7'] });
    expect(batches.started).toEqual([{ kind: 'iws', locale: 'es', reportNumbers: ['7', '5'] }]);
    expect(await make.run({ kind: 'whole', locale: 'en', of })).toEqual({ ok: false, failure: 'list-empty' });
  });
});

describe('a batch that is followed', () => {
  async function setUp() {
    const batches = new FakePdfBatches();
    const timer = new FakeTimer(new FakeClock());
    const begun = await batches.start({ kind: 'whole', locale: 'en', reportNumbers: ['1', '2', '3'] });
    if (!begun.ok) throw new Error('it was refused');
    const read: PdfBatch[] = [];
    const lost: string[] = [];
    const stop = new FollowPdfBatch(batches, timer).run(begun.value.id, {
      read: (batch) => void read.push(batch),
      lost: (why) => void lost.push(why),
    });
    return { batches, timer, read, lost, stop };
  }

  it('D RPT-7.6 is read every second until it is made', async () => {
    const { batches, timer, read } = await setUp();
    await timer.advance(1_000);
    batches.work(2);
    await timer.advance(1_000);
    batches.work();
    await timer.advance(60_000);
    expect(read.map(({ done, is }) => [done, is])).toEqual([
      [0, 'being-made'],
      [2, 'being-made'],
      [3, 'made'],
    ]);
    expect(timer.waiting).toBe(0);
  });

  it('D RPT-7.6 is waited for while there is no connection', async () => {
    const { batches, timer, read, lost } = await setUp();
    batches.isAway = true;
    await timer.advance(30_000);
    expect([read, lost]).toEqual([[], []]);
    batches.isAway = false;
    batches.work();
    await timer.advance(6_000);
    expect(read.map(({ is }) => is)).toEqual(['made']);
  });

  it('D RPT-7.6 is lost once when it is forgotten, and silent when it is no longer followed', async () => {
    const { batches, timer, lost } = await setUp();
    batches.forget();
    await timer.advance(10_000);
    expect(lost).toEqual(['batch-not-found']);
    const other = await setUp();
    other.stop();
    await other.timer.advance(10_000);
    expect([other.read, other.timer.waiting]).toEqual([[], 0]);
  });
});
