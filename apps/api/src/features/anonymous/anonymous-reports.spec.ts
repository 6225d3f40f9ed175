import { randomBytes } from 'node:crypto';
import type { Report, ReportFact } from '@ridgeline/contract';
import { readReport } from '@ridgeline/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiUnderTest, type Person } from '../../testing/api-under-test.ts';
import { atOnce } from '../../testing/at-once.ts';

let api: ApiUnderTest;

const SAMPLE_FACTS = [
  { section: 'roof', name: 'area', confidence: 'unknown', value: null, source: null },
  {
    section: 'hail-storm-history',
    name: 'latest-hail',
    confidence: 'verified',
    value: 1.25,
    source: { name: 'The spec', url: null, edition: null, date: '2026-01-01' },
  },
] as const;
const ADDRESS = '1437 Bannock St, Denver, CO 80202';

beforeAll(async () => {
  api = await ApiUnderTest.start();
  api.properties.tell(ADDRESS, { jurisdiction: 'Denver', place: null, facts: SAMPLE_FACTS });
});

afterAll(() => api.stop());

type Said = { readonly report?: Report; readonly error?: string };

const newVisit = () => randomBytes(24).toString('base64url');
const visiting = (visit: string) => ({ 'anonymous-session': visit });

const make = (visit: string | null, change: object = {}, key?: string) =>
  api.call<{ readonly data: Said; readonly code?: string }>('POST', '/public/reports', {
    body: {
      address: ADDRESS,
      propertyType: 'residential',
      roofType: 'steep-slope',
      appSource: 'web',
      version: 4,
      ...change,
    },
    ...(visit !== null && { headers: visiting(visit) }),
    ...(key !== undefined && { key }),
  });
const numberMade = async (visit: string) => (await make(visit)).body.data.report?.reportNumber ?? 'none';

const ask = (what: 'adopt' | 'verify', number: string, as: Person, headers: Record<string, string>) =>
  api.call<Report & { readonly code?: string }>('GET', `/codeReports/${what}/${number}`, { as, headers });

async function quickViews({ id }: Person): Promise<number> {
  const { rows } = await api.sql.query<{ used: number }>(
    'select quick_views as used from usage_counts where person_id = $1',
    [id],
  );
  return rows[0]?.used ?? 0;
}

describe('a report for a visitor', () => {
  it('RPT-4 is made without signing in, and belongs to nobody', async () => {
    const { status, body } = await make(newVisit(), { roofType: 'low-slope' });
    expect(status).toBe(201);
    expect(body.data.report).toMatchObject({
      address: ADDRESS,
      roofType: 'low-slope',
      appSource: 'web',
      version: 4,
      municipality: { name: 'Denver' },
      facts: SAMPLE_FACTS,
    });
    expect(readReport(body.data.report).ok).toBe(true);
    const number = body.data.report?.reportNumber;
    const stranger = await api.person();
    expect((await api.call('GET', `/codeReports/${number}`, { as: stranger })).status).toBe(404);
  });

  it('RPT-4 is refused in words that the visitor is shown', async () => {
    api.properties.tell('1 Nowhere Rd, Denver, CO 80202', null);
    for (const address of ['Denver', '1 Nowhere Rd, Denver, CO 80202']) {
      const { status, body } = await make(newVisit(), { address });
      expect({ status, data: body.data }).toEqual({ status: 200, data: { error: expect.any(String) } });
    }
  });

  it('RPT-4 is the sixth of a day no more, for one visit and no other', async () => {
    const visit = newVisit();
    for (let n = 0; n < 5; n += 1) expect((await make(visit)).status).toBe(201);
    expect((await make(visit)).body.data).toEqual({ error: expect.stringContaining('Sign up') });
    expect((await make(newVisit())).status).toBe(201);
  });

  it('RPT-4 is one where the order is sent again, and another for another visit with the same key', async () => {
    const [visit, other] = [newVisit(), newVisit()];
    const first = (await make(visit, {}, 'visit-1')).body.data.report;
    expect((await make(visit, {}, 'visit-1')).body.data.report).toEqual(first);
    expect((await make(other, {}, 'visit-1')).body.data.report?.reportNumber).not.toBe(first?.reportNumber);
  });

  it('costs one round trip', async () => {
    const before = api.api.database.trips;
    await make(newVisit());
    expect(api.api.database.trips - before).toBe(1);
  });

  it('RPT-4 is thrown away after a month, unless somebody has adopted it', async () => {
    const [visit, ada] = [newVisit(), await api.person()];
    const [left, adopted] = [await numberMade(visit), await numberMade(visit)];
    await ask('adopt', adopted, ada, visiting(visit));
    await api.sql.query(
      `update anonymous_reports set created_at = created_at - interval '31 days' where report_number = any($1)`,
      [[left, adopted]],
    );
    await make(newVisit());
    expect((await ask('verify', left, ada, visiting(visit))).status).toBe(404);
    expect((await ask('verify', adopted, ada, visiting(visit))).status).toBe(200);
  });

  it('RPT-4 says nothing of its secret, and keeps only a digest', async () => {
    const visit = newVisit();
    const { body } = await make(visit);
    expect(JSON.stringify(body)).not.toContain(visit);
    const { rows } = await api.sql.query('select * from anonymous_reports');
    expect(JSON.stringify(rows)).not.toContain(visit);
  });
});

