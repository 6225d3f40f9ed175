import { EnterRoute } from '@ridgeline/core/navigation';
import { FakePreferences } from '@ridgeline/core/testing/shared';
import { describe, expect, it } from 'vitest';
import { FakeNavigation } from '../testing/fake-navigation.ts';
import { ada, aSession } from '../testing/visitors.ts';
import { GuardKeeper } from './guard-keeper.ts';

function setUp(address: string) {
  const navigation = new FakeNavigation(address);
  const world = aSession();
  const preferences = new FakePreferences();
  const keeper = new GuardKeeper(new EnterRoute(preferences), world.session, navigation);
  keeper.keep();
  return { ...world, navigation, keeper, preferences };
}

describe('keeping address and session in step', () => {
  it('START-1 waits until it is known who is here', async () => {
    const { keeper, session, navigation } = setUp('/dashboard');
    expect(keeper.verdict.go).toBe('wait');
    await session.start();
    expect(navigation.address).toBe('/login');
  });

  it('NAV-7 NAV-9 remembers the wanted path, uses it once, and forgets it', async () => {
    const { preferences, session, navigation } = setUp('/dashboard?term=denver');
    await session.start();
    expect(navigation.address).toBe('/login');
    await session.signIn(ada);
    expect(navigation.address).toBe('/dashboard?term=denver');
    expect(preferences.read('redirectTarget')).toBeNull();
    navigation.go('/login' as never);
    expect(navigation.address).toBe('/dashboard');
  });

  it('NAV-1 lets nobody sign in twice, and sign-out leads to the login', async () => {
    const { session, navigation } = setUp('/login');
    await session.start();
    expect(navigation.address).toBe('/login');
    await session.signIn(ada);
    expect(navigation.address).toBe('/dashboard');
    await session.signOut();
    expect(navigation.address).toBe('/login');
  });

  it('leaves no step behind that the back button would fall into', async () => {
    const { session, navigation } = setUp('/dashboard');
    await session.start();
    await session.signIn(ada);
    expect(navigation.entries.map(({ address }) => address)).toEqual(['/dashboard']);
  });
});
