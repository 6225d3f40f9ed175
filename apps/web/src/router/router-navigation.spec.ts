// @vitest-environment jsdom
import { pathTo } from '@ridgeline/core/routes';
import { autorun } from 'mobx';
import { createBrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { HeldNavigation } from '../view-model/navigation.ts';
import { RouterNavigation } from './router-navigation.ts';

let end = () => {};
beforeEach(() => window.history.replaceState(null, '', '/dashboard'));
afterEach(() => end());

const Component = () => null;

/** A router on the window's history whose screen at `/plans` loads when the test lets it. */
function setUp() {
  let come = () => {};
  const coming = new Promise<void>((resolve) => (come = resolve));
  const plans = { path: '/plans', lazy: () => coming.then(() => ({ Component })) };
  const router = createBrowserRouter([plans, { path: '*', Component }]);
  const navigation = new RouterNavigation(router, window);
  const addresses: string[] = [];
  const stop = autorun(() => addresses.push(navigation.address));
  end = () => {
    stop();
    router.dispose();
  };
  const go = async (...where: Parameters<typeof navigation.go>): Promise<void> => {
    navigation.go(...where);
    await Promise.resolve();
  };
  const popped = () =>
    new Promise<void>((resolve) => window.addEventListener('popstate', () => resolve(), { once: true }));
  return { navigation, addresses, come, go, popped };
}

describe('the navigation of view-models', () => {
  it('tells the address with its query and its fragment', async () => {
    const { navigation, addresses, go } = setUp();
    await go('/tools?x=1&y=a%20b#here' as never);
    expect(addresses).toEqual(['/dashboard', '/tools?x=1&y=a%20b#here']);
    expect(navigation.query).toEqual({ x: '1', y: 'a b' });
  });

  it('START-8 keeps the address of the last screen until the next one has come', async () => {
    const { navigation, addresses, come, go } = setUp();
    await go(pathTo('plans'));
    expect([navigation.isLoading, navigation.address]).toEqual([true, '/dashboard']);
    come();
    await expect.poll(() => navigation.isLoading).toBe(false);
    expect(addresses).toEqual(['/dashboard', '/plans']);
  });

  it('leads to the last of two places when the first has not come', async () => {
    const { navigation, addresses, come, go } = setUp();
    await go(pathTo('plans'));
    await go(pathTo('tools'));
    come();
    await expect.poll(() => navigation.isLoading).toBe(false);
    expect(addresses).toEqual(['/dashboard', '/tools']);
  });

  it('NAV-7 goes on at once from an address that the guard does not let stand', async () => {
    const { navigation, addresses, go } = setUp();
    const stop = autorun(() => {
      if (navigation.address === '/tools') navigation.go(pathTo('feedback'), { replace: true });
    });
    await go(pathTo('tools'));
    await expect.poll(() => navigation.address).toBe('/feedback');
    stop();
    expect(addresses).toEqual(['/dashboard', '/tools', '/feedback']);
    expect(window.location.pathname).toBe('/feedback');
  });

  it('HDR-9 knows whether there is a screen of this app to go back to', async () => {
    const { navigation, popped, go } = setUp();
    expect(navigation.hasHistory).toBe(false);
    await go(pathTo('tools'), { replace: true });
    expect(navigation.hasHistory).toBe(false);
    await go(pathTo('feedback'));
    expect(navigation.hasHistory).toBe(true);
    const back = popped();
    navigation.back();
    await back;
    expect([navigation.address, navigation.hasHistory]).toEqual(['/tools', false]);
  });

  it('HDR-9 counts a place within a page, such as past the header, as one to go back from', async () => {
    const { navigation, popped } = setUp();
    const moved = popped();
    window.location.hash = '#main';
    await moved;
    expect([navigation.address, navigation.hasHistory]).toEqual(['/dashboard#main', true]);
  });

  it('leaves a keepsake with an entry of the history, which a reload finds again', async () => {
    const { navigation, popped, go } = setUp();
    await go(pathTo('tools'), { keepsake: { destination: 'a***' } });
    expect(navigation.keepsake).toEqual({ destination: 'a***' });
    await go(pathTo('feedback'));
    expect(navigation.keepsake).toBeNull();
    const back = popped();
    navigation.back();
    await back;
    expect(navigation.keepsake).toEqual({ destination: 'a***' });
    end();
    const router = createBrowserRouter([{ path: '*', Component }]);
    end = () => router.dispose();
    expect(new RouterNavigation(router, window).keepsake).toEqual({ destination: 'a***' });
  });

  describe('PROF-4 while a screen has unsaved changes', () => {
    async function setUpBlocked() {
      const world = setUp();
      const { navigation, go } = world;
      const changes = { unsaved: true };
      const held: HeldNavigation[] = [];
      await go(pathTo('profile'));
      const unblock = navigation.blockWhile(
        () => changes.unsaved,
        (one) => held.push(one),
      );
      const endRouter = end;
      end = () => {
        unblock();
        endRouter();
      };
      return { ...world, changes, held, unblock };
    }

    it('holds a way to another screen until it may proceed', async () => {
      const { navigation, held, go } = await setUpBlocked();
      await go(pathTo('tools'));
      expect([navigation.address, held.length]).toEqual(['/profile', 1]);
      held[0]?.proceed();
      await expect.poll(() => navigation.address).toBe('/tools');
      expect(held.length).toBe(1);
    });

    it('stays if asked to, and blocks the next navigation as well', async () => {
      const { navigation, held, go } = await setUpBlocked();
      await go(pathTo('tools'));
      held[0]?.stay();
      await go(pathTo('feedback'));
      expect([navigation.address, held.length]).toEqual(['/profile', 2]);
    });

    it('holds the back button of the browser, and goes back once it may', async () => {
      const { navigation, held } = await setUpBlocked();
      window.history.back();
      await expect.poll(() => held.length).toBe(1);
      // The router takes the browser back to where it was, which happens later.
      await expect.poll(() => window.location.pathname).toBe('/profile');
      expect(navigation.address).toBe('/profile');
      held[0]?.proceed();
      await expect.poll(() => navigation.address).toBe('/dashboard');
    });

    it('holds nothing within the screen, without changes, or once the screen is left', async () => {
      const { navigation, held, changes, unblock, go } = await setUpBlocked();
      await go('/profile?x=1' as never);
      changes.unsaved = false;
      await go(pathTo('tools'));
      changes.unsaved = true;
      unblock();
      await go(pathTo('feedback'));
      expect([navigation.address, held]).toEqual(['/feedback', []]);
    });

    it('asks before the app is left in another way, as by a sign-out', async () => {
      const { navigation, held, changes, unblock } = await setUpBlocked();
      const [stays, goes] = [navigation.mayLeave(), navigation.mayLeave()];
      held[0]?.stay();
      held[1]?.proceed();
      expect([await stays, await goes]).toEqual([false, true]);
      changes.unsaved = false;
      expect(await navigation.mayLeave()).toBe(true);
      changes.unsaved = true;
      unblock();
      expect([await navigation.mayLeave(), held.length]).toEqual([true, 2]);
    });

    it('has the browser ask before the page is closed, and only then', async () => {
      const { changes, unblock } = await setUpBlocked();
      const asksOnClose = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
      expect(asksOnClose()).toBe(true);
      changes.unsaved = false;
      expect(asksOnClose()).toBe(false);
      changes.unsaved = true;
      unblock();
      expect(asksOnClose()).toBe(false);
    });
  });
});