describe('adopting a report', () => {
  it('RPT-4 makes it a project under the same number, and again changes nothing', async () => {
    const [visit, ada] = [newVisit(), await api.person()];
    const number = await numberMade(visit);
    expect((await ask('verify', number, ada, visiting(visit))).status).toBe(200);
    const adopted = await ask('adopt', number, ada, visiting(visit));
    expect(adopted).toMatchObject({ status: 200, body: { reportNumber: number, facts: SAMPLE_FACTS } });
    expect((await ask('adopt', number, ada, visiting(visit))).body).toEqual(adopted.body);
    expect((await api.call('GET', `/codeReports/${number}`, { as: ada })).body).toEqual(adopted.body);
    expect((await ask('verify', number, ada, visiting(visit))).status).toBe(200);
    expect(await quickViews(ada)).toBe(1);
  });

  it('RPT-4 is refused to the second who adopts it', async () => {
    const [visit, ada, grace] = [newVisit(), await api.person(), await api.person()];
    const number = await numberMade(visit);
    await ask('adopt', number, ada, visiting(visit));
    for (const what of ['verify', 'adopt'] as const) {
      const { status, body } = await ask(what, number, grace, visiting(visit));
      expect({ status, code: body.code }).toEqual({ status: 409, code: 'report-not-adoptable' });
    }
    expect(await quickViews(grace)).toBe(0);
  });

  it('RPT-4 without the secret of its visit, and where there is no report, is answered alike', async () => {
    const [visit, ada] = [newVisit(), await api.person()];
    const number = await numberMade(visit);
    const nobodys = (await make(null)).body.data.report?.reportNumber ?? '';
    const answers = [
      await ask('adopt', number, ada, visiting(newVisit())),
      await ask('adopt', number, ada, {}),
      await ask('adopt', nobodys, ada, visiting(visit)),
      await ask('adopt', '999999999', ada, visiting(visit)),
      await ask('verify', number, ada, visiting(newVisit())),
      await ask('verify', '999999999', ada, visiting(visit)),
    ];
    const told = answers.map(({ status, body }) => JSON.stringify({ status, ...body, requestId: '' }));
    expect(new Set(told).size).toBe(1);
    expect(told[0]).toContain('not-found');
    expect((await ask('adopt', number, ada, visiting(visit))).status).toBe(200);
  });

  it.each(['cross-site', 'same-site', 'anything'])(
    'RPT-4 is refused to a page of a site that is %s',
    async (site) => {
      const [visit, ada] = [newVisit(), await api.person()];
      const number = await numberMade(visit);
      const headers = { ...visiting(visit), 'sec-fetch-site': site };
      const { status, body } = await ask('adopt', number, ada, headers);
      expect({ status, code: body.code }).toEqual({ status: 403, code: 'another-site' });
      const own = { ...headers, 'sec-fetch-site': 'same-origin' };
      expect((await ask('adopt', number, ada, own)).status).toBe(200);
    },
  );

  it('RPT-4 twenty times at once by two people is one project of one of them', async () => {
    const [visit, ada, grace] = [newVisit(), await api.person(), await api.person()];
    const number = await numberMade(visit);
    const answers = await atOnce(
      api,
      ['select from anonymous_reports where report_number = $1 for update', number],
      Array.from({ length: 20 }, (_, n) => () => ask('adopt', number, n % 2 ? ada : grace, visiting(visit))),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(10).fill(200), ...Array(10).fill(409)]);
    expect((await quickViews(ada)) + (await quickViews(grace))).toBe(1);
  });

  it('PLAN-5 takes a quick view, and leaves the report to be adopted where none is left', async () => {
    const [visit, ada] = [newVisit(), await api.person()];
    const number = await numberMade(visit);
    await api.sql.query(
      `insert into usage_counts (person_id, counting, period_start, quick_views, allowed_quick_views)
       values ($1, 'monthly', now(), 10, 10)`,
      [ada.id],
    );
    const refused = await ask('adopt', number, ada, visiting(visit));
    expect(refused).toMatchObject({ status: 402, body: { code: 'allowance-used-up' } });
    await api.sql.query('update usage_counts set extra_quick_views = 1 where person_id = $1', [ada.id]);
    expect((await ask('adopt', number, ada, visiting(visit))).status).toBe(200);
  });
});

