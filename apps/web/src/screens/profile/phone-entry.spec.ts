import { type Profile, RequestPhoneCode, SavePhone } from '@ridgeline/core/profile';
import { FakePhoneGateway, FakeProfileEditor } from '@ridgeline/core/testing/profile';
import { FakeClock, FakeTimer } from '@ridgeline/core/testing/shared';
import { describe, expect, it } from 'vitest';
import { asRead } from '../../testing/as-read.ts';
import { Language } from '../../language/language.store.ts';
import { FakeNavigation } from '../../testing/fake-navigation.ts';
import { Gate } from '../../testing/gate.ts';
import { ada, aSession } from '../../testing/visitors.ts';
import { ToastStore } from '../../view-model/toasts.store.ts';
import { PhoneEntry } from './phone-entry.ts';

async function setUp(change: Partial<Profile> = {}) {
  const world = aSession();
  const { session, profiles } = world;
  profiles.account.change({ phone: null, phoneVerified: false, ...change });
  await session.signIn(ada);
  const clock = new FakeClock();
  const timer = new FakeTimer(clock);
  const editor = new FakeProfileEditor(profiles.account);
  const phones = new FakePhoneGateway(profiles.account, clock);
  const toasts = new ToastStore();
  const navigation = new FakeNavigation('/profile');
  const entry = new PhoneEntry({
    session,
    navigation,
    language: new Language({ getItem: () => null, setItem: () => {} }, ['en']),
    toasts,
    savePhone: new SavePhone(editor),
    requestCode: new RequestPhoneCode(phones),
    clock,
    timer,
  });
  const enter = (digits: string) => {
    entry.type(digits);
    entry.leaveField();
  };
  return { ...world, timer, editor, phones, toasts, navigation, entry, enter };
}

describe('the phone of the profile', () => {
  it('PROF-5 VAL-3 is saved 500 ms after it is left, in the form it is stored', async () => {
    const { entry, enter, timer, editor, toasts, session } = await setUp();
    enter('3034441234');
    expect([entry.isSaving, editor.saved]).toEqual([true, []]);
    await timer.advance(499);
    expect(editor.saved).toEqual([]);
    await timer.advance(1);
    expect([entry.isSaving, entry.digits, editor.saved]).toEqual([
      false,
      '3034441234',
      [{ phone: '+13034441234' }],
    ]);
    expect(session.profile?.phone).toBe('+13034441234');
    expect(toasts.takeAll().map(asRead)).toEqual([{ tone: 'ok', text: 'Changes saved successfully' }]);
  });

  it('PROF-5 is skipped if it is unchanged, or changed back in time', async () => {
    const { entry, enter, timer, editor, toasts } = await setUp({ phone: '+13034441234' });
    enter('3034441234');
    enter('7204441234');
    enter('3034441234');
    await timer.advance(5000);
    expect([editor.saved, toasts.waiting.map(asRead), entry.isSaving]).toEqual([[], [], false]);
  });

  it('PROF-2 VAL-3 may be emptied', async () => {
    const { enter, timer, editor } = await setUp({ phone: '+13034441234' });
    enter('');
    await timer.advance(500);
    expect(editor.saved).toEqual([{ phone: null }]);
  });

  it.each(['303', '1114441234', '8004441234', '3035551234'])('VAL-3 is not saved as %s', async (digits) => {
    const { entry, enter, timer, editor } = await setUp();
    enter(digits);
    await timer.advance(500);
    expect([entry.problem, editor.saved, entry.canVerify]).toEqual(['phone-invalid', [], false]);
    entry.type('3034441234');
    expect(entry.problem).toBeNull();
  });

  it('PROF-5 says that it could not be saved, keeps what was entered, and tries again', async () => {
    const { entry, enter, timer, editor, profiles, toasts } = await setUp();
    profiles.account.failure = 'unavailable';
    enter('3034441234');
    await timer.advance(500);
    expect(toasts.takeAll().map(asRead)).toEqual([
      { tone: 'danger', text: 'Error while saving the profile' },
    ]);
    expect([entry.digits, editor.saved]).toEqual(['3034441234', []]);
    profiles.account.failure = null;
    entry.leaveField();
    await timer.advance(500);
    expect(editor.saved).toEqual([{ phone: '+13034441234' }]);
  });

  it('PROF-5 keeps what is typed while the number before it is saved', async () => {
    const { entry, enter, timer, editor } = await setUp();
    const gate = new Gate();
    editor.save = gate.before(editor.save.bind(editor));
    enter('3034441234');
    await timer.advance(500);
    entry.type('7204441234');
    await gate.open();
    expect(entry.digits).toBe('7204441234');
    entry.leaveField();
    await timer.advance(500);
    expect(editor.saved).toEqual([{ phone: '+13034441234' }, { phone: '+17204441234' }]);
  });

  it('PROF-6 sends the code to the number as it is entered, and goes to where the code is', async () => {
    const { entry, phones, editor, navigation } = await setUp({ phone: '+13034441234' });
    entry.type('7204441234');
    await entry.verify();
    expect(editor.saved).toEqual([{ phone: '+17204441234' }]);
    expect(phones.account.phoneCode?.to).toBe('+17204441234');
    expect(navigation.address).toBe('/profile/verifyphone');
  });

  it('PROF-6 sends one code for two presses, and says if it could not', async () => {
    const { entry, phones, profiles, toasts, navigation } = await setUp({ phone: '+13034441234' });
    const first = entry.verify();
    await entry.verify();
    await first;
    expect(phones.account.phoneCode?.code).toBe('100001');
    profiles.account.failure = 'unavailable';
    navigation.back();
    await entry.verify();
    expect(toasts.takeAll().map(asRead)).toEqual([
      { tone: 'danger', text: 'Something went wrong. Please try again later.' },
    ]);
  });

  it('PROF-6 knows a verified number until it is changed', async () => {
    const { entry } = await setUp({ phone: '+13034441234', phoneVerified: true });
    expect([entry.isVerified, entry.canVerify]).toEqual([true, false]);
    entry.type('7204441234');
    expect(entry.isVerified).toBe(false);
  });

  it('VAL-3 tells what an older record holds that is no number', async () => {
    const { entry } = await setUp({ phone: 'ask at the desk' });
    expect([entry.digits, entry.unreadable, entry.canVerify]).toEqual(['', 'ask at the desk', false]);
  });
});
