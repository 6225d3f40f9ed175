import type { Profile } from '@ridgeline/core/profile';
import { BeginWalkthrough, IntroduceYourself } from '@ridgeline/core/session';
import { FakeChoiceListGateway, FakeProfileEditor } from '@ridgeline/core/testing/profile';
import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { FakeNavigation } from '../../testing/fake-navigation.ts';
import { ada, aSession } from '../../testing/visitors.ts';
import { WalkthroughStore } from '../../view-model/walkthrough.store.ts';
import { IntroduceYourselfViewModel } from './introduce-yourself.view-model.ts';

const professions = [
  { value: 'roofing-contractor', label: 'Roofing contractor' },
  { value: 'estimator', label: 'Estimator' },
];

async function setUp({ query = '', ...change }: Partial<Profile> & { query?: string } = {}) {
  const world = aSession();
  const { session, profiles } = world;
  profiles.account.change({ givenName: '', familyName: '', professionType: null, ...change });
  await session.signIn(ada);
  const lists = new FakeChoiceListGateway();
  lists.configLists.set('professionTypes', professions);
  const navigation = new FakeNavigation(`/introduce-yourself${query}`);
  const editor = new FakeProfileEditor(profiles.account);
  const walkthrough = new WalkthroughStore(new BeginWalkthrough(world.preferences));
  const vm = new IntroduceYourselfViewModel({
    introduce: new IntroduceYourself(editor),
    choiceLists: lists,
    session,
    walkthrough,
    navigation,
  });
  return { ...world, walkthrough, lists, editor, navigation, vm };
}

describe('introduce yourself', () => {
  it('AUTH-14 NAV-9 saves the name and the profession, and goes on to what was wanted', async () => {
    const { vm, session, navigation, editor } = await setUp({
      query: '?wanted=%2Ftools',
      doesNotExist: true,
    });
    vm.enter();
    await when(() => vm.professions.are === 'there');
    expect(vm.professions).toEqual({ are: 'there', choices: professions });
    vm.name.typeGivenName(' Grace ');
    vm.name.typeFamilyName('Hopkins');
    vm.chooseProfession('estimator');
    const saving = vm.submit();
    expect(vm.isSaving).toBe(true);
    await saving;
    expect(editor.saved).toEqual([
      { givenName: 'Grace', familyName: 'Hopkins', name: 'Grace Hopkins', professionType: 'estimator' },
    ]);
    expect(session.session).toMatchObject({ firstLoginEver: false, profile: { name: 'Grace Hopkins' } });
    expect(navigation.entries).toEqual([{ address: '/tools', keepsake: null }]);
  });

  it('AUTH-12 AUTH-14 begins with what is known already, and ends in the walkthrough', async () => {
    const { vm, navigation, walkthrough } = await setUp({ givenName: 'Ada', familyName: 'Marsh' });
    expect([vm.name.givenName, vm.name.familyName, vm.profession]).toEqual(['Ada', 'Marsh', null]);
    expect(walkthrough.isShown).toBe(false);
    await vm.submit();
    expect([navigation.address, walkthrough.isShown]).toEqual(['/dashboard', true]);
  });

  it('AUTH-11 VAL-1 says which name is missing once it was submitted, and not before', async () => {
    const { vm, editor } = await setUp({ givenName: 'Ada' });
    expect(vm.name.problems).toEqual({});
    await vm.submit();
    expect([vm.name.problems, vm.failure, vm.isSaving]).toEqual([
      { familyName: 'required-field' },
      null,
      false,
    ]);
    expect(editor.saved).toEqual([]);
    vm.name.typeFamilyName('Marsh');
    expect(vm.name.problems).toEqual({});
  });

  it('AUTH-11 does not ask a person from Apple for a name', async () => {
    const { vm, navigation } = await setUp({ appleId: 'apple-1' });
    expect(vm.name.isRequired).toBe(false);
    await vm.submit();
    expect(navigation.address).toBe('/dashboard');
  });

  it('PROF-5 keeps what was typed when it could not be saved', async () => {
    const { vm, editor, navigation } = await setUp({ familyName: 'Marsh' });
    editor.failWith('save-failed');
    vm.name.typeGivenName('Grace');
    await vm.submit();
    expect([vm.failure, vm.name.givenName, navigation.address]).toEqual([
      'save-failed',
      'Grace',
      '/introduce-yourself',
    ]);
    editor.failWith(null);
    await Promise.all([vm.submit(), vm.submit()]);
    expect([vm.failure, editor.saved.length, navigation.address]).toEqual([null, 1, '/dashboard']);
  });

  it('AUTH-14 goes without the professions where they cannot be had', async () => {
    const { vm, lists, navigation } = await setUp({ givenName: 'Ada', familyName: 'Marsh' });
    lists.configLists.clear();
    vm.enter();
    await when(() => vm.professions.are === 'missing');
    await vm.submit();
    expect(navigation.address).toBe('/dashboard');
  });

  it('START-6 signs out whose session is over', async () => {
    const { vm, profiles, session } = await setUp({ givenName: 'Ada', familyName: 'Marsh' });
    profiles.account.failure = 'signed-out';
    await vm.submit();
    await when(() => session.session.is === 'signed-out');
    expect(vm.failure).toBe('signed-out');
  });
});
