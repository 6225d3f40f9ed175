import type { ProjectListPage } from '@ridgeline/contract';
import { GAUGED_SECTIONS, needsALook } from '@ridgeline/core/reports';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { aProject, type ProjectColumns } from '../../testing/a-project.ts';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import type { Person } from '../../testing/api-under-test.ts';
import { MOST_COUNTED } from './projects.repository.ts';

const api = await apiForSpecs();
let ada: Person;

beforeEach(async () => {
  ada = await api.person();
});

const source = { name: 'A source', url: null, edition: null, date: '2026-01-02', read: null };
const known = (section: string, name: string, value: unknown = { kind: 'text', text: 'x' }) => ({
  section,
  name,
  is: 'known',
  confidence: 'verified',
  value,
  condition: null,
  level: 'place',
  rowId: null,
  source,
  others: [],
});
const DENVER = known('municipality', 'controlling-municipality', {
  kind: 'jurisdiction',
  body: { kind: 'city', name: 'Denver', geoid: '0820000' },
});

describe('what a list says of a report', () => {
  it('DASH-1 tells sections with an answer, ordered ones without, and claim and job number', async () => {
    const reportNumber = await aProject(api, ada, {
      jurisdiction: 'Denver',
      includes: ['code-detail'],
      product: 'gaf/timberline-hdz',
      claimNumber: '24-117904',
      content: {
        facts: [
          known('design-criteria', 'climate-zone'),
          known('hail-storm-history', 'latest-hail'),
          {
            section: 'code-detail',
            name: 'drip-edge',
            is: 'unknown',
            settledBy: 'building-department',
            others: [],
          },
        ],
      },
    });
    await api.sql.query(
      `insert into saved_calculations (report_number, hash, calculation)
       values ($1, $2, jsonb_build_object('calculator', 'waste', 'hash', $2::text))`,
      [reportNumber, 'a'.repeat(64)],
    );
    const { items } = await list('');
    expect(items).toMatchObject([
      {
        claim_number: '24-117904',
        job_number: null,
        code_changed: false,
        refreshed: false,
        sections: {
          answered: ['design-criteria', 'waste-calculator'],
          unknown: ['code-detail', 'manufacturer-requirements'],
        },
      },
    ]);
  });

  it('DASH-1 says nothing of the sections of version 1', async () => {
    await aProject(api, ada, { recordVersion: 1 });
    expect((await list('')).items[0]).toMatchObject({ sections: null, code_changed: false });
  });

  it.each([
    ['the state', { level: 'state', body: '08' }, true],
    ['the authority that was found', { level: 'place', body: '0820000' }, true],
    ['another authority', { level: 'place', body: '0812815' }, false],
    ['another state', { level: 'state', body: '19', state: 'ia' }, false],
    ['houses alone', { level: 'state', body: '08', applies_to: 'commercial' }, false],
    ['before the facts were gathered', { level: 'state', body: '08', changed_at: '2025-12-31' }, false],
  ])('DASH-1 tells whether the code of %s has changed since', async (_, change, expected) => {
    await aProject(api, ada, {
      jurisdiction: 'Denver',
      createdAt: '2026-01-01T00:00:00Z',
      content: { facts: [DENVER] },
    });
    await codeUpdate(change);
    expect((await list('')).items[0]?.code_changed).toBe(expected);
    expect((await list('standing=needs-a-look')).items).toHaveLength(1);
  });

  it('DASH-1 finds in SQL what core says needs a look', async () => {
    const sections = GAUGED_SECTIONS.filter(({ orderedBy }) => orderedBy !== 'calculation');
    const columns = fc.record({
      jurisdiction: fc.constantFrom(null, 'Denver'),
      includes: fc.subarray<'code-detail' | 'weather'>(['code-detail', 'weather']),
      product: fc.constantFrom(null, 'gaf/timberline-hdz'),
      recordVersion: fc.constantFrom(1, 2),
      archivedAt: fc.constantFrom(null, new Date('2026-02-01')),
      factsVersion: fc.constantFrom(1, 2),
      createdAt: fc.constantFrom('2026-01-01T00:00:00Z', '2026-03-01T00:00:00Z'),
      content: fc
        .subarray([...sections])
        .map((answered) => ({ facts: answered.map(({ section }) => known(section, 'climate-zone')) })),
    });
    await codeUpdate({ level: 'state', body: '08', changed_at: '2026-02-01' });
    await fc.assert(
      fc.asyncProperty(fc.array(columns, { minLength: 1, maxLength: 12 }), async (rows) => {
        ada = await api.person();
        for (const row of rows) await aProject(api, ada, row as ProjectColumns);
        const all = (await list('limit=100')).items;
        const needs = all.filter(({ jurisdiction, code_changed, ...project }) =>
          needsALook({ ...project, municipality: jurisdiction, codeChanged: code_changed }),
        );
        expect((await list('limit=100&standing=needs-a-look')).items).toEqual(needs);
        expect((await list('limit=100&standing=archived')).items).toEqual(
          all.filter(({ archived }) => archived),
        );
        expect((await list('limit=100&standing=active')).items).toEqual(
          all.filter(({ archived }) => !archived),
        );
      }),
      { numRuns: 25 },
    );
  });
});

