import './filter-editor.tsx';
import './selected-projects.tsx';
import '../../composition/project-archiving.module.ts';
import '../../composition/project-records.module.ts';
import type { Profile } from '@ridgeline/core/profile';
import { aPlan, aTrial } from '@ridgeline/core/testing/plans';
import { aProjectRow, aReport } from '@ridgeline/core/testing/reports';
import { aTeam } from '@ridgeline/core/testing/teams';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Component } from '../../routes/screens/dashboard.route.ts';
import { Gate, settled } from '../../testing/gate.ts';
import { alerts, aStage, button, isOff, leadsTo, news, notesOf } from '../../testing/screen-stage.tsx';

afterEach(cleanup);

type Options = Parameters<typeof aStage>[1] & {
  readonly address?: string;
  readonly rows?: number;
  readonly profile?: Partial<Profile>;
  /** By day; all rows if left out. */
  readonly mayChange?: (day: number) => boolean;
};

type Stage = ReturnType<typeof aStage>;

const TEAM = 'd1000000-0000-4000-8000-000000000001';

async function aDashboard({
  address = '/dashboard',
  rows = 20,
  profile = {},
  mayChange = () => true,
  ...options
}: Options = {}) {
  const staged = aStage(address, options);
  const stage = { ...staged, user: settling(staged.user) };
  await stage.signIn(profile);
  const userId = stage.session.profile?.userId ?? '';
  for (let day = 1; day <= rows; day++) {
    const reportNumber = String(1000 + day);
    stage.reportServer.put(aReport({ reportNumber, archived: false }));
    stage.projectLists.add(
      { userId, teamId: profile.teamId ?? null },
      aProjectRow({
        reportNumber,
        address: `${day} Main St, Denver, CO 80202`,
        createdAt: Date.UTC(2026, 0, day, 18),
        includes: ['code-detail'],
        claimNumber: `C-${day}`,
        mayChange: mayChange(day),
        sections: { answered: ['code-detail', 'design-criteria'], unknown: [] },
        ...(day === rows && { municipality: 'Jefferson County', includes: ['code-detail', 'weather'] }),
        ...(day === rows - 1 && {
          municipality: null,
          sections: { answered: ['design-criteria'], unknown: ['code-detail'] },
        }),
        ...(day === rows - 2 && { codeChanged: true }),
        ...(day === rows - 3 && { refreshed: true }),
      }),
    );
  }
  return stage;
}

/** Rows come in a task of their own, when the press that asked for them could be painted. */
function settling(user: Stage['user']): Stage['user'] {
  type Act = (...input: readonly unknown[]) => Promise<void>;
  const get = (target: Stage['user'], name: keyof Stage['user']): Act => {
    return async (...input) => {
      await (target[name] as Act)(...input);
      await settled(painted);
      await settled();
    };
  };
  return new Proxy(user, { get: (target, name) => get(target, name as keyof Stage['user']) });
}

