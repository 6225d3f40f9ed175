import type { Profile } from '@ridgeline/core/profile';
import { AcceptTerms } from '@ridgeline/core/session';
import { FakeTermsGateway } from '@ridgeline/core/testing/session';
import { describe, expect, it } from 'vitest';
import { FakeNavigation } from '../../testing/fake-navigation.ts';
import { outsidePages } from '../../testing/outside-pages.ts';
import { ada, aSession } from '../../testing/visitors.ts';
import { Configuration } from '../../view-model/configuration.store.ts';
import { AcceptTermsViewModel } from './accept-terms.view-model.ts';

async function setUp(change: Partial<Profile> = { acceptedTosAt: null }, query = '') {
  const world = aSession();
  const { session, profiles } = world;
  profiles.account.change(change);
  await session.signIn(ada);
  const navigation = new FakeNavigation(`/accept-terms-of-service${query}`);
  const configuration = new Configuration(async () => ({ environment: 'local', pages: outsidePages }));
  const terms = new FakeTermsGateway(profiles.account);
  const vm = new AcceptTermsViewModel({
    accept: new AcceptTerms(terms),
    profiles,
    session,
    navigation,
    configuration,
  });
  return { ...world, navigation, configuration, vm };
}

describe('accepting the terms', () => {
  it('AUTH-14 NAV-8 NAV-9 goes on to the introduction, with the wanted path and the profile that has begun', async () => {
    const nobody = { acceptedTosAt: null, doesNotExist: true, givenName: '', familyName: '' };
    const { vm, session, navigation, profiles } = await setUp(nobody, '?wanted=%2Fplans%3Fsku%3D1');
    const accepting = vm.accept();
    expect(vm.isAccepting).toBe(true);
    profiles.account.change({ doesNotExist: false, givenName: 'Grace', familyName: 'Hopkins' });
    await accepting;
    expect(navigation.address).toBe('/introduce-yourself?wanted=%2Fplans%3Fsku%3D1');
    expect(navigation.entries).toHaveLength(1);
    expect(session.session).toMatchObject({ is: 'signed-in', termsAccepted: true, firstLoginEver: true });
    expect(session.profile).toMatchObject({ givenName: 'Grace', acceptedTosAt: expect.any(Number) });
  });

  it('AUTH-14 stays, and says that it failed; once more may work', async () => {
    const { vm, profiles, navigation, session } = await setUp();
    profiles.account.failure = 'unavailable';
    await vm.accept();
    expect([vm.failure, vm.isAccepting, navigation.address]).toEqual([
      'unavailable',
      false,
      '/accept-terms-of-service',
    ]);
    expect(session.session).toMatchObject({ termsAccepted: false });
    profiles.account.failure = null;
    await vm.accept();
    expect([vm.failure, navigation.address]).toEqual([null, '/introduce-yourself']);
  });

  it('START-6 signs out whose session is over', async () => {
    const { vm, profiles, session } = await setUp();
    profiles.account.failure = 'signed-out';
    await vm.accept();
    await Promise.resolve();
    expect(vm.failure).toBe('signed-out');
    await expect.poll(() => session.session.is).toBe('signed-out');
  });

  it('AUTH-14 signs out who declines, and nothing is accepted', async () => {
    const { vm, session, profiles } = await setUp();
    await vm.decline();
    expect([session.session.is, profiles.account.profile.acceptedTosAt]).toEqual(['signed-out', null]);
  });

  it('AUTH-14 is written down once, however often it is pressed', async () => {
    const { vm, profiles } = await setUp();
    const before = profiles.loads;
    await Promise.all([vm.accept(), vm.accept()]);
    expect(profiles.loads).toBe(before + 1);
  });

  it('AUTH-14 offers the way on to who has accepted before', async () => {
    const { vm, navigation, email } = await setUp({}, '?wanted=%2Ftools').then(({ vm, navigation }) => ({
      vm,
      navigation,
      email: vm.email,
    }));
    expect([vm.wasAccepted, vm.onward, email]).toEqual([true, '/tools', 'ada@example.com']);
    await vm.accept();
    expect(navigation.address).toBe('/accept-terms-of-service?wanted=%2Ftools');
  });

  it("HDR-11 knows the documents' addresses once they are loaded", async () => {
    const { vm, configuration } = await setUp();
    expect(vm.addressOf('terms-of-service')).toBeNull();
    await configuration.load();
    expect(vm.addressOf('terms-of-service')).toBe('https://www.example.com/terms');
  });
});
