import type { operations } from '@ridgeline/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { aProject } from '../../testing/a-project.ts';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import type { Person } from '../../testing/api-under-test.ts';
import { newVisit, VISITED, visiting, VisitorReports } from '../../testing/visits.ts';
import { SAMPLE_PROPERTY } from './sample-report.ts';

type MapOnWire = operations['getPublicReportMap']['responses'][200]['content']['application/json'];

const HALL = { latitude: 39.7392, longitude: -104.9903 };
const IN_DENVER = {
  satellite: null,
  locator: {
    county: 'Denver County',
    state: 'co',
    svg: expect.stringMatching(/^<svg .*<\/svg>$/),
    precision: 'street',
  },
  around: expect.objectContaining({ miles: 60, size: 1_200 }),
};
const api = await apiForSpecs();
const visitors = new VisitorReports(api);
let ada: Person;
let number: string;
let share: string;

const mapOf = (of: string, { query = '', headers = {} }: { query?: string; headers?: object } = {}) =>
  api.call<MapOnWire>('GET', `/public/reports/${of}/map${query}`, { headers: { ...headers } });
const moveToHall = (table: 'projects' | 'anonymous_reports', of: string) =>
  api.sql.query(`update ${table} set latitude = $2, longitude = $3 where report_number = $1`, [
    of,
    HALL.latitude,
    HALL.longitude,
  ]);

beforeAll(async () => {
  ada = await api.person();
  number = await aProject(api, ada);
  await moveToHall('projects', number);
  const link = await api.call<{ share: string }>('POST', `/codeReports/${number}/share`, { as: ada });
  share = link.body.share;
});

describe('the map of a report that anybody may read', () => {
  it('RPT-6 RPT-4 is that of the sample, where its property has a point', async () => {
    api.properties.tell(SAMPLE_PROPERTY.address, VISITED);
    expect(await mapOf('sample')).toMatchObject({
      status: 200,
      body: { satellite: null, locator: null, around: null },
    });
    api.properties.tell(SAMPLE_PROPERTY.address, { ...VISITED, place: HALL });
    expect(await mapOf('sample')).toMatchObject({ status: 200, body: IN_DENVER });
    api.properties.tell(SAMPLE_PROPERTY.address, null);
    expect((await mapOf('sample')).status).toBe(503);
  });

  it('RPT-6 NAV-2 is that of a shared report, for its link alone, until that is over', async () => {
    expect(await mapOf(number, { query: `?share=${share}` })).toMatchObject({ status: 200, body: IN_DENVER });
    const other = await aProject(api, ada);
    const refused = [
      await mapOf(number),
      await mapOf(number, { query: '?share=another' }),
      await mapOf(other, { query: `?share=${share}` }),
      await mapOf('999999999', { query: `?share=${share}` }),
      await mapOf('no-number', { query: `?share=${share}` }),
      await mapOf(number, { headers: visiting(newVisit()) }),
    ];
    const absent = { ...(await mapOf('999999999')).body, requestId: expect.any(String) };
    for (const { status, body } of refused) expect([status, body]).toEqual([404, absent]);
    const end = { as: ada, body: { endsAt: '2026-01-31T00:00:00.000Z' } };
    const link = await api.call<{ share: string }>('PUT', `/codeReports/${number}/share`, end);
    const over = await mapOf(number, { query: `?share=${link.body.share}` });
    expect([over.status, over.body]).toMatchObject([410, { code: 'link-over' }]);
  });

  it('RPT-6 NAV-3 is that of a report of this visit, until it is adopted', async () => {
    const visit = newVisit();
    const made = await visitors.numberOfNew(visit);
    await moveToHall('anonymous_reports', made);
    expect(await mapOf(made, { headers: visiting(visit) })).toMatchObject({ status: 200, body: IN_DENVER });
    expect((await mapOf(made, { headers: visiting(newVisit()) })).status).toBe(404);
    expect((await mapOf(made)).status).toBe(404);
    expect((await mapOf(made, { query: `?share=${share}` })).status).toBe(404);
    await visitors.ask('adopt', made, ada, visiting(visit));
    expect((await mapOf(made, { headers: visiting(visit) })).status).toBe(404);
  });

  it('RPT-6 costs one round trip', async () => {
    const visit = newVisit();
    const made = await visitors.numberOfNew(visit);
    const before = api.api.database.trips;
    await mapOf(made, { headers: visiting(visit) });
    expect(api.api.database.trips - before).toBe(1);
  });
});
