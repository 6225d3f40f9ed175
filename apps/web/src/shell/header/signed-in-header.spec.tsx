import type { Profile } from '@ridgeline/core/profile';
import type { AppPath } from '@ridgeline/core/routes';
import { aPlan, aTrial } from '@ridgeline/core/testing/plans';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { settled } from '../../testing/gate.ts';
import { aStage, button, isOff, leadsTo } from '../../testing/screen-stage.tsx';
import { SignedInHeaderAlone } from '../../testing/shell-stage.tsx';

afterEach(cleanup);

const DAY = 24 * 60 * 60 * 1000;
const MARCH = Date.parse('2026-03-02T15:00:00Z');

type Options = Parameters<typeof aStage>[1] & { readonly address?: string };

async function setUp(change: Partial<Profile> = {}, { address = '/dashboard', ...options }: Options = {}) {
  const stage = aStage(address, options);
  await stage.signIn(change);
  await stage.show(SignedInHeaderAlone);
  return stage;
}

const menu = (name = 'Main menu') => within(screen.getByRole('navigation', { name }));
const tabs = (name?: string): (string | null)[] =>
  menu(name)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const current = (): (string | null)[] =>
  menu()
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map(({ textContent }) => textContent);
const plan = (name = 'Your plan') => screen.queryByRole('region', { name });

describe('the tabs of the header', () => {
  it('HDR-1 lead to Projects, Calculators and Team, and say which is the current one', async () => {
    const { user, navigation } = await setUp();
    expect([tabs(), current()]).toEqual([['Projects', 'Calculators', 'Team'], ['Projects']]);
    await user.click(screen.getByRole('link', { name: 'Calculators' }));
    expect([navigation.address, current()]).toEqual(['/tools', ['Calculators']]);
    expect([leadsTo('Projects'), leadsTo('Team')]).toEqual(['/dashboard', '/myTeam']);
  });

  it('HDR-1 have no Calculators where none are configured', async () => {
    const { ui, signIn, show } = aStage('/dashboard');
    ui.configuration = null;
    await signIn();
    await show(SignedInHeaderAlone);
    expect(tabs()).toEqual(['Projects', 'Team']);
  });

  it('HDR-1 HDR-12 note what is new in Team until it was seen', async () => {
    const limits = { allowTeamAccess: false };
    const { user, editor, navigation } = await setUp({
      subscriptions: [aPlan({ limits })],
      flagTeamNotificationSeen: false,
    });
    await user.click(button('Team, not in your plan, new'));
    expect(editor.saved).toEqual([{ flagTeamNotificationSeen: true }]);
    expect([isOff(button('Team, not in your plan')), navigation.address]).toEqual([false, '/dashboard']);
  });

  it.each<[string, Partial<Profile>]>([
    ['NAV-8 are not there before the terms are accepted', { acceptedTosAt: null }],
    ['AUTH-14 are not there before a name is given', { givenName: '' }],
  ])('%s, and nothing else is but the way out', async (_, change) => {
    const { user } = await setUp(change);
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
    expect([plan(), screen.queryByRole('button', { name: 'Add Project' })]).toEqual([null, null]);
    await user.click(button('Your account'));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Sign Out',
    ]);
  });
});

describe('Add Project', () => {
  it('HDR-2 leads to the address, and is disabled there', async () => {
    const { user, navigation } = await setUp();
    await user.click(button('Add Project'));
    expect([navigation.address, isOff(button('Add Project'))]).toEqual(['/addresslookup', true]);
  });

  it('HDR-2 is disabled where the property type is asked for', async () => {
    await setUp({}, { address: '/propertytype' });
    expect(isOff(button('Add Project'))).toBe(true);
  });

  it('HDR-2 leads to the dashboard in a pause', async () => {
    const paused = aPlan({ pausedAt: MARCH - DAY, pauseActiveAt: MARCH, resumesAt: MARCH + DAY });
    const { user, navigation } = await setUp({ subscriptions: [paused] }, { address: '/plans' });
    await user.click(button('Add Project'));
    expect(navigation.address).toBe('/dashboard');
  });
});

