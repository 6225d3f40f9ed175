import type { Profile } from '@ridgeline/core/profile';
import { IntroduceYourself } from '@ridgeline/core/session';
import { FakeProfileEditor } from '@ridgeline/core/testing/profile';
import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { FakeNavigation } from '../../testing/fake-navigation.ts';
import { ada, aSession } from '../../testing/visitors.ts';
import { MandatoryProfileViewModel } from './mandatory-profile.view-model.ts';

async function setUp({ query = '', ...change }: Partial<Profile> & { query?: string } = {}) {
  const world = aSession();
  const { session, profiles } = world;
  profiles.account.change({ givenName: '', familyName: '', professionType: 'estimator', ...change });
  await session.signIn(ada);
  const navigation = new FakeNavigation(`/mandatory-profile${query}`);
  const editor = new FakeProfileEditor(profiles.account);
  const introduce = new IntroduceYourself(editor);
  const vm = new MandatoryProfileViewModel({ introduce, session, navigation });
  return { ...world, editor, navigation, vm };
}

describe('the mandatory profile', () => {
  it('AUTH-14 saves the name, leaves the profession, and goes on to what was wanted', async () => {
    const { vm, session, editor, navigation } = await setUp({ query: '?wanted=%2Fplans%3Fsku%3D1' });
    vm.enter();
    expect(navigation.address).toBe('/mandatory-profile?wanted=%2Fplans%3Fsku%3D1');
    vm.name.typeGivenName('Grace ');
    vm.name.typeFamilyName(' Hopkins');
    await Promise.all([vm.submit(), vm.submit()]);
    expect(editor.saved).toEqual([
      { givenName: 'Grace', familyName: 'Hopkins', name: 'Grace Hopkins', professionType: 'estimator' },
    ]);
    expect(session.profile).toMatchObject({ givenName: 'Grace', familyName: 'Hopkins' });
    expect(navigation.entries).toEqual([{ address: '/plans?sku=1', keepsake: null }]);
  });

  it('AUTH-14 asks for nothing where nothing is missing', async () => {
    const { vm, navigation } = await setUp({ givenName: 'Ada', familyName: 'Marsh' });
    vm.enter();
    expect(navigation.address).toBe('/dashboard');
  });

  it('AUTH-14 leads on to what was wanted, also when it is entered twice', async () => {
    const { vm, navigation } = await setUp({
      query: '?wanted=%2Ftools',
      givenName: 'Ada',
      familyName: 'Marsh',
    });
    vm.enter();
    vm.enter();
    expect(navigation.entries).toEqual([{ address: '/tools', keepsake: null }]);
  });

  it('VAL-1 says what is missing, and saves nothing', async () => {
    const { vm, editor, session } = await setUp({ givenName: 'Ada' });
    await vm.submit();
    expect([vm.name.problems, vm.isSaving]).toEqual([{ familyName: 'required-field' }, false]);
    expect([editor.saved, session.profile?.familyName]).toEqual([[], '']);
  });

  it('PROF-5 says that it could not be saved, and keeps what was typed', async () => {
    const { vm, editor } = await setUp({ familyName: 'Marsh' });
    editor.failWith('save-failed');
    vm.name.typeGivenName('Grace');
    await vm.submit();
    expect([vm.failure, vm.name.givenName]).toEqual(['save-failed', 'Grace']);
  });

  it('AUTH-14 lets nobody be caught: there is a way out', async () => {
    const { vm, session } = await setUp();
    await vm.signOut();
    expect(session.session.is).toBe('signed-out');
  });

  it('START-6 signs out whose session is over', async () => {
    const { vm, profiles, session } = await setUp({ givenName: 'Ada', familyName: '' });
    profiles.account.failure = 'signed-out';
    vm.name.typeFamilyName('Marsh');
    await vm.submit();
    await when(() => session.session.is === 'signed-out');
    expect(vm.failure).toBe('signed-out');
  });
});
