import type { ProjectListPage, Report } from '@ridgeline/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { aProject } from '../../testing/a-project.ts';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import { peopleOfATeam, type PeopleOfATeam } from '../../testing/people-of-a-team.ts';

const api = await apiForSpecs();
const STANDINGS = ['owner', 'admin', 'member', 'viewer', 'nobody'] as const;
type Asked = (typeof STANDINGS)[number];
let people: PeopleOfATeam;
let numbers: Readonly<Record<Asked, string>>;

beforeAll(async () => {
  people = await peopleOfATeam(api);
  const made: [Asked, string][] = [];
  for (const standing of STANDINGS) made.push([standing, await aProject(api, people[standing])]);
  numbers = Object.fromEntries(made) as Record<Asked, string>;
});

/** What lists, the report and its calculators say beforehand, each of the projects that the caller sees. */
async function said(as: Asked) {
  const get = <Body>(path: string) => api.call<Body>('GET', path, { as: people[as] });
  const whose = as === 'nobody' ? 'ownership=user' : `ownership=team&teamId=${people.team}`;
  const { items } = (await get<ProjectListPage>(`/v2/projects/projectsSearchAfter?${whose}`)).body;
  const byNumber = items.toSorted((one, other) => Number(one.reportNumber) - Number(other.reportNumber));
  return Promise.all(
    byNumber.map(async ({ reportNumber, may_change }) => ({
      reportNumber,
      answers: [
        may_change,
        (await get<Report>(`/codeReports/${reportNumber}`)).body.may_change,
        (await get<{ may_change: boolean }>(`/codeReports/${reportNumber}/calculators`)).body.may_change,
      ],
    })),
  );
}

describe('what is said of the right to change a project', () => {
  it.each([
    ['owner', ['owner', 'admin', 'member', 'viewer']],
    ['admin', ['owner', 'admin', 'member', 'viewer']],
    ['member', ['member']],
    ['viewer', []],
    ['nobody', ['nobody']],
  ] as const)(
    'D TEAM-1.1 TEAM-1.3 agrees with what is refused: %s changes those of %j',
    async (standing, changed) => {
      const all = await said(standing);
      expect(all).toHaveLength(standing === 'nobody' ? 1 : 4);
      for (const { reportNumber, answers } of all) {
        const body = { unarchive: true };
        const { status } = await api.call('POST', `/codeReports/${reportNumber}`, {
          as: people[standing],
          body,
        });
        const may = changed.some((owner) => numbers[owner] === reportNumber);
        expect([...answers, status === 200]).toEqual([may, may, may, may]);
      }
    },
  );

  it('D TEAM-1.3 is said of each row where the projects of named owners are listed', async () => {
    const owners = [people.member, people.owner].map(({ id }) => `owner_ids=us-east-1:${id}`).join('&');
    const { body } = await api.call<ProjectListPage>('GET', `/v2/projects?view=summary&limit=10&${owners}`, {
      as: people.member,
    });
    const told = body.items.map(({ reportNumber, may_change }) => [reportNumber, may_change]);
    expect(told.toSorted()).toEqual(
      [
        [numbers.owner, false],
        [numbers.member, true],
      ].toSorted(),
    );
  });
});