describe('the plan in the header', () => {
  it.each([
    ['a trial', aTrial({ startTime: MARCH - 8 * DAY }), 'FREE TRIAL: 6 days left'],
    ['its last day', aTrial({ startTime: MARCH - 13 * DAY }), 'FREE TRIAL: 1 day left'],
    ['a trial that is over', aTrial({ startTime: MARCH - 20 * DAY }), 'FREE TRIAL: Over'],
    ['a billable plan', aPlan({ title: 'Essential' }), 'Current plan: Essential'],
  ])('HDR-3 shows %s', async (_, subscription, text) => {
    await setUp({ subscriptions: [subscription] });
    expect(within(screen.getByRole('region', { name: 'Your plan' })).getByText(text)).toBeDefined();
  });

  it('HDR-4 HDR-5 can be upgraded where it is free, inside this app', async () => {
    const { user, navigation } = await setUp({
      subscriptions: [aPlan({ type: 'free-plan', billable: false })],
    });
    await user.click(screen.getByRole('link', { name: 'Upgrade' }));
    expect(navigation.address).toBe('/plans');
  });

  it('HDR-5 leads to the pricing enquiry for PREMIUM', async () => {
    const premium = aPlan({ type: 'free-plan', billable: false, orderDisplayTitle: 'PREMIUM' });
    await setUp({ subscriptions: [premium] });
    expect(leadsTo(/^Upgrade\s*opens in a new tab$/)).toBe('https://www.example.com/pricing');
  });

  it('HDR-4 has no Upgrade where it is billed', async () => {
    await setUp({ subscriptions: [aPlan()] });
    expect(screen.queryByRole('link', { name: /^Upgrade/ })).toBeNull();
  });

  it('HDR-6 shows the allowances as remaining of total', async () => {
    await setUp();
    const line = within(screen.getByRole('region', { name: 'Your plan' }));
    expect(line.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Quick View',
      'Code',
      'Weather',
    ]);
    expect(line.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '12 of 30',
      '8 of 8',
      '1 of 4',
    ]);
  });

  it('HDR-3 HDR-6 says nothing where nothing is known of it', async () => {
    const { allowances, signIn, show } = aStage('/dashboard');
    allowances.failWith('unavailable');
    await signIn({ subscriptions: [] });
    await show(SignedInHeaderAlone);
    expect(plan()).toBeNull();
  });

  it('HDR-3 HDR-6 in Spanish', async () => {
    await setUp({ subscriptions: [aPlan({ title: 'Essential' })] }, { locale: 'es' });
    expect(tabs('Menú principal')).toEqual(['Proyectos', 'Calculadoras', 'Equipo']);
    expect(plan('Su plan')?.textContent).toContain('Plan actual: Essential');
    expect(button('Agregar proyecto')).toBeDefined();
  });
});

describe('the user menu', () => {
  async function openMenu(...given: Parameters<typeof setUp>) {
    const stage = await setUp(...given);
    await stage.user.click(button(/^(Your account|Su cuenta)$/));
    await screen.findByRole('menu');
    return stage;
  }
  const items = (): (readonly [string | undefined, string | null])[] =>
    screen
      .getAllByRole('menuitem')
      .map((item) => [item.textContent ?? undefined, item.getAttribute('href')] as const);

  it('HDR-10 says who is here, and has its entries', async () => {
    await openMenu();
    expect(screen.getByText('Ada Marsh')).toBeDefined();
    expect(screen.getByText('ada@example.com')).toBeDefined();
    expect(items()).toEqual([
      ['Explore Plans', '/plans'],
      ['Plan Details', '/subscription'],
      ['Integrations', '/integrations'],
      ['Profile', '/profile'],
      ['Industry newsopens in a new tab', 'https://news.example.com'],
      ['Sign Out', null],
    ]);
  });

  it('HDR-10 has no Plan Details where they may not be seen', async () => {
    const stage = aStage('/dashboard');
    stage.ui.configuration = { allowPlanDetailAccess: false, availableCalculators: [] };
    await stage.signIn();
    await stage.show(SignedInHeaderAlone);
    await stage.user.click(button('Your account'));
    await screen.findByRole('menu');
    expect(items().map(([name]) => name)).not.toContain('Plan Details');
  });

  it('HDR-10 goes where its entry leads without leaving the page, and closes', async () => {
    const { user, navigation } = await openMenu();
    await user.click(screen.getByRole('menuitem', { name: 'Profile' }));
    expect([navigation.address, screen.queryByRole('menu')]).toEqual(['/profile', null]);
  });

  it('HDR-12 says that Integrations are not in the plan', async () => {
    const { user, navigation } = await openMenu({
      subscriptions: [aPlan({ limits: { allowIntegrationAccess: false } })],
    });
    const entry = screen.getByRole('menuitem', { name: 'Integrations' });
    expect([entry.textContent, entry.getAttribute('href')]).toEqual(['Integrationsnot in your plan', null]);
    await user.click(entry);
    expect(navigation.address).toBe('/dashboard');
  });

  it('HDR-10 closes by Escape, and gives the focus back', async () => {
    const { user } = await openMenu();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(button('Your account')));
  });

  it('HDR-10 signs out', async () => {
    const { user, session } = await openMenu();
    await user.click(screen.getByRole('menuitem', { name: 'Sign Out' }));
    await settled();
    expect(session.session.is).toBe('signed-out');
  });

  it('HDR-10 in Spanish', async () => {
    await openMenu({}, { locale: 'es' });
    expect(items().map(([name]) => name)).toEqual([
      'Explorar planes',
      'Detalles del plan',
      'Integraciones',
      'Perfil',
      'Noticias del sectorse abre en otra pestaña',
      'Cerrar sesión',
    ]);
  });
});

describe('the header that follows a person', () => {
  it('HDR-1 updates the current page on navigation', async () => {
    const { navigation } = await setUp();
    await settled(() => navigation.go('/tools/waste' as AppPath));
    expect(current()).toEqual(['Calculators']);
  });
});
