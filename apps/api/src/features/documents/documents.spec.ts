import type { SavedCalculation } from '@ridgeline/contract';
import { parseFacts, PDF_KINDS, type PdfKind } from '@ridgeline/core/reports';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aProject } from '../../testing/a-project.ts';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import type { Person } from '../../testing/api-under-test.ts';

let time = Date.now();
const api = await apiForSpecs({}, { now: () => time });
let ada: Person;
let grace: Person;
let stranger: Person;
let report: string;

const content = {
  facts: [
    {
      section: 'design-criteria',
      name: 'published-wind-speed',
      is: 'known',
      confidence: 'verified',
      value: { kind: 'quantity', amount: '115', unit: 'mph', basis: 'not-stated' },
      condition: null,
      source: {
        name: 'City of Denver',
        url: 'https://www.denvergov.org',
        edition: '2022',
        date: '2026-01-05',
        read: null,
      },
      rowId: null,
      level: 'place',
      others: [],
    },
    {
      section: 'hail-storm-history',
      name: 'latest-hail',
      is: 'unknown',
      settledBy: 'storm-records',
      others: [],
    },
  ],
};

beforeAll(async () => {
  [ada, grace, stranger] = [await api.person(), await api.person(), await api.person()];
  await api.team(ada, [[grace, 'viewer']]);
});

beforeEach(async () => {
  time = Date.now();
  report = await aProject(api, ada, { jurisdiction: 'Denver', content, createdAt: '2026-03-04' });
  await api.sql.query('delete from pgboss.job');
  api.messages.sent.length = 0;
});

const kinds = Object.keys(PDF_KINDS) as PdfKind[];

