import { EnterRoute } from '@ridgeline/core/navigation';
import type { Profile } from '@ridgeline/core/profile';
import type { AppPath } from '@ridgeline/core/routes';
import { ResetApp, SignInAgain, SignOut } from '@ridgeline/core/session';
import { FakePreferences } from '@ridgeline/core/testing/shared';
import { describe, expect, it } from 'vitest';
import { aShell } from '../testing/shell-world.ts';
import { ConnectionStore } from './connection.store.ts';
import { GuardKeeper } from './guard-keeper.ts';
import { ToastStore } from './toasts.store.ts';
import { ShellViewModel } from './shell.view-model.ts';

async function setUp(address = '/dashboard', profile: Partial<Profile> = {}) {
  const world = await aShell(profile, address);
  const { session, navigation, page, timer, dialogs, identity, ends, state, preferences } = world;
  const keeper = new GuardKeeper(new EnterRoute(new FakePreferences()), session, navigation);
  const toasts = new ToastStore();
  const signOut = new SignOut({ identity, ends, reset: new ResetApp(state, preferences), preferences });
  const signInAgain = new SignInAgain(signOut);
  const shell = new ShellViewModel({
    session,
    keeper,
    navigation,
    page,
    timer,
    toasts,
    dialogs,
    signInAgain,
    preferences,
    connection: new ConnectionStore(page, navigation),
  });
  keeper.keep();
  shell.enter();
  return { ...world, shell, keeper };
}

describe('what is waited for', () => {
  it('START-1 START-8 shows nothing at first, then a loading screen, then that it is taking long', async () => {
    const { shell, timer } = await setUp();
    expect([shell.showsScreen, shell.wait]).toEqual([false, 'short']);
    await timer.advance(149);
    expect(shell.wait).toBe('short');
    await timer.advance(1);
    expect(shell.wait).toBe('shown');
    await timer.advance(4850);
    expect(shell.wait).toBe('long');
  });

  it('START-1 is over when it is known who is here', async () => {
    const { shell, timer, enter } = await setUp();
    await timer.advance(6000);
    await enter();
    expect([shell.showsScreen, shell.wait, shell.isSignedIn]).toEqual([true, 'short', true]);
    await timer.advance(6000);
    expect(shell.wait).toBe('short');
  });

  it('START-8 begins again with the next screen that is on its way', async () => {
    const { shell, timer, enter, navigation } = await setUp();
    await enter();
    navigation.load(true);
    await timer.advance(5000);
    expect([shell.showsScreen, shell.wait]).toEqual([true, 'long']);
    navigation.load(false);
    expect(shell.wait).toBe('short');
  });

  it('START-1 nothing is waited for once the profile could not be had; a retry is', async () => {
    const { shell, session, profiles, timer } = await setUp();
    profiles.failWith('unavailable');
    await session.signIn({ email: 'ada@example.com', password: 'Correct-1' });
    await timer.advance(6000);
    expect([shell.session.is, shell.isWaiting]).toEqual(['unreachable', false]);
    profiles.failWith(null);
    await shell.retry();
    expect(shell.showsScreen).toBe(true);
  });
});

describe('what lies over a screen', () => {
  it('HDR-9 the panel opens, and any navigation closes it', async () => {
    const { shell, navigation, enter } = await setUp();
    await enter();
    shell.openPanel();
    expect(shell.panel).toBe('open');
    navigation.go('/plans' as AppPath);
    expect(shell.panel).toBe('closed');
    shell.openPanel();
    shell.closePanel();
    expect(shell.panel).toBe('closed');
  });

  it('the palette opens and closes', async () => {
    const { shell } = await setUp();
    shell.openPalette();
    expect(shell.isPaletteOpen).toBe(true);
    shell.closePalette();
    expect(shell.isPaletteOpen).toBe(false);
  });

  it('START-5 START-3 signing in again signs out, clears the loaded data, and reloads the page', async () => {
    const { shell, session, page, identity, state, enter } = await setUp();
    await enter();
    state.loaded.push('a report');
    session.renewalRefused({ federated: true });
    expect([shell.session.is, shell.showsScreen]).toEqual(['expired', true]);
    await shell.signInAgain();
    expect(page.reloads).toBe(1);
    expect(await identity.current()).toBeNull();
    expect(state.loaded).toEqual([]);
  });
});

describe('where the reader is', () => {
  it.each([
    ['/dashboard?page=2', 'dashboard'],
    ['/no/such/page', null],
    ['/main/plans', null],
  ])('NAV-6 at %s the screen is %s', async (address, route) => {
    const { shell } = await setUp(address);
    expect(shell.route).toBe(route);
  });

  it('prefetches the signed-in parts as soon as a session is expected', async () => {
    const { shell, session } = await setUp();
    expect(shell.isSignInExpected).toBe(false);
    const arriving = session.signIn({ email: 'ada@example.com', password: 'Correct-1' });
    await Promise.resolve();
    await Promise.resolve();
    await arriving;
    expect(shell.isSignInExpected).toBe(true);
  });

  it("expects the last user's session from the start", async () => {
    const { shell, preferences } = await setUp();
    preferences.write('login', 'ada@example.com');
    expect(shell.isSignInExpected).toBe(true);
  });
});

describe('what stands under the header', () => {
  it.each<[string, Partial<Profile>]>([
    ['NAV-8 is nothing before the terms are accepted', { acceptedTosAt: null }],
    ['AUTH-14 is nothing before a name is given', { givenName: '', professionType: null }],
  ])('%s', async (_, profile) => {
    const { shell, enter } = await setUp('/dashboard', profile);
    await enter();
    expect([shell.hasPlanLine, shell.professionPath]).toEqual([false, null]);
  });

  it('HDR-7 asks a person without a profession, but not on the screen where it is entered', async () => {
    const { shell, enter, navigation } = await setUp('/dashboard', { professionType: null });
    await enter();
    expect([shell.hasPlanLine, shell.professionPath]).toEqual([true, '/profile/full']);
    for (const path of ['/profile', '/profile/full', '/introduce-yourself']) {
      navigation.go(path as AppPath);
      expect(shell.professionPath, path).toBeNull();
    }
  });
});
