import { CopyId, type Profile, SaveName, SaveProfession } from '@ridgeline/core/profile';
import { aPlan } from '@ridgeline/core/testing/plans';
import { FakeChoiceListGateway, FakeClipboard, FakeProfileEditor } from '@ridgeline/core/testing/profile';
import { FakeClock, FakeTimer } from '@ridgeline/core/testing/shared';
import { aTeam } from '@ridgeline/core/testing/teams';
import { describe, expect, it } from 'vitest';
import { Language } from '../../language/language.store.ts';
import { FakeNavigation } from '../../testing/fake-navigation.ts';
import { ada, aSession } from '../../testing/visitors.ts';
import { ToastStore } from '../../view-model/toasts.store.ts';
import { SignOutWithToast } from '../../view-model/sign-out-with-toast.ts';
import { NameEditor } from './name-editor.ts';
import { ProfessionField } from './profession-field.ts';
import { ProfileViewModel, type ShownField } from './profile.view-model.ts';

async function setUp(change: Partial<Profile> = {}) {
  const world = aSession();
  const { session, profiles } = world;
  profiles.account.change(change);
  await session.signIn(ada);
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
  const language = new Language(storage, ['en']);
  const toasts = new ToastStore();
  const clipboard = new FakeClipboard();
  const clock = new FakeClock();
  const timer = new FakeTimer(clock);
  const editor = new FakeProfileEditor(profiles.account);
  const profession = new ProfessionField({
    session,
    language,
    toasts,
    choiceLists: new FakeChoiceListGateway(),
    saveProfession: new SaveProfession(editor),
    clock,
    timer,
  });
  const name = new NameEditor({
    session,
    navigation: new FakeNavigation('/profile'),
    language,
    toasts,
    saveName: new SaveName(editor),
  });
  const vm = new ProfileViewModel({
    session,
    language,
    toasts,
    name,
    profession,
    copyId: new CopyId(clipboard),
    signOut: new SignOutWithToast(session, toasts, language),
    timeZone: 'America/Denver',
  });
  return { ...world, storage, language, toasts, clipboard, editor, vm };
}

/** The displayed value: the text, or its placeholder. */
function shown(vm: ProfileViewModel, name: ShownField['name']): string | undefined {
  const value = vm.fields.find((field) => field.name === name)?.value;
  return value?.is === 'text' ? value.text : value?.is;
}

const ways = (vm: ProfileViewModel) =>
  vm.fields.flatMap(({ name, changedAt }) => (changedAt === null ? [] : [[name, changedAt]]));

