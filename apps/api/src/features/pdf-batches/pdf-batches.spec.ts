import { PDF_BATCH_KINDS, type PdfBatchKind } from '@ridgeline/core/reports';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aProject, type ProjectColumns } from '../../testing/a-project.ts';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import type { Person } from '../../testing/api-under-test.ts';
import { readArchive } from '../../testing/read-archive.ts';

let time = Date.now();
const api = await apiForSpecs({}, { now: () => time });
let ada: Person;
let grace: Person;
let team: string;
let reports: string[];

beforeEach(async () => {
  time = Date.now();
  await api.sql.query('delete from pgboss.job');
  api.messages.sent.length = 0;
  [ada, grace] = [await api.person(), await api.person()];
  team = await api.team(ada, [[grace, 'member']]);
  reports = await projects(ada, [
    {},
    { address: '200 E Colfax Ave, Denver, CO 80203' },
    { claimNumber: 'C-3' },
  ]);
});

afterEach(async () => {
  await api.sql.query('delete from pdf_batches');
});

describe('PDFs of many reports', () => {
  it('D RPT-7.6 are made in the background, and are one archive of files that people recognize', async () => {
    const begun = await start(ada, 'whole', reports);
    expect(begun.body).toMatchObject({ standing: 'being-made', total: 3, done: 0, made: 0, url: null });
    await api.doJobs();
    const made = await batch(ada, begun.body.id);
    expect(made).toMatchObject({ standing: 'made', total: 3, done: 3, made: 3, missing: [] });
    const files = await archiveAt(made.url);
    expect([...files.keys()]).toEqual([
      `1437 Bannock St, Denver, CO 80202 - Whole report - ${reports[0]}.pdf`,
      `200 E Colfax Ave, Denver, CO 80203 - Whole report - ${reports[1]}.pdf`,
      `1437 Bannock St, Denver, CO 80202 - Whole report - ${reports[2]}.pdf`,
    ]);
    for (const bytes of files.values()) expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(api.messages.sent).toEqual([]);
  });

  it('D RPT-7.6 are the same files as those that are made one by one', async () => {
    const [report = ''] = reports;
    const { body } = await api.call('GET', `/codeReports/pdf/${report}`, { as: ada });
    const alone = (await api.api.server.inject(String(body['url']))).rawPayload;
    const before = api.files.kept.size;
    const files = await archiveAt((await madeOf(ada, 'whole', [report])).url);
    expect([...files.values()].map((bytes) => bytes.equals(alone))).toEqual([true]);
    expect(api.files.kept.size).toBe(before);
  });

  it.each(PDF_BATCH_KINDS)('D RPT-7.6 are made of the kind %s, or it is told why not', async (kind) => {
    const made = await madeOf(ada, kind, reports);
    expect(made.done).toBe(3);
    expect(made.made + made.missing.length).toBe(3);
  });

  it('D RPT-7.6 have names in the language that was asked for, with all letters', async () => {
    const [report = ''] = await projects(ada, [
      { address: '12 Peñasco Rd: Unit 3/4, Nambé, NM 87506', claimNumber: 'C-9' },
    ]);
    const files = await archiveAt((await madeOf(ada, 'claimLetter', [report], 'es')).url);
    expect([...files.keys()]).toEqual([
      `12 Peñasco Rd Unit 3 4, Nambé, NM 87506 - Carta de reclamo - ${report}.pdf`,
    ]);
  });

  it('D RPT-7.6 tell which reports have none, and why, in the answer and in the archive', async () => {
    const [first = '', second = '', third = ''] = reports;
    const made = await madeOf(ada, 'claimLetter', reports);
    expect([made.made, made.missing]).toEqual([
      1,
      [
        { report_number: first, address: '1437 Bannock St, Denver, CO 80202', code: 'claim-number-missing' },
        {
          report_number: second,
          address: '200 E Colfax Ave, Denver, CO 80203',
          code: 'claim-number-missing',
        },
      ],
    ]);
    const files = await archiveAt(made.url);
    expect([...files.keys()]).toEqual([
      `1437 Bannock St, Denver, CO 80202 - Claim letter - ${third}.pdf`,
      'Not in here.txt',
    ]);
    expect(files.get('Not in here.txt')?.toString()).toContain(
      `200 E Colfax Ave, Denver, CO 80203 (report ${second}): the report has no claim number yet\r\n`,
    );
  });

  it('D RPT-7.6 have no archive where none could be made', async () => {
    const made = await madeOf(ada, 'wasteCalculation', reports);
    expect(made).toMatchObject({ standing: 'made', made: 0, url: null });
    expect(made.missing.map(({ code }) => code)).toEqual(Array(3).fill('calculation-missing'));
  });

  it('D RPT-7.6 are of the own reports and those of the team; of others it is not even told that they exist', async () => {
    const [strangers = ''] = await projects(await api.person(), [{}]);
    const made = await madeOf(grace, 'whole', [...reports, strangers, '999999999999999999']);
    expect(made.made).toBe(3);
    expect(made.missing).toEqual([
      { report_number: strangers, address: null, code: 'report-not-found' },
      { report_number: '999999999999999999', address: null, code: 'report-not-found' },
    ]);
  });

  it('D RPT-7.6 ask for the rights when each is made, and again when they are downloaded', async () => {
    const begun = await start(grace, 'whole', reports);
    await doOne();
    expect(await batch(grace, begun.body.id)).toMatchObject({ done: 1, made: 1 });
    await api.sql.query('delete from team_members where team_id = $1 and person_id = $2', [team, grace.id]);
    await api.doJobs();
    const made = await batch(grace, begun.body.id);
    expect(made).toMatchObject({ standing: 'made', done: 3, made: 0, url: null });
    expect(made.missing.map(({ code, address }) => [code, address])).toEqual(
      reports.map(() => ['report-not-found', null]),
    );
  });

  it('D RPT-7.6 that were deleted since are told, and the others still downloaded', async () => {
    const [first = '', second = '', third = ''] = reports;
    const { id } = await madeOf(ada, 'whole', reports);
    await api.call('POST', `/pdf/${first}/invalidate?type=whole`, { as: ada });
    await api.sql.query('delete from projects where report_number = $1', [second]);
    const now = await batch(ada, id);
    expect(now.missing.map(({ report_number, code }) => [report_number, code])).toEqual([
      [first, 'pdf-not-kept'],
      [second, 'report-not-found'],
    ]);
    expect([...(await archiveAt(now.url)).keys()]).toEqual([
      expect.stringContaining(third),
      'Not in here.txt',
    ]);
  });

  it('D RPT-7.6 of two people come in turns, however many the first has asked for', async () => {
    const many = await projects(
      ada,
      Array.from({ length: 6 }, () => ({})),
    );
    const first = await start(ada, 'whole', many);
    const other = await start(grace, 'whole', reports.slice(0, 2));
    for (let job = 0; job < 4; job += 1) await doOne();
    expect((await batch(grace, other.body.id)).standing).toBe('made');
    expect((await batch(ada, first.body.id)).done).toBe(2);
  });
});

