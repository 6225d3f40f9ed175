import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type {
  ProjectGateway,
  ProjectPage,
  ProjectSummary,
} from '../../reports/lists/project-gateway.port.ts';
import {
  initialProjectSearch,
  nextPage,
  type ProjectFilter,
  type ProjectSearch,
  type ProjectView,
} from '../../reports/lists/project-search.policy.ts';
import { aProjectRow } from './project-row.builder.ts';

/** The projects of Ada Marsh, who is signed in, and changes made by others meanwhile. */
export type ProjectWorld = {
  readonly projects: ProjectGateway;
  insert(row: ProjectSummary): Promise<void>;
  /** Ends the session. */
  endSession(): Promise<void>;
};

const capitol = aProjectRow({
  reportNumber: '2001',
  address: '200 E Colfax Ave, Denver, CO 80203',
  municipality: 'Denver',
  createdAt: Date.parse('2026-01-10T12:00:00Z'),
});
const austin = aProjectRow({
  reportNumber: '2002',
  address: '1100 Congress Ave, Austin, TX 78701',
  municipality: 'Austin',
  createdAt: Date.parse('2026-01-20T12:00:00Z'),
  propertyType: 'commercial',
  state: 'tx',
  roofType: 'low-slope',
  includes: ['code-detail', 'weather'],
});
const minneapolis = aProjectRow({
  reportNumber: '2003',
  address: '350 S 5th St, Minneapolis, MN 55415',
  municipality: 'Minneapolis',
  createdAt: Date.parse('2026-01-30T12:00:00Z'),
  state: 'mn',
  archived: true,
  includes: [],
  claimNumber: '24-118820',
  jobNumber: 'J-2207',
});
const three = [capitol, austin, minneapolis];

/**
 * Contract suite for `ProjectGateway`. Runs on the fake and on every real adapter; `runs` is the number of random
 * walks.
 */