/** What asks for a list waits for the paint that answers the press. */
function painted(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

async function setUp(options: Options = {}) {
  const stage = await aDashboard(options);
  await stage.show(Component);
  return stage;
}

const shown = () =>
  screen.queryAllByRole('row').flatMap((row) => row.querySelector('a')?.getAttribute('href') ?? []);
const rowOf = (street: string) => screen.getByRole('row', { name: new RegExp(`^Select ${street} `) });
const search = (name = 'Search projects') => screen.getByRole<HTMLInputElement>('searchbox', { name });
const order = (name = 'Order') => screen.getByRole<HTMLSelectElement>('combobox', { name });
const focused = () => document.activeElement?.textContent;

describe('the dashboard', () => {
  it('DASH-1 shows fifteen rows on a desk, and how many there are', async () => {
    await setUp();
    expect(shown()).toHaveLength(15);
    expect(shown()[0]).toBe('/report/1020');
    expect(
      within(screen.getByRole('navigation', { name: 'Pages of projects' })).getByText('1–15 of 20'),
    ).toBeDefined();
  });

  it('DASH-1 tells of each its jurisdiction where it is another, its state, add-ons and claim', async () => {
    await setUp();
    const cells = (street: string) =>
      within(rowOf(street))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent.trim());
    expect(cells('20 Main St')).toEqual(
      expect.arrayContaining([
        'Jefferson County(not the postal city)',
        '2 answered, 0 unknown, 7 not in this reportReady',
        'CodeWeather',
        'C-20',
        'Jan 20',
      ]),
    );
    expect(cells('19 Main St')).toEqual(
      expect.arrayContaining(['Unknown', '1 answered, 1 unknown, 7 not in this report2 unknown']),
    );
    expect(cells('18 Main St')).toEqual(
      expect.arrayContaining(['Denver', '2 answered, 0 unknown, 7 not in this reportCode changed']),
    );
    expect(cells('17 Main St')).toEqual(
      expect.arrayContaining(['2 answered, 0 unknown, 7 not in this reportRefreshed']),
    );
  });

  it('DASH-1 shows that it is loading, with the columns of the rows to come', async () => {
    const stage = await aDashboard();
    const list = stage.projectLists.list.bind(stage.projectLists);
    const gate = new Gate();
    stage.projectLists.list = gate.before(list);
    await stage.show(Component);
    expect(news()).toContain('Loading projects');
    await gate.open();
    expect(shown()).toHaveLength(15);
  });

  it('DASH-1 goes on and back, and the focus goes to the first row', async () => {
    const { user, navigation } = await setUp();
    await user.click(button('Next'));
    expect([shown().length, focused(), isOff(button('Next'))]).toEqual([5, '5 Main St', true]);
    await user.click(button('Previous'));
    expect([shown()[0], focused(), navigation.address]).toEqual(['/report/1020', '20 Main St', '/dashboard']);
  });

  it('DASH-1 searches by Enter at once, when typing pauses, and clears by its button', async () => {
    const { user, navigation, timer } = await setUp();
    await user.type(search(), '12 m{Enter}');
    expect([shown(), navigation.query]).toEqual([['/report/1012'], { term: '12 m' }]);
    await user.click(button('Clear the search'));
    expect([search().value, shown()[0]]).toEqual(['', '/report/1020']);
    await user.type(search(), '7 m');
    await act(() => timer.advance(250));
    await waitFor(() => expect(shown()).toEqual(['/report/1017', '/report/1007']));
  });

  it('DASH-1 has a chip for every filter of the address, which takes it away', async () => {
    const { user, navigation } = await setUp({
      address: '/dashboard?state=co&createdDateFrom=2026-01-12&roofType=steep-slope&hasTheWords=main',
    });
    for (const text of [
      'State: CO',
      'Created from: Jan 12, 2026',
      'Roof: Steep slope',
      'Has the words: main',
    ]) {
      expect(button(`Remove the filter: ${text}`)).toBeDefined();
    }
    expect(shown()).toHaveLength(9);
    await user.click(button('Remove the filter: Created from: Jan 12, 2026'));
    expect([shown().length, navigation.query['createdDateFrom']]).toEqual([15, undefined]);
  });

  it('DASH-1 sets a filter by its chip', async () => {
    const { user, navigation } = await setUp();
    await user.click(button('Jurisdiction'));
    const field = await screen.findByRole('combobox', { name: 'Jurisdiction' });
    expect(await screen.findByRole('option', { name: /^Jefferson County, CO/ })).toBeDefined();
    await user.type(field, 'Nowhere');
    await user.click(button('Show'));
    expect(screen.getByText('Choose a jurisdiction from the list')).toBeDefined();
    await user.clear(field);
    await user.type(field, 'jefferson');
    await user.click(screen.getByRole('option'));
    expect([shown(), navigation.query]).toEqual([['/report/1020'], { jurisdiction: 'Jefferson County' }]);
  });

  it('DASH-1 sorts by the list and by the heads of columns', async () => {
    const { user } = await setUp();
    await user.selectOptions(order(), 'Oldest first');
    expect(shown()[0]).toBe('/report/1001');
    await user.click(within(screen.getByRole('columnheader', { name: 'Created' })).getByRole('button'));
    expect(shown()[0]).toBe('/report/1020');
    expect(screen.getByRole('columnheader', { name: 'Created' }).getAttribute('aria-sort')).toBe(
      'descending',
    );
  });

  it('DASH-4 has the views of the team, with the names of its people', async () => {
    const { user } = await setUp({ profile: { teamId: TEAM } });
    expect(screen.queryByRole('columnheader', { name: 'By' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Team' }));
    expect(screen.getByRole('link', { name: 'Team' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('columnheader', { name: 'By' })).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'Needs a look' }));
    expect(shown()).toEqual(['/report/1019', '/report/1018', '/report/1017']);
  });

  it('DASH-1 says that nothing fits, and takes the filter away', async () => {
    const { user } = await setUp({ address: '/dashboard?state=tx' });
    await screen.findByRole('heading', { name: 'No matching projects' });
    await user.click(button('Clear the filter'));
    expect(shown()[0]).toBe('/report/1020');
  });

  const nothingYet = async () =>
    (await screen.findByRole('heading', { name: 'No projects yet' })).parentElement ?? document.body;

  it('DASH-1 DASH-2 shows a person without projects how to begin', async () => {
    await setUp({ rows: 0 });
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
    await setUp({ rows: 0, profile: { subscriptions: [plan] } });
    const place = await nothingYet();
    expect(place.querySelector('p')?.textContent).toMatch(why);
    expect(linksIn(place)).toEqual(ways);
    expect(screen.queryByText('Start a report')).toBeNull();
  });

  it('HDR-2 TEAM-1.1 a viewer cannot begin a project, and reads why', async () => {
    const team = aTeam({ members: [{ id: 'vera', role: 'viewer' }] });
    await setUp({ rows: 0, profile: { userId: 'vera', teamId: team.id, team, subscriptions: [aPlan()] } });
    const place = await nothingYet();
    expect([isOff(button('Start a report')), linksIn(place)]).toEqual([true, []]);
    expect(notesOf(button('Start a report'))).toMatch(/Your role on this team is viewer[.]/);
  });

  it('TEAM-1.1 a viewer is offered no change: they select rows for their PDFs and the export', async () => {
    const team = aTeam({ members: [{ id: 'vera', role: 'viewer' }] });
    const { user, reportServer } = await setUp({
      rows: 3,
      mayChange: () => false,
      profile: { userId: 'vera', teamId: team.id, team, subscriptions: [aPlan()] },
    });
    expect(screen.queryAllByRole('button', { name: /rchive|^Edit$/ })).toEqual([]);
    expect([screen.queryByRole('link', { name: 'New project' }), button('Select')]).toMatchObject([null, {}]);
    expect(screen.getByRole('switch', { name: 'Shortcuts: j and k move, x selects' })).toBeDefined();
    await user.keyboard('jx');
    const bar = screen.getByRole('toolbar', { name: 'Selected projects' });
    const offered = within(bar).getAllByRole('button');
    expect(offered.map(({ textContent }) => textContent)).toEqual(['PDFs', 'Export', 'Clear']);
    await user.keyboard('e{Escape}e');
    expect([shown().length, reportServer.all().some(({ archived }) => archived)]).toEqual([3, false]);
  });

  it('TEAM-1.3 a member archives their own projects in a list of the team, and no others', async () => {
    const { user } = await setUp({ rows: 3, mayChange: (day) => day === 2 });
    const archives = screen.getAllByRole('button', { name: /^Archive/ });
    expect(archives.map((one) => one.getAttribute('aria-label'))).toEqual(['Archive 2 Main St']);
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(await screen.findByRole('button', { name: 'Archive 1' }));
    await waitFor(() => expect(shown()).toEqual(['/report/1003', '/report/1001']));
  });

  it('DASH-5 says that the list could not be had, and keeps the rows while it tries again', async () => {
    const { projectLists, show, user } = await aDashboard();
    projectLists.failWith('no-reports-found');
    await show(Component);
    expect(alerts()[0]).toMatch(/^No Reports Found\.\s*Your projects are safe, but/);
    projectLists.failWith(null);
    await user.click(button('Try again'));
    projectLists.failWith('no-reports-found');
    await user.selectOptions(order(), 'Oldest first');
    expect(alerts()[0]).toMatch(/The rows below are those loaded before/);
    expect(shown()).toHaveLength(15);
  });

  it('START-6 signs out whose session is over', async () => {
    const { projectLists, show, session } = await aDashboard();
    projectLists.failWith('signed-out');
    await show(Component);
    await settled();
    expect(session.session.is).toBe('signed-out');
  });
});

describe('rows of the dashboard by keyboard and by hand', () => {
  it('DASH-1 j and k move, x selects, Shift x a range, e archives, / searches', async () => {
    const { user } = await setUp();
    await user.keyboard('jj');
    expect(focused()).toBe('19 Main St');
    await user.keyboard('xjj{Shift>}X{/Shift}');
    expect(screen.getByRole('toolbar', { name: 'Selected projects' }).textContent).toContain('3 selected');
    await user.keyboard('{Escape}k');
    expect(screen.queryByRole('toolbar')).toBeNull();
    expect(focused()).toBe('18 Main St');
    await user.keyboard('e');
    await settled();
    expect([shown().includes('/report/1018'), focused()]).toEqual([false, '17 Main St']);
    await user.keyboard('/');
    expect(document.activeElement).toBe(search());
    await user.keyboard('jx');
    expect(search().value).toBe('jx');
  });

  it('DASH-1 e archives all that are selected, wherever the focus is', async () => {
    const { user } = await setUp({ rows: 3 });
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select 2 Main St' }));
    await user.keyboard('e');
    expect(shown()).toEqual(['/report/1002']);
  });

  it('DASH-1 leaves single keys alone for whoever turned them off', async () => {
    const { user } = await setUp();
    await user.click(screen.getByRole('switch', { name: /^Shortcuts/ }));
    await user.keyboard('j');
    expect(focused()).not.toBe('20 Main St');
  });

  it('RPT-5 archives all of a page, and has them in the view of the archived', async () => {
    const { user } = await setUp({ rows: 3 });
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(button('Archive'));
    await settled();
    await screen.findByRole('heading', { name: 'No projects yet' });
    await user.click(screen.getByRole('link', { name: 'Archived' }));
    expect(shown()).toHaveLength(3);
    await user.click(button('Unarchive 2 Main St'));
    await settled();
    expect(shown()).toHaveLength(2);
  });

  it('DASH-3 has a mode for editing', async () => {
    const { user } = await setUp();
    await user.click(button('Edit'));
    expect(button('Done').getAttribute('aria-pressed')).toBe('true');
  });

  it('DASH-1 DASH-5 in Spanish', async () => {
    const { user, projectLists } = await setUp({ locale: 'es' });
    expect(screen.getByRole('table', { name: 'Proyectos' }).textContent).toContain('20 ene');
    await user.selectOptions(order('Orden'), 'Más antiguos primero');
    expect(shown()[0]).toBe('/report/1001');
    projectLists.failWith('no-reports-found');
    await user.type(search('Buscar proyectos'), 'x{Enter}');
    expect(alerts()[0]).toMatch(/^No se encontraron informes\.\s*Sus proyectos están a salvo/);
  });
});
