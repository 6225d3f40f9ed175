import { ArchiveReport, ListProjects, UnarchiveReport } from '@ridgeline/core/reports';
import type { Profile } from '@ridgeline/core/profile';
import { pathTo } from '@ridgeline/core/routes';
import {
  aReport,
  FakeProjectExport,
  FakeProjectLists,
  FakeProjectRecords,
  FakeReportServer,
  aProjectRow,
} from '@ridgeline/core/testing/reports';
import { FakeClock, FakeFileSaver, FakeTimer } from '@ridgeline/core/testing/shared';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asRead } from '../../testing/as-read.ts';
import { Language } from '../../language/language.store.ts';
import { FakeNavigation } from '../../testing/fake-navigation.ts';
import { ada, aSession } from '../../testing/visitors.ts';
import { ToastStore } from '../../view-model/toasts.store.ts';
import type { Barrier, ProjectBarrier } from '../../view-model/project-barrier.ts';
import { Viewport } from '../../view-model/viewport.ts';
import { ListPdfs } from './list-pdfs.ts';
import type { DashboardCode } from './dashboard-code.ts';
import { DashboardViewModel } from './dashboard.view-model.ts';
import { ListExport } from './list-export.ts';
import { ProjectArchiver } from './project-archiver.ts';
import { ProjectExporter } from './project-exporter.ts';

const TEAM = 'd1000000-0000-4000-8000-000000000001';

type Options = {
  readonly profile?: Partial<Profile>;
  readonly width?: number;
  readonly rows?: number;
  readonly barrier?: Barrier | null;
};

async function setUp(
  address = '/dashboard',
  { profile = {}, width = 375, rows = 12, barrier = null }: Options = {},
) {
  const { session, profiles, preferences } = aSession();
  profiles.account.change(profile);
  await session.signIn(ada);
  const me = session.profile?.userId ?? '';
  const server = new FakeReportServer();
  const lists = new FakeProjectLists(me, server);
  for (let day = 1; day <= rows; day++) {
    const reportNumber = String(1000 + day);
    server.put(aReport({ reportNumber, archived: false }));
    lists.add(
      { userId: me, teamId: profile.teamId ?? null },
      aProjectRow({
        reportNumber,
        address: `${day} Main St, Denver, CO 80202`,
        createdAt: Date.UTC(2026, 0, day),
      }),
    );
  }
  const [navigation, clock] = [new FakeNavigation(address), new FakeClock()];
  const timer = new FakeTimer(clock);
  const language = new Language({ getItem: () => null, setItem: () => {} }, ['en']);
  const [toasts, records] = [new ToastStore(), new FakeProjectRecords(server)];
  const archiver = new ProjectArchiver(
    new ArchiveReport(records),
    new UnarchiveReport(records),
    session,
    toasts,
    language,
  );
  const saver = new FakeFileSaver();
  const exporter = new ProjectExporter(new FakeProjectExport(), saver, session, toasts, language);
  const code: DashboardCode = {
    barrier: () => Promise.resolve({ beforeAddress: barrier } as ProjectBarrier),
    pdfs: () => Promise.reject(new Error('not asked for')),
    exporter: () => Promise.resolve(exporter),
  };
  const viewport = new Viewport(width);
  const vm = new DashboardViewModel({
    projects: new ListProjects(lists),
    lists,
    archiver,
    code,
    listExport: new ListExport(code, toasts, language),
    listPdfs: new ListPdfs(code, toasts, language),
    navigation,
    session,
    viewport,
    timer,
    clock,
    preferences,
  });
  vm.enter();
  const settled = () => timer.advance(1000);
  await settled();
  return { lists, server, saver, navigation, session, settled, timer, toasts, viewport, preferences, vm };
}

const numbers = (vm: DashboardViewModel) => vm.rows.map(({ reportNumber }) => reportNumber);

