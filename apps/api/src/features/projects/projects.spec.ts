import type { ProjectListPage, ProjectSummary, ProjectSummaryPage } from '@ridgeline/contract';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { aProject, type ProjectColumns } from '../../testing/a-project.ts';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import type { Person } from '../../testing/api-under-test.ts';

const api = await apiForSpecs();
let ada: Person;
let grace: Person;

beforeAll(async () => {
  ada = await api.person();
  grace = await api.person();
  await projectsOf(grace, [{ address: '1 Elsewhere Plaza, Reno, NV 89501', state: 'nv' }]);
  await projectsOf(ada, [
    {
      address: '1437 Bannock St, Denver, CO 80202',
      jurisdiction: 'Denver',
      createdAt: '2026-01-05T10:00:00Z',
    },
    {
      address: '128 Main St, Cañon City, CO 81212',
      jurisdiction: 'Cañon City',
      createdAt: '2026-01-06T10:00:00Z',
      includes: ['weather'],
    },
    {
      address: '450 S Parish Ave, Johnstown, CO 80534',
      createdAt: '2026-01-07T10:00:00Z',
      roofType: 'low-slope',
    },
    {
      address: '7500 W 29th Ave, Wheat Ridge, CO 80033',
      createdAt: '2026-01-07T10:00:00Z',
      propertyType: 'commercial',
    },
    { address: '927 4th Ave, Grinnell, IA 50112', state: 'ia', createdAt: '2026-01-08T10:00:00Z' },
    { address: '130 E Sunset Way, Issaquah, WA 98027', state: 'wa', createdAt: '2026-01-09T10:00:00Z' },
    {
      address: '4970 City Hall Blvd, North Port, FL 34286',
      state: 'fl',
      createdAt: '2026-01-10T23:59:59.999Z',
    },
  ]);
});