describe('what anybody may read', () => {
  it('RPT-4 is the sample, with what is known of a public building', async () => {
    const { status, body } = await api.call<Report>('GET', '/codeReports/sample');
    expect(status).toBe(200);
    expect(body).toMatchObject({ reportNumber: 'sample', address: ADDRESS, facts: SAMPLE_FACTS });
    expect(readReport(body).ok).toBe(true);
  });

  const roof = (reportNumber: string, headers = {}) =>
    api.call<{ facts: ReportFact[] }>('POST', '/public/project/roof-details', {
      body: { reportNumber, requestId: 'ask-7' },
      headers,
    });
  const weather = (projectNumber: string, weatherType: string, headers = {}) =>
    api.call<{ facts: ReportFact[] }>('POST', '/public/project/weather-summary', {
      body: { projectNumber, weatherType },
      headers,
    });

  it('RPT-4 is what the sample says of roof, hail and wind', async () => {
    expect((await roof('sample')).body).toEqual({
      reportNumber: 'sample',
      requestId: 'ask-7',
      facts: [SAMPLE_FACTS[0]],
    });
    expect((await weather('sample', 'hail')).body.facts).toEqual([SAMPLE_FACTS[1]]);
    expect((await weather('sample', 'wind')).body.facts).toEqual([]);
    expect((await weather('sample', 'snow')).status).toBe(400);
  });

  it('NAV-3 is a report that was made in this visit, until somebody adopts it', async () => {
    const [visit, ada] = [newVisit(), await api.person()];
    const number = await numberMade(visit);
    const again = (headers: Record<string, string>) =>
      api.call<Report>('GET', `/public/reports/${number}`, { headers });
    expect(await again(visiting(visit))).toMatchObject({ status: 200, body: { facts: SAMPLE_FACTS } });
    expect((await again(visiting(newVisit()))).status).toBe(404);
    expect((await again({})).status).toBe(404);
    await ask('adopt', number, ada, visiting(visit));
    expect((await again(visiting(visit))).status).toBe(404);
  });

  it('RPT-4 is what a report says to the visit that made it, and to no other', async () => {
    const visit = newVisit();
    const number = await numberMade(visit);
    expect((await roof(number, visiting(visit))).body.facts).toEqual([SAMPLE_FACTS[0]]);
    expect((await weather(number, 'hail', visiting(visit))).body.facts).toEqual([SAMPLE_FACTS[1]]);
    expect((await roof(number, visiting(newVisit()))).status).toBe(404);
    expect((await roof(number)).status).toBe(404);
    expect((await weather(number, 'hail')).status).toBe(404);
  });
});
