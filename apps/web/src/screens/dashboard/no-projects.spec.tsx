import { aPlan, aTrial } from '@ridgeline/core/testing/plans';
import { aTeam } from '@ridgeline/core/testing/teams';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { alerts, button, isOff, leadsTo, notesOf } from '../../testing/screen-stage.tsx';
import { showDashboard } from './testing/dashboard-stage.tsx';

afterEach(cleanup);

describe('a dashboard without projects', () => {
  const nothingYet = async () =>
    (await screen.findByRole('heading', { name: 'No projects yet' })).parentElement ?? document.body;

  it('DASH-1 DASH-2 shows a person without projects how to begin', async () => {
    await showDashboard({ rows: 0 });
    await nothingYet();
    expect([leadsTo('Start a report'), leadsTo('New project')]).toEqual(['/dashboard/new', '/dashboard/new']);
    expect([alerts(), screen.queryByRole('table')]).toEqual([[], null]);
  });

  const aLongTime = { pausedAt: 1, pauseActiveAt: 2, resumesAt: Date.UTC(2099, 0, 2) };
  const linksIn = (place: HTMLElement) =>
    within(place)
      .queryAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);

  it.each([
    ['a pause', aPlan(aLongTime), /^Your plan is paused[.] /, [['Plan details', '/subscription']]],
    [
      'the end of the trial',
      aTrial({ startTime: 0 }),
      /^Your plan has expired[.] /,
      [
        ['Explore Plans', '/plans'],
        ['Purchase', '/plans/purchase?sku=plan_23_q2_0003&payUpFront=true'],
      ],
    ],
  ] as const)('HDR-2 DASH-2 in %s says why no project begins, and leads on', async (_, plan, why, ways) => {
    await showDashboard({ rows: 0, profile: { subscriptions: [plan] } });
    const place = await nothingYet();
    expect(place.querySelector('p')?.textContent).toMatch(why);
    expect(linksIn(place)).toEqual(ways);
    expect(screen.queryByText('Start a report')).toBeNull();
  });

  it('HDR-2 TEAM-1.1 a viewer cannot begin a project, and reads why', async () => {
    const team = aTeam({ members: [{ id: 'vera', role: 'viewer' }] });
    await showDashboard({
      rows: 0,
      profile: { userId: 'vera', teamId: team.id, team, subscriptions: [aPlan()] },
    });
    const place = await nothingYet();
    expect([isOff(button('Start a report')), linksIn(place)]).toEqual([true, []]);
    expect(notesOf(button('Start a report'))).toMatch(/Your role on this team is viewer[.]/);
  });
});