describe('the total of a list', () => {
  it('DASH-1 is told on every page, of what was searched for, and only if asked', async () => {
    for (const number of [1, 2, 3, 4])
      await aProject(api, ada, { address: `${number} Main St, Denver, CO 80202` });
    await aProject(api, ada, { address: '5 Side St, Denver, CO 80202' });
    const first = await list('limit=2&withTotal=true&term=main');
    const second = await list(
      `limit=2&withTotal=true&term=main&searchAfterIndex=${first.searchAfterIndex}&pageNumber=2`,
    );
    expect([first.total, second.total, second.items.length]).toEqual([4, 4, 2]);
    expect((await list('')).total).toBeNull();
    expect(await list('withTotal=true&term=nowhere')).toMatchObject({ items: [], total: 0 });
    const before = api.api.database.trips;
    await list('withTotal=true');
    expect(api.api.database.trips - before).toBe(1);
  });

  it('DASH-1 keeps the order of the page', async () => {
    for (const day of [3, 1, 2]) {
      await aProject(api, ada, {
        createdAt: `2026-01-0${day}T00:00:00Z`,
        address: `${day} Main St, Denver, CO 80202`,
      });
    }
    const { items } = await list('withTotal=true&order=asc');
    expect(items.map(({ address }) => address[0])).toEqual(['1', '2', '3']);
  });

  it('DASH-1 is not told above what is cheap to count', async () => {
    await api.sql.query(
      `insert into projects (owner_id, address, state, property_type, roof_type)
       select $1, i || ' Main St, Denver, CO 80202', 'co', 'residential', 'steep-slope' from generate_series(1, $2) i`,
      [ada.id, MOST_COUNTED],
    );
    expect((await list('withTotal=true')).total).toBe(MOST_COUNTED);
    await aProject(api, ada);
    expect(await list('withTotal=true')).toMatchObject({ total: null, has_more: true });
  });
});

async function list(query: string): Promise<ProjectListPage> {
  return (
    await api.call<ProjectListPage>('GET', `/v2/projects/projectsSearchAfter?${encodeURI(query)}`, {
      as: ada,
    })
  ).body;
}

async function codeUpdate(change: Readonly<Record<string, unknown>>): Promise<void> {
  const row = {
    state: 'co',
    question: 'drip-edge',
    old_value: 'no',
    new_value: 'yes',
    source_name: 'A source',
    source_date: '2026',
    pack: 'co',
    changed_at: '2026-06-01',
    ...change,
  };
  await api.sql.query('delete from code_updates');
  await api.sql.query(
    `insert into code_updates (${Object.keys(row).join(', ')}) values (${Object.keys(row)
      .map((_, at) => `$${at + 1}`)
      .join(', ')})`,
    Object.values(row),
  );
}