export function projectGatewayContract(
  name: string,
  makeWorld: (rows: readonly ProjectSummary[]) => Promise<ProjectWorld>,
  { runs = 25 }: { readonly runs?: number } = {},
): void {
  describe(`${name} fulfills the contract of ProjectGateway`, () => {
    it('DASH-1 lists the newest first, each project whole, archived ones too', async () => {
      const { projects } = await makeWorld(three);
      expect(await projects.search(initialProjectSearch)).toEqual({
        ok: true,
        value: { items: [minneapolis, austin, capitol], next: null, total: 3 },
      });
    });

    it('DASH-4 gives no more than a page, and the next one begins where it ended', async () => {
      const { projects } = await makeWorld(three);
      const first = await pageOf(projects, { ...initialProjectSearch, limit: 2 });
      expect(numbers(first)).toEqual(['2003', '2002']);
      expect(first.next).not.toBeNull();
      const second = await pageOf(
        projects,
        nextPage({ ...initialProjectSearch, limit: 2 }, first.next ?? ''),
      );
      expect(second).toEqual({ items: [capitol], next: null, total: 3 });
    });

    it('DASH-4 has no next page when the last row fills a page', async () => {
      const { projects } = await makeWorld(three);
      expect(await pageOf(projects, { ...initialProjectSearch, limit: 3 })).toMatchObject({ next: null });
    });

    it.each([
      ['createdAt', 'asc', ['2001', '2002', '2003']],
      ['createdAt', 'desc', ['2003', '2002', '2001']],
      ['address', 'asc', ['2002', '2001', '2003']],
      ['address', 'desc', ['2003', '2001', '2002']],
    ] as const)('DASH-1 sorts by %s %s', async (sortBy, order, expected) => {
      const { projects } = await makeWorld(three);
      expect(numbers(await pageOf(projects, { ...initialProjectSearch, sortBy, order }))).toEqual(expected);
    });

    it.each([
      ['congress ave', ['2002']],
      ['DENVER', ['2001']],
      ['ave', ['2002', '2001']],
      ['', ['2003', '2002', '2001']],
      ['%', []],
      ['nowhere at all', []],
    ])('DASH-1 finds the term %j in the address, whatever its case', async (term, expected) => {
      const { projects } = await makeWorld(three);
      expect(numbers(await pageOf(projects, { ...initialProjectSearch, term }))).toEqual(expected);
    });

    it.each([
      ['state', 'tx', ['2002']],
      ['jurisdiction', 'Minneapolis', ['2003']],
      ['createdDateFrom', '2026-01-20', ['2003', '2002']],
      ['createdDateTo', '2026-01-20', ['2002', '2001']],
      ['createdBy', 'ada m', ['2003', '2002', '2001']],
      ['createdBy', 'grace', []],
      ['hasTheWords', 'denver colfax', ['2001']],
      ['propertyType', 'commercial', ['2002']],
      ['roofType', 'low-slope', ['2002']],
      ['projectIncludes', 'weather', ['2002']],
    ] satisfies [ProjectFilter, string, string[]][])(
      'DASH-1 narrows the list by %s %s',
      async (filter, wanted, expected) => {
        const { projects } = await makeWorld(three);
        const search = { ...initialProjectSearch, filters: { [filter]: wanted } };
        expect(numbers(await pageOf(projects, search))).toEqual(expected);
      },
    );

    it.each([
      ['all', ['2003', '2002', '2001']],
      ['mine', ['2002', '2001']],
      ['needs-a-look', ['2002', '2001']],
      ['archived', ['2003']],
    ] satisfies [ProjectView, string[]][])(
      'DASH-1 shows the view %s and counts it',
      async (view, expected) => {
        const { projects } = await makeWorld(three);
        const page = await pageOf(projects, { ...initialProjectSearch, view, limit: 1 });
        expect([numbers(page), page.total]).toEqual([expected.slice(0, 1), expected.length]);
      },
    );

    it('DASH-1 finds claim and job numbers', async () => {
      const { projects } = await makeWorld(three);
      for (const term of ['24-1188', 'j-22']) {
        expect(numbers(await pageOf(projects, { ...initialProjectSearch, term }))).toEqual(['2003']);
      }
    });

    it('DASH-1 lets filters and term narrow together', async () => {
      const { projects } = await makeWorld(three);
      const filters = { createdBy: 'Ada', propertyType: 'residential' };
      expect(numbers(await pageOf(projects, { ...initialProjectSearch, filters }))).toEqual(['2003', '2001']);
      expect(numbers(await pageOf(projects, { ...initialProjectSearch, filters, term: 'austin' }))).toEqual(
        [],
      );
    });

    it('DASH-1 answers a cursor that nobody gave out with a Result', async () => {
      const { projects } = await makeWorld(three);
      const answer = await projects.search(nextPage(initialProjectSearch, 'not a cursor'));
      expect(answer.ok || answer.failure === 'no-reports-found').toBe(true);
    });

    it('DASH-5 lists nothing for a session that is over', async () => {
      const { projects, endSession } = await makeWorld(three);
      await endSession();
      expect(await projects.search(initialProjectSearch)).toEqual({ ok: false, failure: 'signed-out' });
    });

    it('DASH-4 a walk from page to page visits each row once while rows are inserted', async () => {
      await fc.assert(
        fc.asyncProperty(walks(), async ({ days, inserted, limit, sortBy, order }) => {
          const rows = days.map((day, index) => rowOnDay(day, String(3000 + index)));
          const world = await makeWorld(rows);
          const visited = await walk(world, { ...initialProjectSearch, limit, sortBy, order }, inserted);
          expect(new Set(visited).size).toBe(visited.length);
          expect(visited).toEqual(expect.arrayContaining(rows.map((row) => row.reportNumber)));
        }),
        { numRuns: runs },
      );
    });
  });
}

/** Few days for many rows, so that ties are common. */
function walks() {
  const day = fc.integer({ min: 1, max: 6 });
  return fc.record({
    days: fc.array(day, { maxLength: 14 }),
    inserted: fc.array(day, { maxLength: 6 }),
    limit: fc.integer({ min: 1, max: 5 }),
    sortBy: fc.constantFrom('createdAt' as const, 'address' as const),
    order: fc.constantFrom('asc' as const, 'desc' as const),
  });
}

function rowOnDay(day: number, reportNumber: string): ProjectSummary {
  return aProjectRow({
    reportNumber,
    createdAt: Date.parse(`2026-01-0${day}T12:00:00Z`),
    address: `${day} Main St, Denver, CO 80202`,
  });
}

async function walk(
  world: ProjectWorld,
  first: ProjectSearch,
  inserted: readonly number[],
): Promise<readonly string[]> {
  const visited: string[] = [];
  let search = first;
  for (let step = 0; ; step++) {
    const page = await pageOf(world.projects, search);
    visited.push(...numbers(page));
    if (page.next === null) return visited;
    const day = inserted[step];
    if (day !== undefined) await world.insert(rowOnDay(day, String(4000 + step)));
    search = nextPage(search, page.next);
  }
}

async function pageOf(projects: ProjectGateway, search: ProjectSearch): Promise<ProjectPage> {
  const answer = await projects.search(search);
  if (!answer.ok) throw new Error(`The search failed: ${answer.failure}`);
  return answer.value;
}

function numbers(page: ProjectPage): readonly string[] {
  return page.items.map((item) => item.reportNumber);
}
