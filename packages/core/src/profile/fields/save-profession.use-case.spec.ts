import { describe, expect, it } from 'vitest';
import { FakeProfileEditor } from '../../testing/profile/fake-profile-editor.ts';
import { SaveProfession } from './save-profession.use-case.ts';

describe('saving the profession', () => {
  it.each([
    ['inspector', 'inspector'],
    ['', null],
    [null, null],
  ])('PROF-2 %j is saved as %j', async (chosen, professionType) => {
    const editor = new FakeProfileEditor();
    expect(await new SaveProfession(editor).run(chosen)).toEqual({ ok: true, value: { professionType } });
    expect(editor.account.profile).toMatchObject({ professionType });
  });

  it('PROF-5 says why it could not', async () => {
    const editor = new FakeProfileEditor();
    editor.failWith('save-failed');
    expect(await new SaveProfession(editor).run('inspector')).toEqual({ ok: false, failure: 'save-failed' });
  });
});
