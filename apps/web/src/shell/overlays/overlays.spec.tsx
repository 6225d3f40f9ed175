import type { Subscription } from '@ridgeline/core/plans';
import type { Notice, Profile } from '@ridgeline/core/profile';
import { aPlan, aTrial, someAllowances } from '@ridgeline/core/testing/plans';
import { aNotice, migrationNotice } from '@ridgeline/core/testing/profile';
import { aProjectRow } from '@ridgeline/core/testing/reports';
import { aTeam } from '@ridgeline/core/testing/teams';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useViewModel } from '../../composition/container-context.tsx';
import { settled } from '../../testing/gate.ts';
import { aStage, button, isOff } from '../../testing/screen-stage.tsx';
import { aShellStage } from '../../testing/shell-stage.tsx';
import { ToastStore } from '../../view-model/toasts.store.ts';
import { WalkthroughStore } from '../../view-model/walkthrough.store.ts';
import { Walkthrough } from './walkthrough.tsx';

afterEach(cleanup);

const MARCH = Date.parse('2026-03-02T15:00:00Z');
const DAY = 24 * 60 * 60 * 1000;

type Options = Parameters<typeof aShellStage>[1] & { readonly address?: string };

async function setUp(change: Partial<Profile> = {}, { address = '/dashboard', ...options }: Options = {}) {
  const stage = aShellStage(address, options);
  stage.allowances.allowances = someAllowances({ quickView: { allocation: 30, available: 0 } });
  await stage.signIn(change);
  await stage.showShell();
  await screen.findByRole('navigation', { name: /^(Main menu|Menú principal)$/ });
  return stage;
}

const buttonsIn = (dialog: HTMLElement): (string | null)[] =>
  within(dialog)
    .getAllByRole('button')
    .map((control) => control.getAttribute('aria-label') ?? control.textContent);