describe('the list of the dashboard', () => {
  it('DASH-1 shows the newest five on a phone, fifteen on a desk, and as many as a person chose', async () => {
    const phone = await setUp();
    expect(numbers(phone.vm)).toEqual(['1012', '1011', '1010', '1009', '1008']);
    expect([phone.vm.hasNext, phone.vm.isFirstPage]).toEqual([true, true]);
    const desk = await setUp('/dashboard', { width: 1440, rows: 20 });
    expect(numbers(desk.vm)).toHaveLength(15);
    desk.vm.showRows(50);
    await desk.settled();
    expect([numbers(desk.vm).length, desk.navigation.address]).toEqual([20, '/dashboard?limit=50']);
  });

  it('HDR-2 knows why nothing can be started when an empty list is shown, and asks for it then alone', async () => {
    const ways = [
      { label: 'Go to my projects', path: pathTo('dashboard') },
      { label: 'See plans', path: pathTo('plans') },
    ];
    const barrier = { title: 'Your plan has expired', text: 'Renew it.', ways };
    const { vm } = await setUp('/dashboard', { rows: 0, barrier });
    expect([vm.page?.next, vm.barrier?.ways]).toEqual([null, ways.slice(1)]);
    const withRows = await setUp('/dashboard', { barrier });
    expect(withRows.vm.projectBarrier).toBeNull();
  });

  it('DASH-1 shows as many rows as fit when a phone is turned', async () => {
    const { vm, viewport, settled } = await setUp();
    viewport.resized(1200);
    await settled();
    expect(numbers(vm)).toHaveLength(12);
  });

  it('DASH-1 goes on and back, the address says where, and the focus goes to the first row', async () => {
    const { settled, vm, navigation } = await setUp();
    vm.goToNext();
    await settled();
    expect([vm.landing, vm.range]).toEqual([{ row: '1007' }, { from: 6, to: 10 }]);
    vm.goToNext();
    await settled();
    expect(numbers(vm)).toEqual(['1002', '1001']);
    expect(navigation.query).toMatchObject({ page: '3' });
    vm.goToPrevious();
    await settled();
    expect(numbers(vm)).toEqual(['1007', '1006', '1005', '1004', '1003']);
    vm.goToPrevious();
    await settled();
    expect([vm.isFirstPage, navigation.address, vm.landing]).toEqual([true, '/dashboard', { row: '1012' }]);
  });

  it('DASH-1 knows no way back but to the first page when it was reached by a link', async () => {
    const { settled, vm, navigation } = await setUp();
    vm.goToNext();
    await settled();
    const linked = await setUp(navigation.address);
    expect([linked.vm.search.page, linked.vm.knowsPrevious]).toEqual([2, false]);
    linked.vm.goToPrevious();
    await linked.settled();
    expect(linked.vm.search.page).toBe(1);
  });

  it('DASH-1 searches when typing pauses, once, from the first page on', async () => {
    const { settled, vm, lists, navigation } = await setUp();
    vm.goToNext();
    await settled();
    const before = lists.asked.length;
    for (const term of ['1', '12', '12 m']) vm.typeTerm(term);
    await settled();
    expect(lists.asked.length).toBe(before + 1);
    expect(numbers(vm)).toEqual(['1012']);
    expect(navigation.query).toEqual({ term: '12 m' });
  });

  it('DASH-1 sets filters and takes them away, each in the address', async () => {
    const { settled, vm, navigation } = await setUp();
    vm.filterBy({ createdDateFrom: '2026-01-11', state: 'co' });
    await settled();
    expect([numbers(vm), navigation.query]).toEqual([
      ['1012', '1011'],
      { createdDateFrom: '2026-01-11', state: 'co' },
    ]);
    vm.filterBy({ state: '' });
    await settled();
    expect(vm.filters).toEqual([{ name: 'createdDateFrom', value: '2026-01-11' }]);
    vm.showAll();
    await settled();
    expect([navigation.address, vm.isNarrowed]).toEqual(['/dashboard', false]);
  });

  it('DASH-1 orders by address', async () => {
    const { settled, vm } = await setUp();
    vm.sortBy('address.asc');
    await settled();
    expect([vm.sort, numbers(vm)[0]]).toEqual(['address.asc', '1001']);
  });

  it('DASH-4 has the view of the team for whoever is in one, and its people', async () => {
    const alone = await setUp();
    expect(alone.vm.views).toEqual(['mine', 'needs-a-look', 'archived']);
    const { vm, lists } = await setUp('/dashboard?view=team', { profile: { teamId: TEAM } });
    expect([vm.views, vm.showsPeople]).toEqual([['mine', 'team', 'needs-a-look', 'archived'], true]);
    expect(lists.asked.at(-1)).toMatchObject({ list: 'team', teamId: TEAM });
  });

  it('NAV-4 DASH-1 searches all projects on the page of the search', async () => {
    const { vm, navigation, settled } = await setUp('/search?term=main');
    expect([vm.search.view, vm.views, vm.typed]).toEqual(['all', [], 'main']);
    vm.typeTerm('12 main');
    await settled();
    expect(navigation.address).toBe('/search?term=12%20main');
  });

  it('DASH-3 DASH-5 keeps the rows when the list cannot be loaded again, and tries again', async () => {
    const { vm, lists, settled } = await setUp();
    const rows = numbers(vm);
    lists.failWith('no-reports-found');
    await vm.load();
    expect([vm.failure, numbers(vm)]).toEqual(['no-reports-found', rows]);
    lists.failWith(null);
    await vm.load();
    await settled();
    expect(vm.failure).toBeNull();
  });

  it('START-6 signs out when the session is over', async () => {
    const { vm, lists, session } = await setUp();
    lists.failWith('signed-out');
    await vm.load();
    expect(session.session.is).toBe('signed-out');
  });

  it('DASH-1 says that it takes a long time, until the rows are there', async () => {
    const { vm, lists, timer, settled } = await setUp();
    const list = lists.list.bind(lists);
    let open = (): void => {};
    lists.list = async (request) => {
      await new Promise<void>((resolve) => (open = resolve));
      return list(request);
    };
    const loading = vm.load();
    await timer.advance(7_999);
    expect(vm.isSlow).toBe(false);
    await timer.advance(1);
    expect(vm.isSlow).toBe(true);
    open();
    await loading;
    await settled();
    expect(vm.isSlow).toBe(false);
  });

  it('ignores an answer that arrives after the screen was left', async () => {
    const { vm, lists } = await setUp();
    lists.failWith('no-reports-found');
    const loading = vm.load();
    vm.leave();
    await loading;
    expect(vm.failure).toBeNull();
  });

  it('DASH-1 the last question counts, in whatever order the answers come', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.constantFrom('1 main', '2 main', '7 main', 'side', ''), { minLength: 1, maxLength: 5 }),
        async (scheduler, terms) => {
          const { vm, lists, settled } = await setUp();
          lists.list = scheduler.scheduleFunction(lists.list.bind(lists));
          for (const term of terms) {
            vm.typed = term;
            vm.searchNow();
          }
          await scheduler.waitAll();
          await settled();
          const last = terms.at(-1) ?? '';
          expect(vm.rows.every(({ address }) => address.toLowerCase().includes(last))).toBe(true);
          expect([vm.search.term, vm.isLoading]).toEqual([last, false]);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('DASH-1 the jurisdictions to choose from', () => {
  const springfield = { name: 'Springfield', projects: 1 };

  async function inSpringfields() {
    const world = await setUp();
    const me = { userId: world.session.profile?.userId ?? '', teamId: null };
    for (const state of ['il', 'mo']) {
      world.lists.add(me, aProjectRow({ reportNumber: state, municipality: 'Springfield', state }));
    }
    await world.vm.filterForm.open('jurisdiction');
    return world;
  }

  it('are those of all projects of the list, not of this page alone', async () => {
    const { vm } = await inSpringfields();
    expect(vm.filterForm.jurisdictions).toEqual([
      { name: 'Denver', state: 'co', projects: 12 },
      { ...springfield, state: 'il' },
      { ...springfield, state: 'mo' },
    ]);
  });

  it('narrow the list to one, with its state where another state has one of that name', async () => {
    const { vm, navigation } = await inSpringfields();
    vm.filterForm.pick('jurisdiction', 'Denver, CO');
    expect(navigation.query).toEqual({ jurisdiction: 'Denver' });
    vm.filterBy({ jurisdiction: '' });
    await vm.filterForm.open('jurisdiction');
    vm.filterForm.pick('jurisdiction', 'Nowhere');
    expect([vm.filterForm.isUnknown, vm.filterForm.opened]).toEqual([true, 'jurisdiction']);
    vm.filterForm.pick('jurisdiction', 'Springfield, MO');
    expect(navigation.query).toEqual({ jurisdiction: 'Springfield', state: 'mo' });
  });

  it('stay unknown where they could not be had, and the session ends where it is over', async () => {
    const { vm, lists, session } = await setUp();
    lists.failWith('no-reports-found');
    await vm.filterForm.open('jurisdiction');
    expect(vm.filterForm.jurisdictions).toBeNull();
    lists.failWith('signed-out');
    await vm.filterForm.open('jurisdiction');
    expect(session.session.is).not.toBe('signed-in');
  });
});

describe('archiving in the list', () => {
  it('DASH-3 RPT-5 takes a row out of the list, lands on the next, and brings it back by Undo', async () => {
    const { vm, settled, toasts, server } = await setUp();
    vm.toggleArchived('1011');
    expect(vm.isRemoving('1011')).toBe(true);
    await settled();
    expect(numbers(vm)).toEqual(['1012', '1010', '1009', '1008', '1007']);
    expect(vm.landing).toEqual({ row: '1010' });
    const [toast] = toasts.takeAll().map(asRead);
    expect([toast?.text, toast?.action?.label]).toEqual(['Project archived.', 'Undo']);
    toast?.action?.onPress();
    await settled();
    expect(numbers(vm)).toContain('1011');
    expect(server.find('1011')).toMatchObject({ value: { archived: false } });
  });

  it('DASH-3 lands on the last row left where the last one leaves', async () => {
    const { vm, settled } = await setUp('/dashboard', { rows: 2 });
    vm.toggleArchived('1001');
    await settled();
    expect([numbers(vm), vm.landing]).toEqual([['1002'], { row: '1002' }]);
  });

  it('RPT-5 archives what is selected, and unarchives in the view of the archived', async () => {
    const { vm, settled, toasts, navigation } = await setUp();
    vm.selection.toggle('1012');
    vm.selection.extendTo('1010', vm.rows);
    vm.archiveSelected();
    await settled();
    expect(toasts.takeAll().map(asRead)[0]?.text).toBe('3 projects archived.');
    expect([numbers(vm)[0], vm.selection.size]).toEqual(['1009', 0]);
    navigation.go(vm.pathOf('archived'));
    await settled();
    expect(numbers(vm)).toEqual(['1012', '1011', '1010']);
    vm.selection.toggleAll(vm.rows);
    vm.unarchiveSelected();
    await settled();
    expect(numbers(vm)).toEqual([]);
  });

  it('DASH-1 a long press begins the selection', async () => {
    const { vm } = await setUp();
    vm.select('1012');
    expect([vm.collection.editMode, vm.selection.of(vm.rows)]).toEqual([true, ['1012']]);
    vm.select('1011');
    vm.select('1012');
    expect([vm.collection.editMode, vm.selection.of(vm.rows)]).toEqual([true, ['1011']]);
  });

  it('DASH-1 saves what is selected as a table', async () => {
    const { vm, saver, toasts, settled } = await setUp();
    vm.selection.toggle('1012');
    vm.selection.toggle('1010');
    vm.exportSelected();
    await settled();
    const [head, ...lines] = saver.saved[0]?.text.trimEnd().split('\r\n') ?? [];
    expect(head).toContain('Address');
    expect(lines).toEqual([
      expect.stringMatching(/^1012,"12 Main St, Denver, CO 80202",CO,Denver,/),
      expect.stringMatching(/^1010,/),
    ]);
    expect(toasts.takeAll().map(asRead)[0]?.text).toBe('2 projects exported.');
  });

  it('DASH-1 a row stays where the list shows archived ones, too', async () => {
    const { vm, settled } = await setUp('/search');
    vm.toggleArchived('1012');
    await settled();
    expect(vm.rows[0]).toMatchObject({ reportNumber: '1012', archived: true });
    expect(vm.isRemoving('1012')).toBe(false);
  });

  it('DASH-5 says that a report could not be archived, and keeps its row', async () => {
    const { vm, settled, server, toasts } = await setUp();
    server.refuseWith('unavailable');
    vm.toggleArchived('1012');
    await settled();
    expect([numbers(vm)[0], vm.isRemoving('1012')]).toEqual(['1012', false]);
    expect(toasts.takeAll().map(asRead)[0]).toMatchObject({ text: 'Unable to archive report' });
  });

  it('DASH-3 a row that is leaving is not archived twice', async () => {
    const { vm, settled, toasts } = await setUp();
    vm.toggleArchived('1012');
    vm.toggleArchived('1012');
    await settled();
    expect(toasts.takeAll()).toHaveLength(1);
  });

  it('DASH-3 forgets what was selected when other rows are shown, and when editing ends', async () => {
    const { vm, settled } = await setUp();
    vm.toggleEditMode();
    vm.selection.toggle('1012');
    vm.toggleEditMode();
    expect([vm.collection.editMode, vm.selection.size]).toEqual([false, 0]);
    vm.selection.toggle('1012');
    vm.goToNext();
    await settled();
    expect(vm.selection.size).toBe(0);
  });

  it('DASH-1 remembers that a person turned the single keys off', async () => {
    const { vm, preferences } = await setUp();
    expect(vm.hasSingleKeys).toBe(true);
    vm.useSingleKeys(false);
    expect([vm.hasSingleKeys, preferences.read('singleKeys')]).toEqual([false, 'off']);
  });
});
