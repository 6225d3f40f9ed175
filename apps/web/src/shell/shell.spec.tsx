import { aPlan } from '@ridgeline/core/testing/plans';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Gate, settled } from '../testing/gate.ts';
import { alerts, button, leadsTo, news, waits } from '../testing/screen-stage.tsx';
import { aShellStage } from '../testing/shell-stage.tsx';

afterEach(cleanup);

const isScreenThere = (): boolean => screen.queryByRole('heading', { name: 'The screen' }) !== null;

describe('the shell', () => {
  it('START-1 START-8 shows nothing at first, then a loading screen, then that it is taking long', async () => {
    const { showShell, timer } = aShellStage('/dashboard');
    await showShell();
    expect([isScreenThere(), waits()]).toEqual([false, []]);
    await settled(() => timer.advance(150));
    expect([isScreenThere(), waits(), news()]).toEqual([false, ['Loading Ridgeline'], []]);
    await settled(() => timer.advance(4850));
    expect(news()).toEqual(['Taking a long time...']);
  });

  it('START-1 shows the screen once the profile has come', async () => {
    const { showShell, signIn, profiles, timer } = aShellStage('/dashboard');
    const gate = new Gate();
    profiles.load = gate.before(profiles.load.bind(profiles));
    await showShell();
    void signIn();
    await settled(() => timer.advance(200));
    expect([isScreenThere(), waits()]).toEqual([false, ['Loading Ridgeline']]);
    await gate.open();
    expect([isScreenThere(), waits(), document.title]).toEqual([true, [], 'Projects · Ridgeline']);
  });

  it('PAUSE-2 shows the screen of whoever has a pause together with the header, whose banner is above it', async () => {
    const stage = aShellStage('/dashboard');
    const [paused] = [
      aPlan({
        pausedAt: stage.clock.now() - 2,
        pauseActiveAt: stage.clock.now() - 1,
        resumesAt: stage.clock.now() + 9e9,
      }),
    ];
    await stage.signIn({ subscriptions: [paused] });
    await settled(() => stage.session.start());
    const order: string[] = [];
    const look = new MutationObserver(() => {
      const banner = screen.queryByRole('region', { name: 'Your plan is paused' }) !== null;
      order.push(`${banner ? 'banner' : 'no banner'}, ${isScreenThere() ? 'screen' : 'no screen'}`);
    });
    look.observe(document.body, { childList: true, subtree: true });
    await stage.showShell();
    look.disconnect();
    expect(order).not.toContain('no banner, screen');
    expect(order.at(-1)).toBe('banner, screen');
  });

  it('START-1 says that the profile could not be had, and asks again', async () => {
    const { showShell, signIn, profiles, user } = aShellStage('/dashboard');
    profiles.failWith('unavailable');
    await signIn();
    await showShell();
    expect(alerts()[0]).toMatch(/^We could not load your profile\.\s*Check your connection\./);
    expect(isScreenThere()).toBe(false);
    profiles.failWith(null);
    await user.click(button('Try Again'));
    expect([alerts(), isScreenThere()]).toEqual([[], true]);
  });

  it('START-8 keeps the last screen while the next one is on its way, and says when that takes long', async () => {
    const { showShell, signIn, navigation, timer } = aShellStage('/dashboard');
    await signIn();
    await showShell();
    await settled(() => navigation.load(true));
    await settled(() => timer.advance(5000));
    expect([isScreenThere(), news()]).toEqual([true, ['Taking a long time...']]);
    await settled(() => navigation.load(false));
    expect([isScreenThere(), news()]).toEqual([true, []]);
  });

  it('NAV-7 NAV-10 shows a visitor nothing that needs a login, and remembers what was wanted', async () => {
    const { showShell, session, navigation } = aShellStage('/plans?sku=1');
    await settled(() => session.start());
    await showShell();
    expect([navigation.address, document.title]).toEqual(['/login', 'Sign in · Ridgeline']);
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
  });

  it('leads past the header by its first link', async () => {
    const { showShell, user } = aShellStage('/');
    await showShell();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Skip to the content' }));
    expect(leadsTo('Skip to the content')).toBe(`#${screen.getByRole('main').id}`);
  });

  it('NAV-6 has a title for an unknown path', async () => {
    const { showShell, session } = aShellStage('/no/such/page');
    await settled(() => session.start());
    await showShell();
    expect(document.title).toBe('404 Not Found · Ridgeline');
  });

  it('START-1 in Spanish', async () => {
    const { showShell, timer, signIn, profiles } = aShellStage('/dashboard', { locale: 'es' });
    await showShell();
    await settled(() => timer.advance(5000));
    expect([waits(), news()]).toEqual([['Cargando Ridgeline'], ['Está tardando mucho...']]);
    profiles.failWith('unavailable');
    await settled(() => signIn());
    expect(alerts()[0]).toMatch(/^No pudimos cargar su perfil\./);
  });
});

describe("a visitor's header", () => {
  it('NAV-1 leads to the start and to the sign-in', async () => {
    const { showShell, session, user, navigation } = aShellStage('/');
    await settled(() => session.start());
    await showShell();
    expect(leadsTo('Ridgeline')).toBe('/');
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    expect(navigation.address).toBe('/login');
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
  });

  it('START-1 offers no sign-in before it is known who is here', async () => {
    const { showShell } = aShellStage('/');
    await showShell();
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
  });

  it('HDR-1 is replaced by the signed-in header', async () => {
    const { showShell, signIn } = aShellStage('/dashboard');
    await signIn();
    await showShell();
    expect(leadsTo('Ridgeline')).toBe('/dashboard');
    expect(await screen.findByRole('navigation', { name: 'Main menu' })).toBeDefined();
  });
});

describe('the banner of the profession', () => {
  const banner = () => screen.queryByRole('region', { name: 'Complete your profile' });

  it('HDR-7 asks a person who has none, and is hidden on the screen where it is entered', async () => {
    const { showShell, signIn, user, navigation } = aShellStage('/dashboard');
    await signIn({ professionType: null });
    await showShell();
    expect(banner()?.textContent).toContain('Please complete your profile: tell us your profession.');
    await user.click(screen.getByRole('link', { name: 'Complete profile' }));
    expect([navigation.address, banner()]).toEqual(['/profile/full', null]);
  });

  it('HDR-7 asks nobody else', async () => {
    const { showShell, signIn } = aShellStage('/dashboard');
    await signIn();
    await showShell();
    expect(banner()).toBeNull();
  });
});