describe('how many batches a person has', () => {
  it('D RPT-7.6 one at a time, however many calls come at once, and another when it is made or cancelled', async () => {
    const calls = await Promise.all(Array.from({ length: 6 }, () => start(ada, 'whole', reports)));
    expect(calls.map(({ status }) => status).toSorted()).toEqual([202, ...Array<number>(5).fill(409)]);
    const refused = calls.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'pdf-batch-underway' });
    expect((await start(grace, 'whole', reports)).status).toBe(202);
    await api.doJobs();
    const again = await start(ada, 'iws', reports);
    expect(again.status).toBe(202);
    await cancel(ada, again.body.id);
    expect((await start(ada, 'whole', reports)).status).toBe(202);
  });

  it('D RPT-7.6 the same call again is the same batch', async () => {
    const body = { type: 'whole', report_numbers: reports };
    const send = () => api.call<Batch>('POST', '/pdf-batches', { as: ada, body, key: `key-${reports[0]}` });
    const [first, again] = [await send(), await send()];
    expect([again.status, again.body.id]).toEqual([202, first.body.id]);
  });

  it('D RPT-7.6 lists the last ones, the newest first, and nobody else’s', async () => {
    const first = await madeOf(ada, 'whole', reports);
    const second = await start(ada, 'iws', reports);
    const { body } = await api.call<{ items: Batch[] }>('GET', '/pdf-batches', { as: ada });
    expect(body.items.map(({ id }) => id)).toEqual([second.body.id, first.id]);
    expect((await api.call('GET', '/pdf-batches', { as: grace })).body).toEqual({ items: [] });
  });

  it.each([[[]], [['1', '1']], [Array.from({ length: 501 }, (_, index) => String(index + 1))], [['0']]])(
    'D RPT-7.6 refuses none, too many, or one twice: %#',
    async (numbers) => {
      expect((await start(ada, 'whole', numbers)).status).toBe(400);
    },
  );
});

