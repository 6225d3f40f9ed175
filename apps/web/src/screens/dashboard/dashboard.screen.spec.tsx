import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Gate, settled } from '../../testing/gate.ts';
import { alerts, aStage, button, isOff, leadsTo, news } from '../../testing/screen-stage.tsx';
import { Component } from '../../routes/screens/dashboard.route.ts';

afterEach(cleanup);

type Options = Parameters<typeof aStage>[1] & { readonly address?: string };

async function aDashboard({ address = '/dashboard', ...options }: Options = {}) {
  const stage = aStage(address, options);
  for (let day = 1; day <= 12; day++) {
    stage.projects.add({
      reportNumber: String(1000 + day),
      address: `${day} Main St, Denver, CO 80202`,
      createdAt: Date.UTC(2026, 0, day, 18),
    });
  }
  await stage.signIn();
  return stage;
}

async function setUp(options: Options = {}) {
  const stage = await aDashboard(options);
  await stage.show(Component);
  return stage;
}

const search = (name = 'Search projects'): HTMLInputElement => screen.getByRole('searchbox', { name });
const order = (name = 'Order'): HTMLSelectElement => screen.getByRole('combobox', { name });
const shown = (): (string | null)[] => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
const reports = (...numbers: readonly number[]): string[] => numbers.map((number) => `/report/${number}`);

