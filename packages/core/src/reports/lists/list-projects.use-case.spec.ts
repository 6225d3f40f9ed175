import { describe, expect, it } from 'vitest';
import { FakeProjectLists } from '../../testing/reports/fake-project-lists.ts';
import { aProjectRow } from '../../testing/reports/project-row.builder.ts';
import { ListProjectSummaries } from './list-project-summaries.use-case.ts';
import { ListProjects } from './list-projects.use-case.ts';
import {
  listRequestFor,
  mayList,
  PROJECT_PAGE_SIZES,
  SUMMARY_PAGE_SIZE,
  type ProjectListRequest,
} from './project-lists.policy.ts';
import { initialProjectSearch } from './project-search.policy.ts';

const search = initialProjectSearch;

function setUp() {
  const lists = new FakeProjectLists('ada');
  lists.add({ userId: 'ada', teamId: 'T-1' }, aProjectRow({ reportNumber: 'R-1' }));
  return { lists, listProjects: new ListProjects(lists), listSummaries: new ListProjectSummaries(lists) };
}

describe('listing projects', () => {
  it.each<ProjectListRequest>([
    { list: 'mine', userId: 'ada', search },
    { list: 'team', teamId: 'T-1', search },
    { list: 'team-full', teamId: 'T-1', search },
    { list: 'by-ownership', ownership: 'team', userId: 'ada', teamId: 'T-1', search },
    { list: 'by-ownership', ownership: 'user', userId: 'ada', teamId: null, search },
  ])('DASH-4 lists $list', async (request) => {
    const { listProjects } = setUp();
    expect(await listProjects.run(request)).toMatchObject({
      ok: true,
      value: { items: [{ reportNumber: 'R-1' }], next: null, note: null },
    });
  });

  it.each<ProjectListRequest>([
    { list: 'team', teamId: null, search },
    { list: 'team', teamId: '', search },
    { list: 'team-full', teamId: null, search },
    { list: 'by-ownership', ownership: 'team', userId: 'ada', teamId: null, search },
  ])('TEAM-5 gives empty items, and says why, to $list without a team id', async (request) => {
    const { listProjects, lists } = setUp();
    expect(mayList(request)).toEqual({ allowed: false, why: 'team-id-not-provided' });
    expect(await listProjects.run(request)).toEqual({
      ok: true,
      value: { items: [], next: null, total: 0, note: 'team-id-not-provided' },
    });
    expect(lists.asked).toEqual([]);
  });

  it.each([
    ['mine', null, 'mine'],
    ['mine', 'T-1', 'mine'],
    ['team', 'T-1', 'team'],
    ['team', null, 'team'],
    ['needs-a-look', 'T-1', 'team'],
    ['needs-a-look', null, 'mine'],
    ['archived', 'T-1', 'team'],
    ['all', 'T-1', 'team'],
    ['all', null, 'mine'],
  ] as const)('DASH-4 the view %s of a person in team %s is of the list %s', (view, teamId, list) => {
    expect(listRequestFor({ ...search, view }, { userId: 'ada', teamId }).list).toBe(list);
  });

  it('DASH-5 passes on why there is no list', async () => {
    const { listProjects, lists } = setUp();
    lists.failWith('no-reports-found');
    expect(await listProjects.run({ list: 'mine', userId: 'ada', search })).toEqual({
      ok: false,
      failure: 'no-reports-found',
    });
  });

  it('DASH-4 has pages of 10 and 15, and of 10 for summaries', async () => {
    expect(PROJECT_PAGE_SIZES).toEqual([10, 15]);
    expect(SUMMARY_PAGE_SIZE).toBe(10);
    const { lists, listSummaries } = setUp();
    lists.add(
      { userId: 'ada', teamId: null },
      ...range(2, 12).map((number) => aProjectRow({ reportNumber: `R-${number}` })),
    );
    const first = await listSummaries.run();
    expect(first.ok && first.value.items.length).toBe(10);
    const rest = await listSummaries.run({ after: first.ok ? first.value.next : null });
    expect(rest).toMatchObject({
      ok: true,
      value: { items: [expect.anything(), expect.anything()], next: null },
    });
  });

  it('DASH-4 gives summaries of the owners that are named', async () => {
    const { listSummaries } = setUp();
    expect(await listSummaries.run({ ownerIds: ['grace'] })).toEqual({
      ok: true,
      value: { items: [], next: null, total: null },
    });
  });
});

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
