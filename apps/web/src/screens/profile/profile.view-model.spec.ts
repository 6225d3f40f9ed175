import {
  ConfirmEmailChange,
  CopyId,
  type Profile,
  RequestPhoneCode,
  SavePhone,
  SaveProfession,
} from '@ridgeline/core/profile';
import { DeleteAccount, SignOut, ResetApp } from '@ridgeline/core/session';
import {
  FakeChoiceListGateway,
  FakeClipboard,
  FakeEmailChangeGateway,
  FakePhoneGateway,
  FakeProfileEditor,
  FakeVerifiedEmailGateway,
} from '@ridgeline/core/testing/profile';
import { ListSyncRecords, UpdateSyncRecords } from '@ridgeline/core/sync';
import { FakeSyncStore } from '@ridgeline/core/testing/sync';
import { FakeClock, FakeTimer } from '@ridgeline/core/testing/shared';
import { aTeam } from '@ridgeline/core/testing/teams';
import type { AppPath } from '@ridgeline/core/routes';
import type { Email } from '@ridgeline/core/shared';
import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { asRead } from '../../testing/as-read.ts';
import { Language } from '../../language/language.store.ts';
import { FakeNavigation } from '../../testing/fake-navigation.ts';
import { FakePage } from '../../testing/fake-page.ts';
import { ada, aSession } from '../../testing/visitors.ts';
import { PendingSaves } from '../../view-model/pending-saves.ts';
import { SyncedLanguage } from '../../view-model/synced-language.ts';
import { ToastStore } from '../../view-model/toasts.store.ts';
import { SignOutWithToast } from '../../view-model/sign-out-with-toast.ts';
import { AccountDeletion } from './account-deletion.ts';
import { EmailReturn } from './email-return.ts';
import { PhoneEntry } from './phone-entry.ts';
import { ProfessionField } from './profession-field.ts';
import { ProfileViewModel, type ShownField } from './profile.view-model.ts';
import { SessionEnds } from './session-ends.ts';

async function setUp(change: Partial<Profile> = {}, address = '/profile') {
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
  const page = new FakePage();
  const pending = new PendingSaves(page);
  const navigation = new FakeNavigation(address);
  const phones = new FakePhoneGateway(profiles.account, clock);
  const emails = new FakeEmailChangeGateway(profiles.account, clock);
  const shown = { session, language, toasts };
  const { identity, ends, preferences, state } = world;
  const signOut = new SignOutWithToast({
    session,
    toasts,
    language,
    navigation,
    pending,
    connection: { waiting: 0, conflicts: 0 },
  });
  const vm = new ProfileViewModel({
    ...shown,
    profession: new ProfessionField({
      ...shown,
      choiceLists: new FakeChoiceListGateway(),
      saveProfession: new SaveProfession(editor),
      clock,
      timer,
    }),
    phone: new PhoneEntry({
      ...shown,
      navigation,
      savePhone: new SavePhone(editor),
      requestCode: new RequestPhoneCode(phones),
      clock,
      timer,
    }),
    sessions: new SessionEnds({ ...shown, signOut, ends }),
    deletion: new AccountDeletion({
      ...shown,
      deleteAccount: new DeleteAccount(
        ends,
        identity,
        new SignOut({ identity, ends, reset: new ResetApp(state, preferences), preferences }),
      ),
    }),
    emailReturn: new EmailReturn({
      ...shown,
      navigation,
      profiles,
      confirmChange: new ConfirmEmailChange(emails, new FakeVerifiedEmailGateway(profiles.account)),
    }),
    pending,
    synced: new SyncedLanguage({
      session,
      language,
      preferences,
      list: new ListSyncRecords(identity, new FakeSyncStore(clock)),
      update: new UpdateSyncRecords(identity, new FakeSyncStore(clock)),
    }),
    copyId: new CopyId(clipboard),
  });
  return {
    ...world,
    storage,
    language,
    toasts,
    clipboard,
    editor,
    timer,
    page,
    navigation,
    phones,
    emails,
    vm,
  };
}