describe('the profile', () => {
  it('PROF-1 heads with the name, the team, the plan in capitals and the day of the sign-up where one is', async () => {
    const { vm } = await setUp({
      photoURL: 'https://photos.example.com/ada.png',
      team: aTeam(),
      subscriptions: [aPlan({ title: 'Essential' })],
      // Still New Year's Eve in Denver.
      signUpTimestamp: Date.parse('2025-01-01T05:00:00Z'),
    });
    expect(vm.card).toEqual({
      name: 'Ada Marsh',
      photo: 'https://photos.example.com/ada.png',
      team: 'Front Range Roofing',
      plan: 'ESSENTIAL',
      memberSince: '12/31/2024',
    });
  });

  it('PROF-1 leaves out what is not known', async () => {
    const { vm } = await setUp({ signUpTimestamp: null });
    expect(vm.card).toEqual({ name: 'Ada Marsh', photo: null, team: null, plan: null, memberSince: null });
  });

  it('PROF-2 shows the fields of an account with a password, each with the way to where it is changed', async () => {
    const { vm } = await setUp({ phoneVerified: false });
    expect(vm.fields.map(({ name }) => [name, shown(vm, name)])).toEqual([
      ['profession', 'choice'],
      ['phone', '1 (303) 444-1234'],
      ['email', 'ada@example.com'],
      ['password', 'hidden'],
      ['userId', '4b3f1c1e-9f5e-4d8e-8d6a-0c2b8e3f7a10'],
      ['company', 'Marsh Roofing'],
    ]);
    expect(ways(vm)).toEqual([
      ['phone', 'verifyPhone'],
      ['email', 'changeEmail'],
      ['password', 'changePassword'],
      ['company', 'companyDetails'],
    ]);
    expect(vm.fields.filter(({ canCopy }) => canCopy).map(({ name }) => name)).toEqual(['userId']);
  });

  it.each<[string, Partial<Profile>]>([
    ['verified', { phoneVerified: true }],
    ['missing', { phone: null, phoneVerified: false }],
    ['no number', { phone: 'ask at the desk', phoneVerified: false }],
  ])('PROF-6 offers no code for a phone that is %s', async (_, change) => {
    const { vm } = await setUp(change);
    expect(ways(vm)).not.toContainEqual(['phone', 'verifyPhone']);
  });

  it('PROF-2 says what was not given', async () => {
    const { vm } = await setUp({ phone: null, company: ' ' });
    expect([shown(vm, 'phone'), shown(vm, 'company')]).toEqual(['none', 'none']);
  });

  it.each<[string, Partial<Profile>]>([
    ['a provider', { source: 'federated' }],
    ['their company', { identityProviderType: 'SAML' }],
  ])('PROF-3 leads whoever comes from %s to no change of email or password', async (_, change) => {
    const { vm } = await setUp({ ...change, phoneVerified: true });
    expect([vm.isFederated, shown(vm, 'password'), ways(vm)]).toEqual([
      true,
      undefined,
      [['company', 'companyDetails']],
    ]);
    expect((await setUp()).vm.isFederated).toBe(false);
  });

  it('PROF-11 TEAM-1 shows the role in a team, in the language that is read', async () => {
    const { vm } = await setUp({ userId: 'ada', team: aTeam() });
    expect(shown(vm, 'role')).toBe('Owner');
    vm.choose('es');
    expect(shown(vm, 'role')).toBe('Propietario');
    expect(shown((await setUp()).vm, 'role')).toBeUndefined();
  });

  it('PROF-5 saves the profession that waits when the screen is left', async () => {
    const { vm, editor } = await setUp();
    vm.profession.choose('estimator');
    expect(editor.saved).toEqual([]);
    vm.leave();
    expect(editor.saved).toEqual([{ professionType: 'estimator' }]);
  });

  it('PROF-10 copies the user id as it is shown, and says so in the language that is read', async () => {
    const { vm, clipboard, toasts } = await setUp();
    vm.choose('es');
    await vm.copyUserId();
    expect(clipboard.text).toBe('4b3f1c1e-9f5e-4d8e-8d6a-0c2b8e3f7a10');
    expect(toasts.takeAll()).toEqual([{ tone: 'ok', text: 'ID de usuario copiado al portapapeles' }]);
  });

  it('PROF-10 says that the browser did not allow it', async () => {
    const { vm, clipboard, toasts } = await setUp();
    clipboard.allowed = false;
    await vm.copyUserId();
    expect(toasts.takeAll()).toEqual([{ tone: 'danger', text: 'Your browser did not allow copying.' }]);
  });

  it('keeps the language that was chosen', async () => {
    const { vm, storage } = await setUp();
    vm.choose('es');
    expect([vm.locale, new Language(storage, ['en']).locale]).toEqual(['es', 'es']);
  });

  it.each(['here', 'everywhere'] as const)('START-3 signs out %s, once', async (reach) => {
    const { vm, identity, session } = await setUp();
    const leaving = [vm.signOut(reach), vm.signOut('here')];
    expect(vm.leaving).toBe(reach);
    await Promise.all(leaving);
    expect(identity.signOuts).toEqual([reach]);
    expect([session.session.is, vm.leaving, vm.card, vm.fields]).toEqual(['signed-out', null, null, []]);
  });

  it('START-3 says that the other devices are still signed in', async () => {
    const { vm, identity, toasts } = await setUp();
    identity.isAway = true;
    await vm.signOut('everywhere');
    expect(toasts.takeAll()).toMatchObject([
      { tone: 'warn', text: expect.stringContaining('other devices') },
    ]);
  });
});
