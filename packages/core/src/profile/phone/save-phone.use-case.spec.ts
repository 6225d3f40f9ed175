import { describe, expect, it } from 'vitest';
import { FakeProfileEditor } from '../../testing/profile/fake-profile-editor.ts';
import { SavePhone } from './save-phone.use-case.ts';

describe('saving the phone', () => {
  it.each([
    ['(720) 444-1234', '+17204441234'],
    ['', null],
    [null, null],
  ])('PROF-2 VAL-3 %j is saved as %j', async (typed, phone) => {
    const editor = new FakeProfileEditor();
    expect(await new SavePhone(editor).run(typed)).toEqual({ ok: true, value: { phone } });
    expect(editor.account.profile).toMatchObject({ phone, phoneVerified: false });
  });

  it('VAL-3 saves no wrong one', async () => {
    const editor = new FakeProfileEditor();
    expect(await new SavePhone(editor).run('800 444 1234')).toEqual({ ok: false, failure: 'phone-invalid' });
    expect(editor.saved).toEqual([]);
  });

  it('PROF-5 says why it could not', async () => {
    const editor = new FakeProfileEditor();
    editor.failWith('save-failed');
    expect(await new SavePhone(editor).run('7204441234')).toEqual({ ok: false, failure: 'save-failed' });
  });
});