describe('a batch that is cancelled', () => {
  it('D RPT-7.6 makes no more, has no archive, and keeps what was made with the reports', async () => {
    const { body } = await start(ada, 'whole', reports);
    await doOne();
    expect(await cancel(ada, body.id)).toBe(204);
    expect(await api.doJobs()).toBe(0);
    expect(await batch(ada, body.id)).toMatchObject({ standing: 'cancelled', done: 1, made: 1, url: null });
    expect(await filesOf(reports)).toHaveLength(1);
    expect(await cancel(ada, body.id)).toBe(204);
  });

  it('D RPT-7.6 is not continued by a copy that had taken its jobs before', async () => {
    const { body } = await start(ada, 'whole', reports);
    await api.sql.query(`update pgboss.job set state = 'active', started_on = now()`);
    await cancel(ada, body.id);
    await api.sql.query(`update pgboss.job set state = 'retry', start_after = now()`);
    expect(await api.doJobs()).toBe(3);
    expect(await batch(ada, body.id)).toMatchObject({ standing: 'cancelled', done: 0, made: 0 });
    expect(await filesOf(reports)).toEqual([]);
  });

  it('D RPT-7.6 does not undo one that is made', async () => {
    const made = await madeOf(ada, 'whole', reports);
    await cancel(ada, made.id);
    expect(await batch(ada, made.id)).toMatchObject({ standing: 'made', made: 3 });
  });
});

describe('a batch whose copy fails', () => {
  it('D RPT-7.6 is taken up again, and no PDF is made twice', async () => {
    const { body } = await start(ada, 'whole', reports);
    // A copy that was killed after it had stored the first PDF, and before it recorded that.
    await doOne();
    await api.sql.query(`update pdf_batch_reports set hash = null; update pdf_batches set waiting = 3`);
    await api.sql.query(
      `insert into pgboss.job (name, data) select 'make-batch-pdf', jsonb_build_object('batchId', $1::uuid, 'reportNumber', $2::text)`,
      [body.id, reports[0]],
    );
    const before = api.files.puts;
    await api.doJobs();
    expect(await batch(ada, body.id)).toMatchObject({ standing: 'made', made: 3 });
    expect(api.files.puts - before).toBe(2);
    expect(await filesOf(reports)).toHaveLength(3);
  });

  it('D RPT-7.6 is ended once by two copies that deal with the same reports', async () => {
    const { body } = await start(ada, 'whole', reports);
    const copies = await Promise.all([api.copyOfJobs(), api.copyOfJobs()]);
    await api.sql.query(
      `insert into pgboss.job (name, data, priority) select name, data, priority from pgboss.job where name = 'make-batch-pdf'`,
    );
    await Promise.all(copies.map((copy) => copy.doDue()));
    await Promise.all(copies.map((copy) => copy.stop()));
    expect(await batch(ada, body.id)).toMatchObject({ standing: 'made', done: 3, made: 3 });
    expect(await filesOf(reports)).toHaveLength(3);
  });

  it('D RPT-7.6 tells of a PDF that could not be made as often as it was tried, and is done', async () => {
    const { body } = await start(ada, 'whole', reports);
    await doOne();
    api.files.isFull = true;
    for (let tries = 0; tries < 6; tries += 1) {
      await api.sql.query(
        `update pgboss.job set start_after = now() - interval '1 second' where state = 'retry'`,
      );
      await api.doJobs();
      if (tries < 5) await tend();
      if (tries < 5) expect((await batch(ada, body.id)).standing).toBe('being-made');
    }
    api.files.isFull = false;
    await tend();
    const made = await batch(ada, body.id);
    expect(made).toMatchObject({ standing: 'made', done: 3, made: 1 });
    expect(made.missing.map(({ code }) => code)).toEqual(['pdf-not-made', 'pdf-not-made']);
  });
});

