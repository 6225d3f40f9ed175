import { SearchProjects } from '@ridgeline/core/reports';
import { FakeProjectGateway } from '@ridgeline/core/testing/reports';
import { FakeClock, FakeTimer } from '@ridgeline/core/testing/shared';
import { describe, expect, it } from 'vitest';
import { FakeNavigation } from '../../testing/fake-navigation.ts';
import { ada, aSession } from '../../testing/visitors.ts';
import { DashboardViewModel } from './dashboard.view-model.ts';

async function setUp(address = '/dashboard') {
  const projects = new FakeProjectGateway();
  for (let day = 1; day <= 12; day++) {
    const createdAt = Date.UTC(2026, 0, day);
    projects.add({
      reportNumber: String(1000 + day),
      address: `${day} Main St, Denver, CO 80202`,
      createdAt,
    });
  }
  const navigation = new FakeNavigation(address);
  const { session } = aSession();
  await session.signIn(ada);
  const timer = new FakeTimer(new FakeClock());
  const settled = () => timer.advance(1000);
  const vm = new DashboardViewModel(new SearchProjects(projects), navigation, session, timer);
  vm.enter();
  await settled();
  return { projects, navigation, session, settled, vm };
}

function shownNumbers(vm: DashboardViewModel): string[] {
  return vm.shown.is === 'ready' ? vm.shown.page.items.map(({ reportNumber }) => reportNumber) : [];
}

describe('the dashboard', () => {
  it('DASH-1 shows the newest five', async () => {
    const { vm } = await setUp();
    expect(shownNumbers(vm)).toEqual(['1012', '1011', '1010', '1009', '1008']);
    expect(vm.hasNext).toBe(true);
    expect(vm.isFirstPage).toBe(true);
  });

  it('DASH-1 goes on and back, and the address says where', async () => {
    const { settled, vm, navigation } = await setUp();
    vm.goToNext();
    await settled();
    vm.goToNext();
    await settled();
    expect(shownNumbers(vm)).toEqual(['1002', '1001']);
    expect(navigation.query).toMatchObject({ page: '3' });
    vm.goToPrevious();
    await settled();
    expect(shownNumbers(vm)).toEqual(['1007', '1006', '1005', '1004', '1003']);
    vm.goToPrevious();
    await settled();
    expect(vm.isFirstPage).toBe(true);
    expect(navigation.address).toBe('/dashboard');
  });

  it('DASH-1 knows no way back but to the first page when it was reached by a link', async () => {
    const { settled, vm, navigation } = await setUp();
    vm.goToNext();
    await settled();
    const linked = await setUp(navigation.address);
    expect(linked.vm.search.page).toBe(2);
    expect(linked.vm.knowsPrevious).toBe(false);
    linked.vm.goToPrevious();
    await linked.settled();
    expect(linked.vm.search.page).toBe(1);
  });

  it('DASH-1 searches when typing pauses, once, from the first page on', async () => {
    const { settled, vm, projects, navigation } = await setUp();
    vm.goToNext();
    await settled();
    const before = projects.asked.length;
    for (const term of ['1', '12', '12 m']) vm.typeTerm(term);
    await settled();
    expect(projects.asked.length).toBe(before + 1);
    expect(shownNumbers(vm)).toEqual(['1012']);
    expect(navigation.query).toEqual({ term: '12 m' });
  });

  it('DASH-1 orders by address', async () => {
    const { settled, vm } = await setUp();
    vm.sortBy('address.asc');
    await settled();
    expect(vm.sort).toBe('address.asc');
    expect(shownNumbers(vm)[0]).toBe('1001');
  });

  it('DASH-5 says that the list could not be had, and tries again', async () => {
    const { vm, projects } = await setUp();
    projects.failWith('no-reports-found');
    await vm.load();
    expect(vm.shown).toEqual({ is: 'failed', failure: 'no-reports-found' });
    projects.failWith(null);
    await vm.load();
    expect(vm.shown.is).toBe('ready');
  });

  it('START-6 signs out when the session is over', async () => {
    const { vm, projects, session } = await setUp();
    projects.failWith('signed-out');
    await vm.load();
    expect(session.session.is).toBe('signed-out');
  });

  it('ignores an answer that arrives after the screen was left', async () => {
    const { vm } = await setUp();
    const shown = vm.shown;
    const loading = vm.load();
    vm.leave();
    await loading;
    expect(vm.shown).toBe(shown);
  });

  it('the last question counts, whichever answer comes last', async () => {
    const { settled, vm, projects } = await setUp();
    const answers: (() => void)[] = [];
    const search = projects.search.bind(projects);
    projects.search = async (asked) => {
      await new Promise<void>((resolve) => answers.push(resolve));
      return search(asked);
    };
    vm.typed = '1 main';
    vm.searchNow();
    vm.typed = '2 main';
    vm.searchNow();
    answers[1]?.();
    await settled();
    answers[0]?.();
    await settled();
    expect(shownNumbers(vm)).toEqual(['1012', '1002']);
  });
});