describe('the dialogs', () => {
  const withoutTeam = { subscriptions: [aPlan({ limits: { allowTeamAccess: false } })] };

  it('HDR-12 HDR-13 NOTE-3 offers what would bring Team, and goes there 200 ms after it closes', async () => {
    const { user, timer, navigation } = await setUp(withoutTeam);
    await user.click(button('Team, not in your plan'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Team is not part of your plan' });
    expect(dialog.textContent).toContain('Your plan does not include this feature.');
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '30 property quickviews a month',
      '50 seats',
      '8 code detail add-ons a month',
      '4 weather history add-ons a month',
      'Estimating calculators',
    ]);
    expect(buttonsIn(dialog)).toEqual(['Close', 'Not now', 'See plans']);
    await user.click(button('See plans'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await settled(() => timer.advance(199));
    expect(navigation.address).toBe('/dashboard');
    await settled(() => timer.advance(1));
    expect(navigation.address).toBe('/plans');
  });

  it.each(['Not now', 'Close', 'Escape'])('NOTE-3 closes by %s, and leads nowhere', async (way) => {
    const { user, timer, navigation } = await setUp(withoutTeam);
    await user.click(button('Team, not in your plan'));
    await screen.findByRole('alertdialog');
    if (way === 'Escape') await user.keyboard('{Escape}');
    else await user.click(button(way));
    await settled(() => timer.advance(1000));
    expect([screen.queryByRole('alertdialog'), navigation.address]).toEqual([null, '/dashboard']);
  });

  it('HDR-12 offers what would bring Integrations', async () => {
    const { user } = await setUp({
      subscriptions: [aPlan({ limits: { allowIntegrationAccess: false } })],
    });
    await user.click(button('Your account'));
    await user.click(await screen.findByRole('menuitem', { name: 'Integrations' }));
    expect(
      await screen.findByRole('alertdialog', { name: 'Integrations are not part of your plan' }),
    ).toBeDefined();
  });

  it.each<[string, Subscription, string]>([
    ['an expired trial', aTrial({ startTime: MARCH - 20 * DAY }), 'Your plan has expired'],
    ['an expired plan', aPlan({ isExpired: true }), 'Your plan has expired'],
    ['a free plan used up', aPlan({ type: 'free-plan' }), 'Need more projects'],
    ['a paid plan used up', aPlan(), 'You have 0 projects/mo left'],
    ['a trial used up', aTrial({ startTime: MARCH }), "You're Out of Free Trial Projects"],
  ])('HDR-2 PLAN-7 PLAN-8 Add Project on %s is answered by a dialog', async (_, subscription, title) => {
    const { user, navigation } = await setUp({ subscriptions: [subscription] });
    await user.click(button('Add Project'));
    expect(await screen.findByRole('alertdialog', { name: title })).toBeDefined();
    expect(navigation.address).toBe('/dashboard');
  });

  it('PLAN-8 Purchase leads to the plan that is offered', async () => {
    const { user, timer, navigation } = await setUp({ subscriptions: [aPlan({ type: 'free-plan' })] });
    await user.click(button('Add Project'));
    await screen.findByRole('alertdialog');
    await user.click(button('Purchase'));
    await settled(() => timer.advance(200));
    expect(navigation.address).toBe('/plans/purchase?sku=plan_23_q2_0003&payUpFront=true');
  });

  it('PLAN-7 a member is sent to the owner, with nothing but Cancel', async () => {
    const team = aTeam({ adminId: 'somebody else' });
    const { user } = await setUp({ subscriptions: [aPlan()], teamId: team.id, team });
    await user.click(button('Add Project'));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('Contact Team Owner to upgrade the plan');
    expect(buttonsIn(dialog)).toEqual(['Close', 'Cancel']);
  });

  it('HDR-12 in Spanish', async () => {
    const { user } = await setUp(withoutTeam, { locale: 'es' });
    await user.click(button('Equipo, no está en su plan'));
    const dialog = await screen.findByRole('alertdialog', { name: 'El equipo no está incluido en su plan' });
    expect(buttonsIn(dialog)).toEqual(['Cerrar', 'Ahora no', 'Ver los planes']);
  });
});

describe('the toasts', () => {
  const notices = (...shown: readonly Notice[]): Partial<Profile> => ({ notices: shown });
  const pastDue = aNotice({ id: 'past_due_notice', message: 'Your payment is past due.' });

  it('NOTE-1 say what is past due, until it is closed', async () => {
    const { user } = await setUp(notices(pastDue));
    expect(await screen.findByText('Your payment is past due.')).toBeDefined();
    const region = screen.getByRole('region', { name: /Notices/ });
    await user.click(within(region).getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Your payment is past due.')).toBeNull();
  });

  it('NOTE-1 do not show it where the route hides it', async () => {
    const storm = aNotice();
    await setUp(notices(pastDue, storm), { address: '/plans?hidePastDueToast=true' });
    expect(await screen.findByText('Storm season is here.')).toBeDefined();
    expect(screen.queryByText('Your payment is past due.')).toBeNull();
  });

  it('NOTE-1 have Take Action where there is one, and go by it', async () => {
    const { user, navigation, page } = await setUp(notices(aNotice({ webAction: '/plans' })));
    await user.click(await screen.findByRole('button', { name: 'Take Action' }));
    expect([navigation.address, page.opened]).toEqual(['/plans', []]);
    expect(screen.queryByText('Storm season is here.')).toBeNull();
  });

  it('NOTE-2 say that all projects are there once the move is over', async () => {
    const { timer, profiles } = await setUp(notices(migrationNotice));
    expect(await screen.findByText('Your projects are being moved.')).toBeDefined();
    profiles.account.change({ notices: [] });
    await settled(() => timer.advance(3000));
    expect(await screen.findByText('All projects available.')).toBeDefined();
    expect(screen.getByText('Account Updated')).toBeDefined();
  });

  it('NOTE-1 in Spanish', async () => {
    const messageEs = 'Llegó la temporada de tormentas.';
    await setUp(notices(aNotice({ webAction: '/plans', messageEs })), { locale: 'es' });
    expect(await screen.findByText(messageEs)).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Actuar ahora' })).toBeDefined();
    expect(screen.getByRole('region', { name: /Avisos/ })).toBeDefined();
  });

  it('NOTE-1 follow the language while they are shown', async () => {
    const messageEs = 'Su último pago no se realizó.';
    const { language } = await setUp(notices({ ...pastDue, messageEs, webAction: '/subscription' }));
    const toast = await screen.findByRole('alertdialog', { name: 'Your payment is past due.' });
    act(() => language.choose('es'));
    expect(await screen.findByRole('alertdialog', { name: messageEs })).toBe(toast);
    expect(buttonsIn(toast)).toEqual(['Actuar ahora', 'Cerrar']);
    expect(screen.queryByText('Your payment is past due.')).toBeNull();
    act(() => language.choose('en'));
    expect(screen.getByRole('alertdialog', { name: 'Your payment is past due.' })).toBe(toast);
  });
});

describe('the expired session', () => {
  it('START-5 can only be answered by Sign In, which reloads the page', async () => {
    const { user, session, page, identity } = await setUp();
    await settled(() => session.renewalRefused({ federated: true }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Session Expired' });
    expect(dialog.textContent).toContain('Your session has expired due to inactivity. Please sign in again.');
    expect(buttonsIn(dialog)).toEqual(['Sign In']);
    await user.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog', { name: 'Session Expired' })).toBeDefined();
    await user.click(button('Sign In'));
    await settled();
    expect([page.reloads, await identity.current()]).toEqual([1, null]);
  });

  it('START-5 in Spanish', async () => {
    const { session } = await setUp({}, { locale: 'es' });
    await settled(() => session.renewalRefused({ federated: true }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Sesión expirada' });
    expect(buttonsIn(dialog)).toEqual(['Iniciar sesión']);
  });
});

describe('the palette', () => {
  const offered = (): (string | null)[] =>
    screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

  it('opens by Ctrl K, ready to type, and closes by Escape', async () => {
    const { user } = await setUp();
    await user.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('dialog', { name: 'Find a page or an action' })).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    expect(offered().slice(0, 4)).toEqual([
      'Projects',
      'Calculators',
      'Team',
      'Ice & water shield calculator',
    ]);
    expect(offered().slice(-4)).toEqual([
      'Add Project',
      'Leer en español',
      'Sign Out',
      'Sign out on all devices',
    ]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('opens by its button, and does what is chosen', async () => {
    const { user, language } = await setUp();
    await user.click(button('Find a page or an action'));
    await screen.findByRole('dialog');
    await user.keyboard('leer{Enter}');
    expect(language.locale).toBe('es');
    expect(await screen.findByRole('navigation', { name: 'Menú principal' })).toBeDefined();
  });

  it('goes to the page that is chosen without leaving this one, and closes', async () => {
    const { user, navigation } = await setUp();
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog');
    await user.keyboard('change pass{Enter}');
    expect(navigation.address).toBe('/profile/password');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says when nothing fits', async () => {
    const { user } = await setUp();
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog');
    await user.keyboard('z');
    expect(screen.getByText('Nothing matches what you typed.')).toBeDefined();
  });

  it('DASH-1 finds projects by what is typed, and leads to all of them', async () => {
    const { user, navigation, projectLists, session, timer } = await setUp();
    const userId = session.profile?.userId ?? '';
    projectLists.add(
      { userId, teamId: null },
      aProjectRow({ reportNumber: '77', address: '9 Zinc Rd, Denver, CO 80202' }),
    );
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog');
    await user.keyboard('zinc');
    await act(() => timer.advance(200));
    expect(offered()).toEqual(['9 Zinc RdDenver, CO 80202', 'Search all projects for “zinc”']);
    await user.click(screen.getByRole('menuitem', { name: /^9 Zinc Rd/ }));
    expect(navigation.address).toBe('/report/77');
  });

  it('START-3 signs out on all devices', async () => {
    const { user, identity, session } = await setUp();
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog');
    await user.click(screen.getByRole('menuitem', { name: 'Sign out on all devices' }));
    await settled();
    expect([identity.signOuts, session.session.is]).toEqual([['everywhere'], 'signed-out']);
  });

  it('START-3 says after the sign-out that the other devices could not be reached', async () => {
    const { user, identity, session, state, container } = await setUp();
    // As bound in `shell.module`.
    state.clear = async () => container.get(ToastStore).clear();
    identity.isAway = true;
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog');
    await user.click(screen.getByRole('menuitem', { name: 'Sign out on all devices' }));
    expect(await screen.findByText(/^You are signed out here, but we could not sign you out/)).toBeDefined();
    expect(session.session.is).toBe('signed-out');
  });

  it('NAV-1 has the way in for a visitor', async () => {
    const { showShell, session, user } = aShellStage('/');
    await settled(() => session.start());
    await showShell();
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog');
    expect(screen.getAllByRole('menuitem').map((item) => item.getAttribute('href'))).toEqual([
      '/',
      '/login',
      '/signup',
      '/forgot-password',
      '/report/sample',
      '/estimate',
      null,
    ]);
  });
});

describe('the walkthrough', () => {
  async function begin(options: Parameters<typeof aStage>[1] = {}) {
    const stage = aStage('/dashboard', options);
    await stage.show(Beginning);
    await stage.user.click(button('Begin'));
    return stage;
  }

  function Beginning() {
    const walkthrough = useViewModel(WalkthroughStore);
    return (
      <>
        <button type="button" onClick={walkthrough.begin}>
          Begin
        </button>
        <Walkthrough vm={walkthrough} />
      </>
    );
  }
  const slide = (): string | null =>
    within(screen.getByRole('region', { name: /^(First steps|Primeros pasos)$/ })).getByRole('heading')
      .textContent;

  it('AUTH-12 goes slide by slide, on and back, and ends', async () => {
    const { user } = await begin();
    expect(screen.getByRole('dialog', { name: 'Welcome to Ridgeline' })).toBeDefined();
    expect([slide(), isOff(button('Back'))]).toEqual(['A report for every roof', true]);
    await user.click(button('Next'));
    expect(slide()).toBe('Numbers with every step shown');
    await user.click(button('Back'));
    expect(slide()).toBe('A report for every roof');
    await user.click(button('Go to slide 3'));
    expect(slide()).toBe('Everything in one place');
    await user.click(button('Get started'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('AUTH-12 can be left out, and is shown once', async () => {
    const { user } = await begin();
    await user.click(button('Skip the introduction'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(button('Begin'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('AUTH-12 in Spanish', async () => {
    const { user } = await begin({ locale: 'es' });
    await user.click(button('Siguiente'));
    expect(slide()).toBe('Números con cada paso a la vista');
  });
});
