import type { Report, ReportFact } from '@ridgeline/contract';
import { ADD_ONS, type AddOn, readReport } from '@ridgeline/core/reports';
import { beforeAll, describe, expect, it } from 'vitest';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import { atOnce } from '../../testing/at-once.ts';
import { linesAboutVisited, newVisit, VISITED, visiting, VisitorReports } from '../../testing/visits.ts';
import { SAMPLE_PROPERTY } from './sample-report.ts';
import { digestOfVisit } from './visit-secret.ts';

const api = await apiForSpecs();
const visitors = new VisitorReports(api);

describe('a report for a visitor', () => {
  it('RPT-4 is made without signing in, and belongs to nobody', async () => {
    const { status, body } = await visitors.make(newVisit(), { roofType: 'low-slope' });
    expect(status).toBe(201);
    expect(body.data.report).toMatchObject({
      address: VISITED.address,
      roofType: 'low-slope',
      appSource: 'web',
      version: 4,
      municipality: { name: 'Denver' },
      facts: linesAboutVisited([]),
    });
    expect(readReport(body.data.report).ok).toBe(true);
    const number = body.data.report?.reportNumber;
    const stranger = await api.person();
    expect((await api.call('GET', `/codeReports/${number}`, { as: stranger })).status).toBe(404);
  });

  it('RPT-4 is refused in words that the visitor is shown', async () => {
    api.properties.tell('1 Nowhere Rd, Denver, CO 80202', null);
    const refused = [
      ['Denver', 'address-unreadable'],
      ['1 Nowhere Rd, Denver, CO 80202', 'property-unknown'],
    ] as const;
    for (const [address, code] of refused) {
      const { status, body } = await visitors.make(newVisit(), { address });
      expect({ status, data: body.data }).toEqual({ status: 200, data: { error: expect.any(String), code } });
    }
  });

  it('RPT-4 is the sixth of a day no more, for one visit and no other', async () => {
    const visit = newVisit();
    for (let n = 0; n < 5; n += 1) expect((await visitors.make(visit)).status).toBe(201);
    expect((await visitors.make(visit)).body.data).toEqual({
      error: expect.stringContaining('Sign up'),
      code: 'visit-used-up',
    });
    expect((await visitors.make(newVisit())).status).toBe(201);
  });

  it('RPT-4 is made five times of fifty at once, and five times more when the day is over', async () => {
    const visit = newVisit();
    await visitors.numberOfNew(visit);
    const ofVisit = [digestOfVisit(visit)];
    const dayIsOver = () =>
      api.sql.query('update anonymous_visits set day_ends_at = now() where secret_hash = $1', ofVisit);
    for (let day = 0; day < 2; day += 1) {
      await dayIsOver();
      const answers = await atOnce(
        api,
        ['select from anonymous_visits where secret_hash = $1 for update', ...ofVisit],
        Array.from({ length: 50 }, () => () => visitors.make(visit)),
      );
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
      expect(answers.filter(({ body }) => body.data.error?.includes('Sign up'))).toHaveLength(45);
    }
    const { rows } = await api.sql.query('select from anonymous_reports where secret_hash = $1', ofVisit);
    expect(rows).toHaveLength(11);
  });

  it('RPT-4 is made five times where a visit begins with fifty at once', async () => {
    const visit = newVisit();
    const answers = await atOnce(
      api,
      ['insert into anonymous_visits values ($1, 1, now())', digestOfVisit(visit)],
      Array.from({ length: 50 }, () => () => visitors.make(visit)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
  });

  it('RPT-4 leaves no count behind of a day that is over', async () => {
    await visitors.make(newVisit());
    await api.sql.query('update anonymous_visits set day_ends_at = now()');
    await visitors.make(newVisit());
    expect((await api.sql.query('select from anonymous_visits')).rowCount).toBe(1);
  });

  it('RPT-4 is one where the order is sent again, and another for another visit with the same key', async () => {
    const [visit, other] = [newVisit(), newVisit()];
    const first = (await visitors.make(visit, {}, 'visit-1')).body.data.report;
    expect((await visitors.make(visit, {}, 'visit-1')).body.data.report).toEqual(first);
    expect((await visitors.make(other, {}, 'visit-1')).body.data.report?.reportNumber).not.toBe(
      first?.reportNumber,
    );
  });

  it('costs one round trip', async () => {
    const before = api.api.database.trips;
    await visitors.make(newVisit());
    expect(api.api.database.trips - before).toBe(1);
  });

  it('RPT-4 is deleted after a month, unless it was adopted', async () => {
    const [visit, ada] = [newVisit(), await api.person()];
    const [left, adopted] = [await visitors.numberOfNew(visit), await visitors.numberOfNew(visit)];
    await visitors.ask('adopt', adopted, ada, visiting(visit));
    await api.sql.query(
      `update anonymous_reports set created_at = created_at - interval '31 days' where report_number = any($1)`,
      [[left, adopted]],
    );
    await visitors.make(newVisit());
    expect((await visitors.ask('verify', left, ada, visiting(visit))).status).toBe(404);
    expect((await visitors.ask('verify', adopted, ada, visiting(visit))).status).toBe(200);
  });

  it('RPT-4 does not return its secret, and stores only a digest', async () => {
    const visit = newVisit();
    const { body } = await visitors.make(visit);
    expect(JSON.stringify(body)).not.toContain(visit);
    const { rows } = await api.sql.query('select * from anonymous_reports');
    expect(JSON.stringify(rows)).not.toContain(visit);
  });
});

describe('what anybody may read', () => {
  beforeAll(() => api.properties.tell(SAMPLE_PROPERTY.address, VISITED));

  it('RPT-4 is the sample, with what is known of a public building today', async () => {
    const { status, body } = await api.call<Report>('GET', '/codeReports/sample');
    expect(status).toBe(200);
    const ofItsProduct = { name: 'installation-instructions', is: 'known' };
    expect(body).toMatchObject({
      reportNumber: 'sample',
      address: SAMPLE_PROPERTY.address,
      facts: linesAboutVisited(ADD_ONS).map((fact) =>
        fact.name === ofItsProduct.name ? ofItsProduct : fact,
      ),
    });
    expect(readReport(body).ok).toBe(true);
    expect(Date.parse(body.asOf ?? '')).toBeGreaterThan(Date.parse(body.createdAt));
  });

  const sectionOf = (section: string, includes: readonly AddOn[]) =>
    linesAboutVisited(includes).filter((fact) => fact.section === section);
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
      facts: sectionOf('roof', ADD_ONS),
    });
    expect((await weather('sample', 'hail')).body.facts).toEqual(sectionOf('hail-storm-history', ADD_ONS));
    expect((await weather('sample', 'wind')).body.facts).toEqual(sectionOf('wind-storm-history', ADD_ONS));
    expect((await weather('sample', 'snow')).status).toBe(400);
  });

  it('NAV-3 is a report that was made in this visit, until it is adopted', async () => {
    const [visit, ada] = [newVisit(), await api.person()];
    const number = await visitors.numberOfNew(visit);
    const again = (headers: Record<string, string>) =>
      api.call<Report>('GET', `/public/reports/${number}`, { headers });
    expect(await again(visiting(visit))).toMatchObject({
      status: 200,
      body: { facts: linesAboutVisited([]) },
    });
    expect((await again(visiting(newVisit()))).status).toBe(404);
    expect((await again({})).status).toBe(404);
    await visitors.ask('adopt', number, ada, visiting(visit));
    expect((await again(visiting(visit))).status).toBe(404);
  });

  it('RPT-4.2 is what a report says to the visit that made it, without weather, and to no other', async () => {
    const visit = newVisit();
    const number = await visitors.numberOfNew(visit);
    expect((await roof(number, visiting(visit))).body.facts).toEqual(sectionOf('roof', []));
    const hail = (await weather(number, 'hail', visiting(visit))).body.facts;
    expect(hail).toEqual(sectionOf('hail-storm-history', []));
    expect(JSON.stringify(hail)).not.toContain('203');
    expect((await roof(number, visiting(newVisit()))).status).toBe(404);
    expect((await roof(number)).status).toBe(404);
    expect((await weather(number, 'hail')).status).toBe(404);
  });
});
