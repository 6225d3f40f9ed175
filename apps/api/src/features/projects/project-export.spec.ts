import { projectsCsvHead } from '@ridgeline/core/reports';
import { beforeAll, describe, expect, it } from 'vitest';
import { CallerDb } from '../../db/caller-db.ts';
import { aProject } from '../../testing/a-project.ts';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import type { Person } from '../../testing/api-under-test.ts';
import { EXPORTED_AT_ONCE, exportedLines } from './project-export.ts';

const api = await apiForSpecs();
const MANY = 12_000;
let ada: Person;
let busy: Person;

beforeAll(async () => {
  ada = await api.person();
  busy = await api.person();
  await aProject(api, ada, {
    address: '1 Main St, Denver, CO 80202',
    claimNumber: '=HYPERLINK("https://evil.example")',
    createdAt: '2026-01-02T00:00:00Z',
  });
  await aProject(api, ada, {
    address: '2 Main St, Denver, CO 80202',
    archivedAt: new Date(),
    createdAt: '2026-01-01T00:00:00Z',
  });
  await api.sql.query(
    `insert into projects (owner_id, address, state, property_type, roof_type, created_at)
     select $1, i || ' Main St, Denver, CO 80202', 'co', 'residential', 'steep-slope',
       timestamptz '2026-01-01' + (i / 3) * interval '1 minute'
     from generate_series(1, $2) i`,
    [busy.id, MANY],
  );
});

describe('the export of projects', () => {
  it('DASH-1 is a table of all that match, in their order, without formulas', async () => {
    const { text, headers } = await csv('', ada);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="projects.csv"');
    expect(text.split('\r\n').map((line) => line.split(',')[0])).toEqual([
      '\uFEFFReport',
      expect.any(String),
      expect.any(String),
      '',
    ]);
    expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect((await csv('?standing=archived&language=es', ada)).text).toMatch(
      /^\uFEFFInforme.*\r\n[^\r]*2 Main St[^\r]*,Sí\r\n$/s,
    );
  });

  it('DASH-1 has each of twelve thousand rows once, page by page', async () => {
    const before = api.api.database.trips;
    const { text } = await csv('', busy);
    const numbers = text
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(',')[0]);
    expect([numbers.length, new Set(numbers).size]).toEqual([MANY, MANY]);
    expect(api.api.database.trips - before).toBe(MANY / EXPORTED_AT_ONCE);
  });

  it('DASH-1 reads no further than its reader: a long table needs no more memory than a short one', async () => {
    const rights = { operation: 'export-in-spec', access: 'terms-accepted', objects: [] } as const;
    const db = new CallerDb(api.api.database, { id: busy.id }, rights);
    const before = api.api.database.trips;
    const query = {
      whose: { of: 'caller' },
      sortBy: 'createdAt',
      order: 'desc',
      term: '',
      filters: {},
    } as const;
    const lines = (await exportedLines(db, query, 'en'))[Symbol.asyncIterator]();
    expect((await lines.next()).value).toBe(projectsCsvHead('en'));
    const page = (await lines.next()).value as string;
    expect(page.split('\r\n')).toHaveLength(EXPORTED_AT_ONCE + 1);
    expect(api.api.database.trips - before).toBe(1);
    await lines.next();
    expect(api.api.database.trips - before).toBe(2);
  });

  it('TEAM-5 is of a team for those in it, and tells nobody else that there is one', async () => {
    const mate = await api.person();
    const team = await api.team(ada, [[mate, 'member']]);
    expect((await csv(`?ownership=team&teamId=${team}`, mate)).text).toContain('1 Main St');
    for (const query of ['?ownership=team', `?ownership=team&teamId=${team}`, `?userId=${ada.id}`]) {
      expect((await csv(query, busy)).status).toBe(404);
    }
  });

  it('START-6 stops for a session that has ended, before a line is sent', async () => {
    const gone = await api.person();
    await api.sql.query('delete from people where id = $1', [gone.id]);
    const { status, text } = await csv('', gone);
    expect([status, text]).toEqual([401, expect.stringContaining('signed-out')]);
  });
});

async function csv(query: string, { token }: Person) {
  const { statusCode, headers, body } = await api.api.server.inject({
    url: `/api/v2/projects/export${query}`,
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: statusCode, headers, text: body };
}