describe('the dashboard', () => {
  it('DASH-1 shows the newest five, each with what is known of it', async () => {
    const { projects, show, signIn } = aStage('/dashboard');
    projects.add(
      { reportNumber: '7', address: '7 Elm St, Denver, CO', createdAt: Date.UTC(2026, 1, 2, 18) },
      {
        reportNumber: '8',
        address: '8 Elm St, Aspen, CO',
        municipality: null,
        propertyType: 'commercial',
        archived: true,
        createdAt: Date.UTC(2026, 1, 1, 18),
      },
    );
    await signIn();
    await show(Component);
    expect(screen.getByRole('heading', { level: 1, name: 'Projects' })).toBeDefined();
    const [first, second] = within(screen.getByRole('list', { name: 'Projects' })).getAllByRole('listitem');
    expect(first?.textContent).toContain('Denver');
    for (const words of ['Report 7', 'Residential', 'Created Feb 2, 2026']) {
      expect(first?.textContent).toContain(words);
    }
    for (const words of ['Municipality not known yet', 'Commercial', 'Archived']) {
      expect(second?.textContent).toContain(words);
      expect(first?.textContent).not.toContain(words);
    }
    expect(leadsTo(/^7 Elm St/)).toBe('/report/7');
    expect(screen.queryByRole('navigation', { name: 'Pages of projects' })).toBeNull();
  });

  it('START-2 keeps the place of the projects while they are on their way', async () => {
    const { projects, show } = await aDashboard();
    const gate = new Gate();
    projects.search = gate.before(projects.search.bind(projects));
    await show(Component);
    expect([news(), screen.queryAllByRole('link')]).toEqual([['Loading projects'], []]);
    await gate.open();
    expect([news(), shown()]).toEqual([[], reports(1012, 1011, 1010, 1009, 1008)]);
  });

  it('DASH-1 goes on and back, and says which page it is', async () => {
    const { user, navigation } = await setUp();
    const pages = () => within(screen.getByRole('navigation', { name: 'Pages of projects' }));
    expect([isOff(button('Previous')), isOff(button('Next'))]).toEqual([true, false]);
    expect(pages().getByText('Page 1')).toBeDefined();
    await user.click(button('Next'));
    expect(pages().getByText('Page 2')).toBeDefined();
    await user.click(button('Next'));
    expect([shown(), isOff(button('Next'))]).toEqual([reports(1002, 1001), true]);
    await user.click(button('Previous'));
    await user.click(button('Previous'));
    expect([shown()[0], navigation.address]).toEqual(['/report/1012', '/dashboard']);
  });

  it('DASH-1 knows no way back but to the first page when it was reached by a link', async () => {
    const { user, navigation } = await setUp();
    await user.click(button('Next'));
    const { address } = navigation;
    cleanup();
    const linked = await setUp({ address });
    await linked.user.click(button('First page'));
    expect([shown()[0], isOff(button('Previous'))]).toEqual(['/report/1012', true]);
  });

  it('DASH-1 searches by Enter at once, and from the first page on', async () => {
    const { user, navigation } = await setUp();
    await user.click(button('Next'));
    await user.type(search(), '12 m{Enter}');
    expect([shown(), navigation.query]).toEqual([reports(1012), { term: '12 m' }]);
  });

  it('DASH-1 searches when typing pauses, once', async () => {
    const { user, projects, timer } = await setUp();
    const before = projects.asked.length;
    await user.type(search(), '12 m');
    expect(projects.asked.length).toBe(before);
    await act(() => timer.advance(250));
    await waitFor(() => expect(shown()).toEqual(reports(1012)));
    expect(projects.asked.length).toBe(before + 1);
  });

  it('DASH-1 says that nothing fits, and shows all again', async () => {
    const { user } = await setUp();
    await user.type(search(), 'zzz{Enter}');
    expect(screen.getByRole('heading', { name: 'No project matches “zzz”' })).toBeDefined();
    await user.click(button('Show all projects'));
    expect([search().value, shown()[0]]).toEqual(['', '/report/1012']);
  });

  it('DASH-1 clears the search by its button', async () => {
    const { user } = await setUp({ address: '/dashboard?term=12%20m' });
    expect([search().value, shown()]).toEqual(['12 m', reports(1012)]);
    await user.click(button('Clear the search'));
    expect([search().value, shown()[0]]).toEqual(['', '/report/1012']);
  });

  it('DASH-1 sorts by the chosen order', async () => {
    const { user, navigation } = await setUp();
    expect([...order().options].map(({ textContent }) => textContent)).toEqual([
      'Newest first',
      'Oldest first',
      'Address, A to Z',
      'Address, Z to A',
    ]);
    await user.selectOptions(order(), 'Oldest first');
    expect([order().value, shown()[0]]).toEqual(['createdAt.asc', '/report/1001']);
    expect(navigation.hasHistory).toBe(true);
  });

  it('DASH-1 shows a person without projects how to begin', async () => {
    const { signIn, show } = aStage('/dashboard');
    await signIn();
    await show(Component);
    expect(screen.getByRole('heading', { name: 'No projects yet' })).toBeDefined();
    expect([alerts(), screen.queryByRole('navigation')]).toEqual([[], null]);
  });

  it('DASH-5 says that the list could not be had, and tries again', async () => {
    const { projects, show, user } = await aDashboard();
    projects.failWith('no-reports-found');
    await show(Component);
    expect(alerts()[0]).toMatch(/^No Reports Found\.\s*Your projects are safe/);
    projects.failWith(null);
    await user.click(button('Try again'));
    expect([alerts(), shown()[0]]).toEqual([[], '/report/1012']);
  });

  it('START-6 signs out whose session is over', async () => {
    const { projects, show, session } = await aDashboard();
    projects.failWith('signed-out');
    await show(Component);
    await settled();
    expect([alerts()[0]?.startsWith('No Current User or Token Expired'), session.session.is]).toEqual([
      true,
      'signed-out',
    ]);
  });

  it('DASH-1 DASH-5 in Spanish', async () => {
    const { user, projects } = await setUp({ locale: 'es' });
    expect(screen.getByRole('list', { name: 'Proyectos' }).textContent).toContain('Creado el 12 ene 2026');
    await user.selectOptions(order('Orden'), 'Más antiguos primero');
    expect(shown()[0]).toBe('/report/1001');
    projects.failWith('no-reports-found');
    await user.type(search('Buscar proyectos'), 'x{Enter}');
    expect(alerts()[0]).toMatch(/^No se encontraron informes\.\s*Sus proyectos están a salvo/);
  });
});