describe('a PDF of a report', () => {
  it.each(kinds)('RPT-7 %s opens by its link, without a token, and as nothing but a PDF', async (kind) => {
    const url = await link(kind);
    const file = await api.api.server.inject(url);
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(file.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  });

  it('RPT-7 is made once, and found again in one round trip', async () => {
    const url = await link('whole');
    const files = [...api.files.kept.keys()].filter((key) => key.startsWith(`pdfs/${report}/`));
    expect(files).toHaveLength(1);
    const before = api.api.database.trips;
    expect(hashIn(await link('whole', grace))).toBe(hashIn(url));
    expect(api.api.database.trips - before).toBe(1);
  });

  it('RPT-7 has the same bytes when it is made again', async () => {
    const url = await link('whole');
    const first = (await api.api.server.inject(url)).rawPayload;
    expect((await invalidate('whole')).status).toBe(204);
    expect((await api.api.server.inject(url)).statusCode).toBe(404);
    const again = await link('whole');
    expect(hashIn(again)).toBe(hashIn(url));
    expect((await api.api.server.inject(again)).rawPayload.equals(first)).toBe(true);
  });

  it('RPT-7 is another one when the report says something else, and not when it was only marked', async () => {
    const before = hashIn(await link('whole'));
    await api.sql.query(`update projects set user_flags = '{"starred": true}' where report_number = $1`, [
      report,
    ]);
    expect(hashIn(await link('whole'))).toBe(before);
    await api.sql.query(`update projects set claim_number = 'C-9' where report_number = $1`, [report]);
    expect(hashIn(await link('whole'))).not.toBe(before);
  });

  it('RPT-7 is thrown away by its kind alone', async () => {
    const [whole, hail] = [await link('whole'), await link('hailStorm')];
    await invalidate('hailStorm');
    expect((await api.api.server.inject(hail)).statusCode).toBe(404);
    expect((await api.api.server.inject(whole)).statusCode).toBe(200);
  });

  it.each([
    ['denver-co', 'Denver, CO'],
    ['no-such-schedule', 'no-such-schedule'],
  ])('D RPT-7.4 of a permit fee by the schedule %s says whose it is: %s', async (schedule, printed) => {
    await link('permit_calculator', ada, { permitDetails: { schedule, roof_size: 2_400 } });
    const { rows } = await api.sql.query<{ content: string }>(
      'select content from issued_papers where report_number = $1',
      [report],
    );
    expect(rows.map(({ content }) => content)).toEqual([
      expect.stringContaining(`"name":"Fee schedule","value":"${printed}"`),
    ]);
  });

  it.each([
    ['manufacturer', { manufacturer_id: 'M-1' }, 'body/product_id'],
    ['manufacturer', {}, 'body/manufacturer_id'],
    ['permit_calculator', {}, 'body/permitDetails'],
  ])('RPT-7 %s with %j says what it needs: %s', async (type, body, field) => {
    const refused = await api.call('POST', `/codeReports/pdf/${report}?type=${type}`, { as: ada, body });
    expect([refused.status, refused.body['code'], refused.body['field']]).toEqual([
      400,
      'pdf-details-required',
      field,
    ]);
  });

  it.each([
    [{}, 'body/claim_number'],
    [{ claim_number: ' ' }, 'body/claim_number'],
    [{ claim_number: 'C-1', job_number: 'x'.repeat(101) }, 'body/job_number'],
  ])('D RPT-7.1 a claim letter with %j is refused at %s', async (body, field) => {
    const refused = await api.call('POST', `/codeReports/pdf/${report}/claim-letter`, { as: ada, body });
    expect([refused.status, refused.body['field']]).toEqual([400, field]);
  });

  it('D RPT-7.1 a claim letter names the requirements that were chosen', async () => {
    const body = { ...claim, questions: ['drip-edge', 'no-such-question'] };
    const [all, chosen] = [await link('claimLetter'), await link('claimLetter', ada, body)];
    expect(hashIn(chosen)).not.toBe(hashIn(all));
    expect(hashIn(await link('claimLetter', ada, body))).toBe(hashIn(chosen));
    const refused = { ...claim, questions: ['a b'] };
    expect(
      (await api.call('POST', `/codeReports/pdf/${report}/claim-letter`, { as: ada, body: refused })).status,
    ).toBe(400);
  });

  it('D RPT-7.1 a claim letter leaves the numbers of the report as they are, and is mailed as it was made last', async () => {
    const made = await link('claimLetter');
    const kept = await api.call('GET', `/codeReports/${report}`, { as: ada });
    expect(kept.body).toMatchObject({ claim_number: null, job_number: null });
    await api.call('POST', `/pdf/${report}/send?type=claimLetter`, { as: grace });
    await api.doJobs();
    expect(api.messages.sent[0]?.words).toContain(hashIn(made));
  });

  it('RPT-7 of another product is another one', async () => {
    const one = await link('manufacturer', ada, { manufacturer_id: 'M-1', product_id: 'P-1' });
    const other = await link('manufacturer', ada, { manufacturer_id: 'M-1', product_id: 'P-2' });
    expect(hashIn(one)).not.toBe(hashIn(other));
  });

  it('TEAM-1 is for those who may see the report', async () => {
    expect((await api.call('GET', `/codeReports/pdf/${report}`, { as: stranger })).status).toBe(404);
    expect((await api.call('POST', `/pdf/${report}/send`, { as: stranger })).status).toBe(404);
    expect((await api.call('POST', `/pdf/${report}/invalidate`, { as: stranger })).status).toBe(404);
    expect((await api.call('GET', `/codeReports/pdf/${report}`, {})).status).toBe(401);
  });
});

describe('the seal of a paper', () => {
  const sealsOf = async () =>
    (
      await api.sql.query<{ seal: string }>('select seal from issued_papers where report_number = $1', [
        report,
      ])
    ).rows.map(({ seal }) => seal);
  const check = async (seal = '') => (await api.call('GET', `/public/papers/${seal}`, {})).body;
  const change = (set: string) =>
    api.sql.query(`update projects set ${set} where report_number = $1`, [report]);

  it('D RPT-7.2 tells everybody what was issued and when, with what it says of codes and of nothing else', async () => {
    await link('claimLetter', ada, { claim_number: 'CLM-2026-0042' });
    const [seal] = await sealsOf();
    const told = await check(seal);
    expect(told).toMatchObject({
      is: 'current',
      kind: 'claimLetter',
      reportNumber: report,
      language: 'en',
      asOf: '2026-03-04T00:00:00.000Z',
      issuedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      parts: [
        {
          title: 'DESIGN CRITERIA',
          lines: [{ name: 'Wind speed as published', value: '115 mph, scale not stated' }],
        },
      ],
    });
    expect(JSON.stringify(told)).not.toMatch(/Bannock|CLM-2026/);
  });

  it('RPT-2.3 RPT-7 prints the rules of a named authority, and those that were found again when that is undone', async () => {
    const of = `/codeReports/${report}/jurisdiction`;
    const stated = {
      ...content.facts[0],
      level: 'county' as const,
      value: { ...content.facts[0]?.value, amount: '130' },
    };
    const body = { kind: 'county', name: 'Arapahoe County', geoid: '08005' } as const;
    api.properties.tellAuthority({ body, facts: parseFacts([stated]) });
    const printed = async () => {
      const before = await sealsOf();
      await link('buildingDesignCriteria');
      const seal = (await sealsOf()).find((one) => !before.includes(one)) ?? before[0];
      return JSON.stringify(await check(seal));
    };
    const found = await printed();
    await api.call('PUT', of, {
      as: ada,
      body: { kind: 'county', name: 'Arapahoe County', why: 'The map.' },
    });
    const corrected = await printed();
    expect([found, corrected].map((text) => /1[13]. mph/.exec(text)?.[0])).toEqual(['115 mph', '130 mph']);
    await api.call('DELETE', of, { as: ada });
    const again = await link('buildingDesignCriteria');
    await api.call('DELETE', of, { as: ada });
    expect(hashIn(await link('buildingDesignCriteria'))).toBe(hashIn(again));
    expect(await printed()).toBe(found);
  });

  it('D RPT-7.2 tells when the report has changed since, and when it says the same again', async () => {
    await link('whole');
    const [seal] = await sealsOf();
    await change(`claim_number = 'C-9'`);
    expect(await check(seal)).toMatchObject({ is: 'replaced' });
    await change('claim_number = null');
    expect(await check(seal)).toMatchObject({ is: 'current' });
    await change(`user_flags = '{"starred": true}'`);
    expect(await check(seal)).toMatchObject({ is: 'current' });
  });

  it('D RPT-7.2 D CALC-5.3 tells when a calculation was saved or removed since, and prints it in the same round trips', async () => {
    const before = api.api.database.trips;
    await link('whole');
    const trips = api.api.database.trips - before;
    const [seal] = await sealsOf();
    const body = { calculator: 'waste', inputs: { areaSf: 2_450, rise: 6, percent: 15 } };
    const saved = await api.call<SavedCalculation>('POST', `/codeReports/${report}/calculations`, {
      as: ada,
      body,
    });
    expect(await check(seal)).toMatchObject({ is: 'replaced' });
    const printing = api.api.database.trips;
    const url = await link('whole');
    expect(api.api.database.trips - printing).toBe(trips);
    const file = (await api.api.server.inject(url)).rawPayload.toString('latin1');
    expect(file).toContain('/Title (Waste 1, saved ');
    await api.call('DELETE', `/codeReports/${report}/calculations/${saved.body.calculation.hash}`, {
      as: ada,
    });
    expect(await check(seal)).toMatchObject({ is: 'current' });
  });

  it('D RPT-7.2 stays when the file is thrown away and made again, or mailed', async () => {
    await link('hailStorm');
    await invalidate('hailStorm');
    const [seal] = await sealsOf();
    const before = await check(seal);
    await api.call('POST', `/pdf/${report}/send?type=hailStorm`, { as: grace });
    await api.doJobs();
    expect(await sealsOf()).toEqual([seal]);
    expect(await check(seal)).toEqual(before);
  });

  it('D RPT-7.2 is not known where nothing was issued, or its project was deleted', async () => {
    expect(await check('0'.repeat(64))).toEqual({ is: 'not-known' });
    await link('whole');
    const [seal] = await sealsOf();
    await api.sql.query('delete from projects where report_number = $1', [report]);
    expect(await check(seal)).toEqual({ is: 'not-known' });
    expect((await api.call('GET', '/public/papers/abc', {})).status).toBe(400);
  });

  it('D RPT-7.2 is kept only with what it is the hash of', async () => {
    await link('whole');
    const forged = `update issued_papers set content = replace(content, 'Denver', 'Boulder') where report_number = $1`;
    await expect(api.sql.query(forged, [report])).rejects.toThrow('issued_papers_sealed');
  });
});

describe('a link to a PDF', () => {
  it('is over after fifteen minutes', async () => {
    const url = await link('whole');
    time += 15 * 60_000;
    expect((await api.api.server.inject(url)).statusCode).toBe(200);
    time += 1;
    const over = await api.api.server.inject(url);
    expect([over.statusCode, over.json()['title']]).toEqual([410, 'Link has expired']);
  });

  it.each([
    ['until', String(Date.now() * 2)],
    ['hash', '0'.repeat(64)],
    ['kind', 'iws'],
    ['seal', 'AAAA'],
  ])('opens nothing with another %s', async (name, value) => {
    const url = new URL(await link('whole'), 'http://localhost');
    url.searchParams.set(name, value);
    expect((await api.api.server.inject(`${url.pathname}${url.search}`)).statusCode).toBe(404);
  });

  it('does not open the PDF of another report', async () => {
    const url = await link('whole');
    expect(
      (await api.api.server.inject(url.replace(`/${report}?`, `/${Number(report) - 1}?`))).statusCode,
    ).toBe(404);
  });
});

describe('sending a PDF', () => {
  it('RPT-7 mails the caller a link that is good for seven days', async () => {
    expect((await api.call('POST', `/pdf/${report}/send?type=hailStorm`, { as: grace })).status).toBe(202);
    expect(await api.doJobs()).toBe(1);
    const [mail] = api.messages.sent;
    expect(mail).toMatchObject({ to: grace.email, subject: `Your PDF of project ${report}` });
    const url = /https:\/\/ridgeline\.example\.com(\S+)/.exec(mail?.words ?? '')?.[1] ?? '';
    time += 6 * 24 * 3_600_000;
    expect((await api.api.server.inject(url)).statusCode).toBe(200);
    time = Date.now();
    expect((await invalidate('hailStorm')).status).toBe(204);
    expect((await api.api.server.inject(url)).statusCode).toBe(404);
  });

  it('RPT-7 makes and mails it in the language that was asked for, and each language is a PDF of its own', async () => {
    const [english, spanish] = await Promise.all(
      ['en', 'es'].map(async (language) => {
        const made = await api.call('GET', `/codeReports/pdf/${report}?language=${language}`, { as: ada });
        return hashIn(String(made.body['url']));
      }),
    );
    expect(spanish).not.toBe(english);
    expect(hashIn(await link('whole'))).toBe(english);
    await api.call('POST', `/pdf/${report}/send?language=es`, { as: grace });
    await api.doJobs();
    const [mail] = api.messages.sent;
    expect(mail).toMatchObject({ subject: `Su PDF del proyecto ${report}` });
    expect(mail?.words).toContain(spanish);
    expect((await api.call('GET', `/codeReports/pdf/${report}?language=fr`, { as: ada })).status).toBe(400);
  });

  it('RPT-7 sends of a manufacturer what was made last', async () => {
    const made = await link('manufacturer', ada, { manufacturer_id: 'M-1', product_id: 'P-7' });
    await api.call('POST', `/pdf/${report}/send?type=manufacturer`, { as: ada });
    await api.doJobs();
    expect(api.messages.sent[0]?.words).toContain(hashIn(made));
  });

  it('D RPT-7.1 mails the claim letter that was asked for, whatever is made before the mail goes out', async () => {
    const letter = (number: string) => link('claimLetter', ada, { claim_number: number });
    const send = (hash = '') => api.call('POST', `/pdf/${report}/send?type=claimLetter${hash}`, { as: ada });
    const first = await letter('CLM-1');
    const second = await letter('CLM-2');
    expect((await send(`&hash=${hashIn(first)}`)).status).toBe(202);
    expect((await send()).status).toBe(202);
    const third = await letter('CLM-3');
    await api.doJobs();
    const mailed = api.messages.sent.map(({ words }) => words);
    expect(mailed).toHaveLength(2);
    for (const made of [first, second]) expect(mailed.join()).toContain(hashIn(made));
    expect(mailed.join()).not.toContain(hashIn(third));

    expect((await send(`&hash=${'0'.repeat(64)}`)).status).toBe(404);
    await send(`&hash=${hashIn(first)}`);
    await invalidate('claimLetter');
    await api.doJobs();
    expect(api.messages.sent).toHaveLength(2);
  });

  it('RPT-7 sends nothing to who has left the team since', async () => {
    await api.call('POST', `/pdf/${report}/send`, { as: grace });
    await api.sql.query('delete from team_members where person_id = $1', [grace.id]);
    await api.doJobs();
    expect(api.messages.sent).toEqual([]);
  });
});

async function link(kind: PdfKind, as: Person = ada, body?: Record<string, unknown>): Promise<string> {
  const answered =
    kind === 'whole' || kind === 'iws'
      ? await api.call('GET', `/codeReports/pdf/${report}${kind === 'iws' ? '/iws' : ''}`, { as })
      : kind === 'claimLetter'
        ? await api.call('POST', `/codeReports/pdf/${report}/claim-letter`, { as, body: body ?? claim })
        : await api.call('POST', `/codeReports/pdf/${report}?type=${kind}`, { as, body: body ?? everything });
  expect(answered.status).toBe(200);
  return String(answered.body['url']);
}

const claim = { claim_number: 'CLM-2026-0042' };
const everything = { manufacturer_id: 'M-1', product_id: 'P-1', permitDetails: { roof_size: 24 } };

function invalidate(kind: PdfKind): ReturnType<typeof api.call> {
  return api.call('POST', `/pdf/${report}/invalidate?type=${kind}`, { as: ada });
}

function hashIn(url: string): string {
  return new URL(url, 'http://localhost').searchParams.get('hash') ?? '';
}
