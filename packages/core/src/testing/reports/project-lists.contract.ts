import { describe, expect, it } from 'vitest';
import type { ProjectPage, ProjectSummary } from '../../reports/lists/project-gateway.port.ts';
import type { ProjectLists } from '../../reports/lists/project-lists.port.ts';
import { firstSummaries } from '../../reports/lists/project-lists.policy.ts';
import { initialProjectSearch } from '../../reports/lists/project-search.policy.ts';
import type { Result } from '../../shared/result.ts';
import { aProjectRow } from './project-row.builder.ts';

/** Two people of one team, each with the projects given; the first of them is signed in. */
export type ProjectListsWorld = {
  readonly lists: ProjectLists;
  readonly me: string;
  readonly colleague: string;
  readonly teamId: string;
  endSession(): Promise<void>;
};

const mine = [1, 2].map((day) => rowOnDay(day, `610${day}`));
const colleagues = [3].map((day) => rowOnDay(day, `620${day}`));
const search = initialProjectSearch;

/** Contract suite for `ProjectLists`. Runs on the fake and on every real adapter. */
export function projectListsContract(
  name: string,
  makeWorld: (
    mine: readonly ProjectSummary[],
    colleagues: readonly ProjectSummary[],
  ) => Promise<ProjectListsWorld>,
): void {
  describe(`${name} fulfills the contract of ProjectLists`, () => {
    it('DASH-4 lists what is mine, and what is the team’s, newest first', async () => {
      const { lists, me, teamId } = await makeWorld(mine, colleagues);
      expect(numbers(await lists.list({ list: 'mine', userId: me, search }))).toEqual(['6102', '6101']);
      const teams = ['6203', '6102', '6101'];
      expect(numbers(await lists.list({ list: 'team', teamId, search }))).toEqual(teams);
      expect(numbers(await lists.list({ list: 'team-full', teamId, search }))).toEqual(teams);
    });

    it('DASH-4 lists by ownership', async () => {
      const { lists, me, teamId } = await makeWorld(mine, colleagues);
      const own = { list: 'by-ownership', userId: me, teamId, search } as const;
      expect(numbers(await lists.list({ ...own, ownership: 'user' }))).toEqual(['6102', '6101']);
      expect(numbers(await lists.list({ ...own, ownership: 'team' }))).toEqual(['6203', '6102', '6101']);
    });

    it('DASH-4 narrows and pages a list by its search', async () => {
      const { lists, teamId } = await makeWorld(mine, colleagues);
      const first = await lists.list({ list: 'team', teamId, search: { ...search, limit: 2 } });
      expect(numbers(first)).toEqual(['6203', '6102']);
      const after = first.ok ? first.value.next : null;
      const rest = await lists.list({
        list: 'team',
        teamId,
        search: { ...search, limit: 2, page: 2, after },
      });
      expect(rest).toMatchObject({ ok: true, value: { next: null } });
      expect(numbers(rest)).toEqual(['6101']);
      const narrowed = { ...search, term: '3 main' };
      expect(numbers(await lists.list({ list: 'team', teamId, search: narrowed }))).toEqual(['6203']);
    });

    it('DASH-4 gives summaries of one’s own projects, or of those of named owners, page by page', async () => {
      const { lists, me, colleague } = await makeWorld(mine, colleagues);
      expect(numbers(await lists.summaries(firstSummaries))).toEqual(['6102', '6101']);
      const first = await lists.summaries({ ownerIds: [me, colleague], after: null, limit: 2 });
      expect(numbers(first)).toEqual(['6203', '6102']);
      const after = first.ok ? first.value.next : null;
      const rest = await lists.summaries({ ownerIds: [me, colleague], after, limit: 2 });
      expect(numbers(rest)).toEqual(['6101']);
    });

    it('DASH-1 tells the jurisdictions of a list, each with its state and how many projects it has', async () => {
      const there = (row: ProjectSummary, municipality: string | null, state = 'co') => ({
        ...row,
        municipality,
        state,
      });
      const [first = aProjectRow(), second = aProjectRow()] = mine;
      const theirs = colleagues.map((row) => there(row, 'Denver'));
      const { lists, me, teamId } = await makeWorld(
        [there(first, 'Denver', 'ia'), there(second, null)],
        theirs,
      );
      expect(await lists.jurisdictions({ list: 'mine', userId: me, search })).toEqual({
        ok: true,
        value: [{ name: 'Denver', state: 'ia', projects: 1 }],
      });
      expect(await lists.jurisdictions({ list: 'team', teamId, search })).toEqual({
        ok: true,
        value: [
          { name: 'Denver', state: 'co', projects: 1 },
          { name: 'Denver', state: 'ia', projects: 1 },
        ],
      });
    });

    it('DASH-5 lists nothing for a session that is over', async () => {
      const { lists, me, endSession } = await makeWorld(mine, colleagues);
      await endSession();
      const refused = { ok: false, failure: 'signed-out' };
      expect(await lists.list({ list: 'mine', userId: me, search })).toEqual(refused);
      expect(await lists.summaries(firstSummaries)).toEqual(refused);
      expect(await lists.jurisdictions({ list: 'mine', userId: me, search })).toEqual(refused);
    });
  });
}

function rowOnDay(day: number, reportNumber: string): ProjectSummary {
  return aProjectRow({
    reportNumber,
    createdAt: Date.parse(`2026-01-0${day}T12:00:00Z`),
    address: `${day} Main St, Denver, CO 80202`,
  });
}

function numbers(answer: Result<ProjectPage, unknown>): readonly string[] | null {
  return answer.ok ? answer.value.items.map((item) => item.reportNumber) : null;
}
