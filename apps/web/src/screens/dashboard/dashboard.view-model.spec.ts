import { pathTo } from '@ridgeline/core/routes';
import { aProjectRow } from '@ridgeline/core/testing/reports';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDashboard, numbers, TEAM } from './testing/dashboard-world.ts';

describe('the list of the dashboard', () => {
  it('DASH-1 shows the newest five on a phone, fifteen on a desk, and as many as a person chose', async () => {
    const phone = await aDashboard();
    expect(numbers(phone.vm)).toEqual(['1012', '1011', '1010', '1009', '1008']);
    expect([phone.vm.hasNext, phone.vm.query.isFirstPage]).toEqual([true, true]);
    const desk = await aDashboard('/dashboard', { width: 1440, rows: 20 });
    expect(numbers(desk.vm)).toHaveLength(15);
    desk.vm.query.showRows(50);
    await desk.settled();
    expect([numbers(desk.vm).length, desk.navigation.address]).toEqual([20, '/dashboard?limit=50']);
  });

  it('HDR-2 knows why nothing can be started when an empty list is shown, and asks for it then alone', async () => {
    const ways = [
      { label: 'Go to my projects', path: pathTo('dashboard') },
      { label: 'See plans', path: pathTo('plans') },
    ];
    const barrier = { title: 'Your plan has expired', text: 'Renew it.', ways };
    const { vm } = await aDashboard('/dashboard', { rows: 0, barrier });
    expect([vm.page?.next, vm.barrier?.ways]).toEqual([null, ways.slice(1)]);
    const withRows = await aDashboard('/dashboard', { barrier });
    expect(withRows.vm.projectBarrier).toBeNull();
  });

  it('DASH-1 shows as many rows as fit when a phone is turned', async () => {
    const { vm, viewport, settled } = await aDashboard();
    viewport.resized(1200);
    await settled();
    expect(numbers(vm)).toHaveLength(12);
  });

  it('DASH-1 goes on and back, the address says where, and the focus goes to the first row', async () => {
    const { settled, vm, navigation } = await aDashboard();
    vm.goToNext();
    await settled();
    expect([vm.rows.landing, vm.range]).toEqual([{ row: '1007' }, { from: 6, to: 10 }]);
    vm.goToNext();
    await settled();
    expect(numbers(vm)).toEqual(['1002', '1001']);
    expect(navigation.query).toMatchObject({ page: '3' });
    vm.goToPrevious();
    await settled();
    expect(numbers(vm)).toEqual(['1007', '1006', '1005', '1004', '1003']);
    vm.goToPrevious();
    await settled();
    expect([vm.query.isFirstPage, navigation.address, vm.rows.landing]).toEqual([
      true,
      '/dashboard',
      { row: '1012' },
    ]);
  });

  it('DASH-1 knows no way back but to the first page when it was reached by a link', async () => {
    const { settled, vm, navigation } = await aDashboard();
    vm.goToNext();
    await settled();
    const linked = await aDashboard(navigation.address);
    expect([linked.vm.query.search.page, linked.vm.query.knowsPrevious]).toEqual([2, false]);
    linked.vm.goToPrevious();
    await linked.settled();
    expect(linked.vm.query.search.page).toBe(1);
  });

  it('DASH-1 searches when typing pauses, once, from the first page on', async () => {
    const { settled, vm, lists, navigation } = await aDashboard();
    vm.goToNext();
    await settled();
    const before = lists.asked.length;
    for (const term of ['1', '12', '12 m']) vm.query.typeTerm(term);
    await settled();
    expect(lists.asked.length).toBe(before + 1);
    expect(numbers(vm)).toEqual(['1012']);
    expect(navigation.query).toEqual({ term: '12 m' });
  });

  it('DASH-1 sets filters and takes them away, each in the address', async () => {
    const { settled, vm, navigation } = await aDashboard();
    vm.query.filterBy({ createdDateFrom: '2026-01-11', state: 'co' });
    await settled();
    expect([numbers(vm), navigation.query]).toEqual([
      ['1012', '1011'],
      { createdDateFrom: '2026-01-11', state: 'co' },
    ]);
    vm.query.filterBy({ state: '' });
    await settled();
    expect(vm.query.filters).toEqual([{ name: 'createdDateFrom', value: '2026-01-11' }]);
    vm.query.showAll();
    await settled();
    expect([navigation.address, vm.query.isNarrowed]).toEqual(['/dashboard', false]);
  });

  it('DASH-1 orders by address', async () => {
    const { settled, vm } = await aDashboard();
    vm.query.sortBy('address.asc');
    await settled();
    expect([vm.query.sort, numbers(vm)[0]]).toEqual(['address.asc', '1001']);
  });

  it('DASH-4 has the view of the team for whoever is in one, and its people', async () => {
    const alone = await aDashboard();
    expect(alone.vm.query.views).toEqual(['mine', 'needs-a-look', 'archived']);
    const { vm, lists } = await aDashboard('/dashboard?view=team', { profile: { teamId: TEAM } });
    expect([vm.query.views, vm.query.showsPeople]).toEqual([
      ['mine', 'team', 'needs-a-look', 'archived'],
      true,
    ]);
    expect(lists.asked.at(-1)).toMatchObject({ list: 'team', teamId: TEAM });
  });

  it('NAV-4 DASH-1 searches all projects on the page of the search', async () => {
    const { vm, navigation, settled } = await aDashboard('/search?term=main');
    expect([vm.query.search.view, vm.query.views, vm.query.typed]).toEqual(['all', [], 'main']);
    vm.query.typeTerm('12 main');
    await settled();
    expect(navigation.address).toBe('/search?term=12%20main');
  });

  it('DASH-3 DASH-5 keeps the rows when the list cannot be loaded again, and tries again', async () => {
    const { vm, lists, settled } = await aDashboard();
    const rows = numbers(vm);
    lists.failWith('no-reports-found');
    await vm.load();
    expect([vm.rows.failure, numbers(vm)]).toEqual(['no-reports-found', rows]);
    lists.failWith(null);
    await vm.load();
    await settled();
    expect(vm.rows.failure).toBeNull();
  });

  it('START-6 signs out when the session is over', async () => {
    const { vm, lists, session } = await aDashboard();
    lists.failWith('signed-out');
    await vm.load();
    expect(session.session.is).toBe('signed-out');
  });

  it('DASH-1 says that it takes a long time, until the rows are there', async () => {
    const { vm, lists, timer, settled } = await aDashboard();
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
    const { vm, lists } = await aDashboard();
    lists.failWith('no-reports-found');
    const loading = vm.load();
    vm.leave();
    await loading;
    expect(vm.rows.failure).toBeNull();
  });

  it('DASH-1 the last question counts, in whatever order the answers come', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.constantFrom('1 main', '2 main', '7 main', 'side', ''), { minLength: 1, maxLength: 5 }),
        async (scheduler, terms) => {
          const { vm, lists, settled } = await aDashboard();
          lists.list = scheduler.scheduleFunction(lists.list.bind(lists));
          for (const term of terms) {
            vm.query.typed = term;
            vm.query.searchNow();
          }
          await scheduler.waitAll();
          await settled();
          const last = terms.at(-1) ?? '';
          expect(vm.rows.all.every(({ address }) => address.toLowerCase().includes(last))).toBe(true);
          expect([vm.query.search.term, vm.rows.isLoading]).toEqual([last, false]);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('DASH-1 remembers that a person turned the single keys off', async () => {
    const { vm, preferences } = await aDashboard();
    expect(vm.hasSingleKeys).toBe(true);
    vm.useSingleKeys(false);
    expect([vm.hasSingleKeys, preferences.read('singleKeys')]).toEqual([false, 'off']);
  });
});

describe('DASH-1 the jurisdictions to choose from', () => {
  const springfield = { name: 'Springfield', projects: 1 };

  async function inSpringfields() {
    const world = await aDashboard();
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
    vm.query.filterBy({ jurisdiction: '' });
    await vm.filterForm.open('jurisdiction');
    vm.filterForm.pick('jurisdiction', 'Nowhere');
    expect([vm.filterForm.isUnknown, vm.filterForm.opened]).toEqual([true, 'jurisdiction']);
    vm.filterForm.pick('jurisdiction', 'Springfield, MO');
    expect(navigation.query).toEqual({ jurisdiction: 'Springfield', state: 'mo' });
  });

  it('stay unknown where they could not be had, and the session ends where it is over', async () => {
    const { vm, lists, session } = await aDashboard();
    lists.failWith('no-reports-found');
    await vm.filterForm.open('jurisdiction');
    expect(vm.filterForm.jurisdictions).toBeNull();
    lists.failWith('signed-out');
    await vm.filterForm.open('jurisdiction');
    expect(session.session.is).not.toBe('signed-in');
  });
});