describe('searching one’s projects', () => {
  it('DASH-1 shows the newest five and where the next page begins', async () => {
    const first = await search('');
    expect(first.items.map(street)).toEqual([
      '4970 City Hall Blvd',
      '130 E Sunset Way',
      '927 4th Ave',
      '7500 W 29th Ave',
      '450 S Parish Ave',
    ]);
    expect(first.has_more).toBe(true);

    const second = await search(`searchAfterIndex=${first.searchAfterIndex}&pageNumber=2`);
    expect(second.items.map(street)).toEqual(['128 Main St', '1437 Bannock St']);
    expect(second).toMatchObject({ has_more: false, searchAfterIndex: null });
  });

  it.each([
    ['term=bannock', ['1437 Bannock St']],
    ['term=CAÑON', ['128 Main St']],
    ['term=100%25', []],
    ['term=_', []],
    ['state=ia', ['927 4th Ave']],
    ['jurisdiction=denver', ['1437 Bannock St']],
    ['roofType=low-slope', ['450 S Parish Ave']],
    ['propertyType=commercial', ['7500 W 29th Ave']],
    ['projectIncludes=weather', ['128 Main St']],
    ['hasTheWords=co main', ['128 Main St']],
    ['createdBy=marsh&state=wa', ['130 E Sunset Way']],
    ['createdBy=nobody', []],
    ['createdDateFrom=2026-01-10', ['4970 City Hall Blvd']],
    ['createdDateTo=2026-01-05', ['1437 Bannock St']],
    [
      'createdDateFrom=2026-01-09&createdDateTo=2026-01-10&order=asc',
      ['130 E Sunset Way', '4970 City Hall Blvd'],
    ],
    ['sortBy=address&order=asc&limit=2', ['128 Main St', '130 E Sunset Way']],
    ['sortBy=address&order=desc&limit=1', ['927 4th Ave']],
  ])('DASH-1 finds by %s', async (query, streets) => {
    expect((await search(query)).items.map(street)).toEqual(streets);
  });

  it('DASH-1 walks every page of every order and meets each project once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          limit: fc.integer({ min: 1, max: 8 }),
          sortBy: fc.constantFrom('createdAt', 'address'),
          order: fc.constantFrom('asc', 'desc'),
        }),
        async ({ limit, sortBy, order }) => {
          const seen: string[] = [];
          for (let after: string | null | undefined; after !== null;) {
            const page = await search(
              `limit=${limit}&sortBy=${sortBy}&order=${order}${after ? `&searchAfterIndex=${after}` : ''}`,
            );
            seen.push(...page.items.map((item) => item.reportNumber));
            after = page.searchAfterIndex;
          }
          expect(new Set(seen).size).toBe(7);
          expect(seen).toHaveLength(7);
        },
      ),
      { numRuns: 20 },
    );
  });

  it('tells only the caller’s own', async () => {
    const { body } = await api.call<ProjectListPage>('GET', '/v2/projects/projectsSearchAfter?limit=100', {
      as: grace,
    });
    expect(body.items.map(street)).toEqual(['1 Elsewhere Plaza']);
  });

  it('DASH-1 takes all that it can be asked at once', async () => {
    const team = await api.team(ada, []);
    const all =
      'sortBy=address&term=st&state=co&standing=needs-a-look&withTotal=true&order=asc&limit=1&searchAfterIndex=';
    const after = Buffer.from('["address","1",1]').toString('base64url');
    for (const list of [
      'projectsSearchAfter',
      'projectsByOwnership',
      `teamFullProjects?teamId=${team}&userId=${ada.id}`,
    ]) {
      const { status } = await api.call(
        'GET',
        `/v2/projects/${list}${list.includes('?') ? '&' : '?'}${all}${after}&pageNumber=2`,
        { as: ada },
      );
      expect([list, status]).toEqual([list, 200]);
    }
  });

  it('is one round trip', async () => {
    const before = api.api.database.trips;
    await search('term=main&state=co');
    expect(api.api.database.trips - before).toBe(1);
  });

  it.each([
    ['limit=0', 'querystring/limit'],
    ['limit=101', 'querystring/limit'],
    ['order=sideways', 'querystring/order'],
    ['createdDateFrom=yesterday', 'querystring/createdDateFrom'],
    ['colour=red', 'querystring/colour'],
  ])('refuses %s and says where', async (query, field) => {
    const { status, body } = await api.call('GET', `/v2/projects/projectsSearchAfter?${query}`, { as: ada });
    expect({ status, code: body['code'], field: body['field'] }).toEqual({
      status: 400,
      code: 'invalid',
      field,
    });
  });

  it('refuses a cursor it did not write, or of another order', async () => {
    const { searchAfterIndex } = await search('');
    const written = ['["createdAt","x",1]', '["createdAt","0000-01-01T00:00:00Z",1]'];
    for (const cursor of ['abc', 'W10', ...written.map((text) => Buffer.from(text).toString('base64url'))]) {
      const { status, body } = await api.call(
        'GET',
        `/v2/projects/projectsSearchAfter?searchAfterIndex=${cursor}`,
        { as: ada },
      );
      expect({ status, code: body['code'] }).toEqual({ status: 400, code: 'invalid-cursor' });
    }
    const { body } = await api.call(
      'GET',
      `/v2/projects/projectsSearchAfter?sortBy=address&searchAfterIndex=${searchAfterIndex}`,
      { as: ada },
    );
    expect(body['code']).toBe('invalid-cursor');
  });
});

describe('the short list of projects', () => {
  it('DASH-4 walks by cursor, ten at a time unless asked otherwise', async () => {
    const all = await list('');
    expect(all.items).toHaveLength(7);
    expect(all).toMatchObject({ has_more: false, cursor_id: null });
    const first = await list('?view=summary&limit=4');
    const second = await list(`?limit=4&cursor_id=${first.cursor_id}`);
    expect([...first.items, ...second.items]).toEqual(all.items);
  });
});

async function search(query: string): Promise<ProjectListPage> {
  return (
    await api.call<ProjectListPage>('GET', `/v2/projects/projectsSearchAfter?${encodeURI(query)}`, {
      as: ada,
    })
  ).body;
}

async function list(query: string): Promise<ProjectSummaryPage> {
  return (await api.call<ProjectSummaryPage>('GET', `/v2/projects${query}`, { as: ada })).body;
}

function street(project: ProjectSummary): string {
  return project.address.split(',')[0] ?? '';
}

async function projectsOf(owner: Person, projects: readonly ProjectColumns[]): Promise<void> {
  for (const project of projects)
    await aProject(api, owner, { createdAt: '2026-01-01T00:00:00Z', ...project });
}