/** The displayed value: the text, or its placeholder. */
function shown(vm: ProfileViewModel, name: ShownField['name']): string | undefined {
  const value = vm.fields.find((field) => field.name === name)?.value;
  return value?.is === 'text' ? value.text : value?.is;
}

const ways = (vm: ProfileViewModel) =>
  vm.fields.flatMap(({ name, changedAt }) => (changedAt === null ? [] : [[name, changedAt]]));

describe('the profile', () => {
  it('PROF-2 shows the fields of an account with a password, each with the way to where it is changed', async () => {
    const { vm } = await setUp({ phoneVerified: false });
    expect(vm.fields.map(({ name }) => [name, shown(vm, name)])).toEqual([
      ['profession', 'choice'],
      ['phone', 'phone'],
      ['email', 'ada@example.com'],
      ['password', 'hidden'],
      ['userId', '4b3f1c1e-9f5e-4d8e-8d6a-0c2b8e3f7a10'],
      ['company', 'Marsh Roofing'],
    ]);
    expect(ways(vm)).toEqual([
      ['email', 'changeEmail'],
      ['password', 'changePassword'],
      ['company', 'companyDetails'],
    ]);
    expect(vm.fields.filter(({ canCopy }) => canCopy).map(({ name }) => name)).toEqual(['userId']);
  });

  it('PROF-2 says what was not given', async () => {
    const { vm } = await setUp({ company: ' ' });
    expect(shown(vm, 'company')).toBe('none');
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

  it.each(['left', 'hidden', 'signed out of'] as const)(
    'PROF-5 saves what waits when the screen is %s',
    async (way) => {
      const { vm, editor, page, session } = await setUp();
      vm.enter();
      vm.profession.choose('estimator');
      vm.phone.type('7204441234');
      expect(editor.saved).toEqual([]);
      if (way === 'left') vm.leave();
      if (way === 'hidden') page.turn('hidden');
      if (way === 'signed out of') await vm.sessions.end('here');
      expect(editor.saved).toHaveLength(2);
      expect(editor.saved).toEqual(
        expect.arrayContaining([{ phone: '+17204441234' }, { professionType: 'estimator' }]),
      );
      expect(session.session.is).toBe(way === 'signed out of' ? 'signed-out' : 'signed-in');
    },
  );

  it('PROF-5 has nothing more to save once it is left', async () => {
    const { vm, editor, page } = await setUp();
    vm.enter();
    vm.leave();
    vm.profession.choose('estimator');
    page.turn('hidden');
    expect(editor.saved).toEqual([]);
  });

  it('PROF-10 copies the user id as it is shown, and says so in the language that is read', async () => {
    const { vm, clipboard, toasts } = await setUp();
    vm.choose('es');
    await vm.copyUserId();
    expect(clipboard.text).toBe('4b3f1c1e-9f5e-4d8e-8d6a-0c2b8e3f7a10');
    expect(toasts.takeAll().map(asRead)).toEqual([
      { tone: 'ok', text: 'ID de usuario copiado al portapapeles' },
    ]);
  });

  it('PROF-10 says that the browser did not allow it', async () => {
    const { vm, clipboard, toasts } = await setUp();
    clipboard.allowed = false;
    await vm.copyUserId();
    expect(toasts.takeAll().map(asRead)).toEqual([
      { tone: 'danger', text: 'Your browser did not allow copying.' },
    ]);
  });

  it('keeps the language that was chosen', async () => {
    const { vm, storage } = await setUp();
    vm.choose('es');
    expect([vm.locale, new Language(storage, ['en']).locale]).toEqual(['es', 'es']);
  });

  it.each(['here', 'everywhere'] as const)('START-3 signs out %s, once', async (reach) => {
    const { vm, identity, session } = await setUp();
    const leaving = [vm.sessions.end(reach), vm.sessions.end('here')];
    expect(vm.sessions.ending).toBe(reach);
    await Promise.all(leaving);
    expect(identity.signOuts).toEqual([reach]);
    expect([session.session.is, vm.sessions.ending, vm.fields]).toEqual(['signed-out', null, []]);
  });

  it('START-3 says that the other devices are still signed in', async () => {
    const { vm, identity, toasts } = await setUp();
    identity.isAway = true;
    await vm.sessions.end('everywhere');
    expect(toasts.takeAll().map(asRead)).toMatchObject([
      { tone: 'warn', text: expect.stringContaining('other devices') },
    ]);
  });

  it('START-3 ends the other sessions and goes on, or says that it could not', async () => {
    const { vm, ends, session, toasts } = await setUp();
    await vm.sessions.end('others');
    ends.account.failure = 'unavailable';
    await vm.sessions.end('others');
    expect(toasts.takeAll().map(asRead)).toEqual([
      { tone: 'ok', text: 'You are signed out on all other devices.' },
      { tone: 'danger', text: 'We could not sign you out on your other devices. Please try again.' },
    ]);
    expect(session.session.is).toBe('signed-in');
  });
});

describe('the deletion of the account', () => {
  it('waits for the email to be typed, in any letters', async () => {
    const { vm, ends, session, toasts } = await setUp();
    const { deletion } = vm;
    deletion.ask();
    for (const typed of ['', 'ada', 'ada@example.co']) {
      deletion.type(typed);
      await deletion.confirm();
      expect([deletion.isConfirmed, ends.isPersonDeleted]).toEqual([false, false]);
    }
    deletion.type(' Ada@Example.com ');
    await deletion.confirm();
    expect([ends.isPersonDeleted, session.session.is, deletion.state]).toEqual([
      true,
      'signed-out',
      'closed',
    ]);
    expect(toasts.takeAll().map(asRead)).toEqual([{ tone: 'ok', text: 'Your account is deleted.' }]);
  });

  it('says in the dialog that nothing was changed, and can be repeated', async () => {
    const { vm, ends, session } = await setUp();
    vm.deletion.ask();
    vm.deletion.type('ada@example.com');
    ends.account.failure = 'unavailable';
    await vm.deletion.confirm();
    expect([vm.deletion.state, vm.deletion.failure, session.session.is]).toEqual([
      'asking',
      'account-not-deleted',
      'signed-in',
    ]);
    ends.account.failure = null;
    await vm.deletion.confirm();
    expect(session.session.is).toBe('signed-out');
  });
});

describe('the return link of a new email', () => {
  const link = (code: string, email = 'ada@example.com') => `/profile?code=${code}&email=${email}`;
  async function opened(address: (code: string) => string) {
    const world = await setUp({}, '/profile');
    await world.emails.request('grace@example.com' as Email);
    world.navigation.go(address(world.emails.account.emailCode?.code ?? '') as AppPath);
    world.vm.enter();
    world.vm.leave();
    world.vm.enter();
    await when(() => world.toasts.waiting.length > 0);
    return world;
  }

  it('PROF-9 changes the email once, and leaves the address', async () => {
    const { session, navigation, toasts } = await opened((code) => link(code));
    expect([session.profile?.email, navigation.address]).toEqual(['grace@example.com', '/profile']);
    expect(toasts.takeAll().map(asRead)).toEqual([
      { tone: 'ok', text: 'Success! Your email has been changed' },
    ]);
  });

  it.each([
    ['has expired', () => link('999999'), 'Link has expired'],
    [
      'is for another account',
      (code: string) => link(code, 'omar@example.com'),
      "You're signed in with a different account. Log in using your old email.",
    ],
  ])('PROF-9 says that it %s', async (_, address, text) => {
    const { session, toasts } = await opened(address);
    expect(session.profile?.email).toBe('ada@example.com');
    expect(toasts.takeAll().map(asRead)).toEqual([{ tone: 'danger', text }]);
  });
});