describe('the archive of a batch', () => {
  it('D RPT-7.6 opens by its link alone, for as long as that is valid', async () => {
    const { url } = await madeOf(ada, 'whole', reports);
    const opened = await api.api.server.inject(String(url));
    expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'application/zip']);
    expect(opened.headers['content-disposition']).toMatch(
      /^attachment; filename="ridgeline-pdfs-\d{4}-\d\d-\d\d\.zip"$/,
    );
    expect(opened.headers['cache-control']).toBe('no-store');
    const forged = await api.api.server.inject(String(url).replace(/seal=.{5}/, 'seal=aaaaa'));
    expect(forged.statusCode).toBe(404);
    time += 16 * 60_000;
    expect((await api.api.server.inject(String(url))).statusCode).toBe(410);
  });

  it('D RPT-7.6 is not written to its end where a file is missing', async () => {
    const { url } = await madeOf(ada, 'whole', reports);
    const [lost = ''] = await filesOf(reports.slice(-1));
    await api.files.remove(lost);
    await expect(api.api.server.inject(String(url))).rejects.toThrow('response destroyed before completion');
  });

  it('D RPT-7.6 is mailed where it took longer than a minute, in the language that was asked for', async () => {
    const { body } = await start(ada, 'whole', reports, 'es');
    await api.sql.query(`update pdf_batches set started_at = now() - interval '61 seconds' where id = $1`, [
      body.id,
    ]);
    await api.doJobs();
    expect(api.messages.sent).toMatchObject([
      { to: ada.email, purpose: 'pdf-batch', subject: 'Sus 3 PDF están listos' },
    ]);
    const [, path = ''] =
      /https:\/\/ridgeline\.example\.com(\/api\S+)/.exec(api.messages.sent[0]?.words ?? '') ?? [];
    time += 6 * 24 * 60 * 60_000;
    expect((await archiveAt(path)).size).toBe(3);
  });

  it('D RPT-7.6 is forgotten after a week; the PDFs stay with their reports', async () => {
    const { id, url } = await madeOf(ada, 'whole', reports);
    await api.sql.query(
      `update pdf_batches set started_at = now() - interval '7 days 1 minute' where id = $1`,
      [id],
    );
    await tend();
    expect((await api.call('GET', `/pdf-batches/${id}`, { as: ada })).status).toBe(404);
    expect((await api.api.server.inject(String(url))).statusCode).toBe(404);
    expect(await filesOf(reports)).toHaveLength(3);
  });
});

type Batch = {
  readonly id: string;
  readonly standing: string;
  readonly total: number;
  readonly done: number;
  readonly made: number;
  readonly missing: readonly {
    readonly report_number: string;
    readonly address: string | null;
    readonly code: string;
  }[];
  readonly url: string | null;
};

async function projects(owner: Person, all: readonly ProjectColumns[]): Promise<string[]> {
  const numbers = [];
  for (const columns of all)
    numbers.push(await aProject(api, owner, { createdAt: '2026-03-04', ...columns }));
  return numbers;
}

function start(as: Person, type: PdfBatchKind, numbers: readonly string[], language = 'en') {
  const body = { type, report_numbers: numbers };
  return api.call<Batch>('POST', `/pdf-batches?language=${language}`, { as, body });
}

async function batch(as: Person, id: string): Promise<Batch> {
  return (await api.call<Batch>('GET', `/pdf-batches/${id}`, { as })).body;
}

async function madeOf(...asked: Parameters<typeof start>): Promise<Batch> {
  const { body } = await start(...asked);
  await api.doJobs();
  return batch(asked[0], body.id);
}

async function cancel(as: Person, id: string): Promise<number> {
  return (await api.call('POST', `/pdf-batches/${id}/cancel`, { as })).status;
}

async function archiveAt(url: string | null): Promise<ReadonlyMap<string, Buffer>> {
  const opened = await api.api.server.inject(String(url));
  expect(opened.statusCode).toBe(200);
  return readArchive(opened.rawPayload);
}

async function filesOf(numbers: readonly string[]): Promise<readonly string[]> {
  return [...api.files.kept.keys()].filter((key) =>
    numbers.some((number) => key.startsWith(`pdfs/${number}/`)),
  );
}

/** Does the job that is due first. */
async function doOne(): Promise<void> {
  await api.sql.query(
    `update pgboss.job set start_after = now() + interval '1 hour' where state < 'active' and id <>
       (select id from pgboss.job where state < 'active' order by priority desc, created_on, id limit 1)`,
  );
  await api.doJobs();
  await api.sql.query(
    `update pgboss.job set start_after = now() - interval '1 second' where state < 'active'`,
  );
}

async function tend(): Promise<void> {
  await api.sql.query(`insert into pgboss.job (name, data) values ('tend-pdf-batches', '{}')`);
  await api.doJobs();
}
