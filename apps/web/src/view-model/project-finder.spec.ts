import { ListProjects } from '@ridgeline/core/reports';
import { aProjectRow, FakeProjectLists } from '@ridgeline/core/testing/reports';
import { FakeClock, FakeTimer } from '@ridgeline/core/testing/shared';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ada, aSession } from '../testing/visitors.ts';
import { ProjectFinder } from './project-finder.ts';

async function setUp({ isIn = true, teamId = null as string | null } = {}) {
  const { session, profiles } = aSession();
  profiles.account.change({ teamId });
  if (isIn) await session.signIn(ada);
  const userId = session.profile?.userId ?? '';
  const lists = new FakeProjectLists(userId);
  for (const number of [1, 2, 3, 4, 5, 6, 7]) {
    lists.add(
      { userId, teamId },
      aProjectRow({ reportNumber: `10${number}`, address: `${number} Main St, Denver, CO 80202` }),
    );
  }
  const timer = new FakeTimer(new FakeClock());
  return { lists, timer, projects: new ProjectFinder(new ListProjects(lists), session, timer) };
}

const streets = ({ found }: ProjectFinder) => found.map(({ street }) => street);

describe('the projects in the palette', () => {
  it('DASH-1 finds a project by part of its address, once typing pauses', async () => {
    const { projects, lists, timer } = await setUp();
    for (const text of ['3', '3 m', '3 ma']) projects.type(text);
    await timer.advance(199);
    expect(lists.asked).toEqual([]);
    await timer.advance(1);
    expect(projects.found).toEqual([
      { reportNumber: '103', street: '3 Main St', locality: 'Denver, CO 80202', path: '/report/103' },
    ]);
    expect([lists.asked.length, projects.allPath]).toEqual([1, '/search?term=3%20ma']);
  });

  it('DASH-1 shows five, and leads to all', async () => {
    const { projects, timer } = await setUp();
    projects.type('main');
    await timer.advance(200);
    expect([projects.found.length, projects.allPath]).toEqual([5, '/search?term=main']);
    projects.type('m');
    expect([projects.found, projects.allPath]).toEqual([[], null]);
  });

  it('DASH-4 finds those of a team', async () => {
    const { projects, lists, timer } = await setUp({ teamId: 'd1000000-0000-4000-8000-000000000001' });
    projects.type('main');
    await timer.advance(200);
    expect(lists.asked[0]).toMatchObject({ list: 'team' });
  });

  it('DASH-5 finds nothing for a visitor, and nothing where the list fails', async () => {
    const visitor = await setUp({ isIn: false });
    visitor.projects.type('main');
    await visitor.timer.advance(200);
    expect([visitor.lists.asked, visitor.projects.allPath]).toEqual([[], null]);
    const { projects, lists, timer } = await setUp();
    lists.failWith('no-reports-found');
    projects.type('main');
    await timer.advance(200);
    expect(projects.found).toEqual([]);
  });

  it('DASH-1 the last words count, in whatever order the answers come', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.constantFrom('1 main', '2 main', '7 main', 'side'), { minLength: 1, maxLength: 5 }),
        async (scheduler, texts) => {
          const { projects, lists, timer } = await setUp();
          lists.list = scheduler.scheduleFunction(lists.list.bind(lists));
          for (const text of texts) {
            projects.type(text);
            await timer.advance(200);
          }
          await scheduler.waitAll();
          await timer.advance(0);
          const last = texts.at(-1) ?? '';
          expect(streets(projects)).toEqual(last === 'side' ? [] : [`${last[0]} Main St`]);
        },
      ),
      { numRuns: 60 },
    );
  });
});
