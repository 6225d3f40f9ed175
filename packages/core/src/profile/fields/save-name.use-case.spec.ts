import { describe, expect, it } from 'vitest';
import { FakeProfileEditor } from '../../testing/profile/fake-profile-editor.ts';
import { SaveName } from './save-name.use-case.ts';

describe('saving the name', () => {
  it('PROF-1 saves it trimmed, in parts and in full, and says what changed', async () => {
    const editor = new FakeProfileEditor();
    const changes = { givenName: 'Adela', familyName: 'Marsh', name: 'Adela Marsh' };
    expect(await new SaveName(editor).run({ givenName: ' Adela', familyName: 'Marsh ' })).toEqual({
      ok: true,
      value: changes,
    });
    expect(editor.saved).toEqual([changes]);
    expect(editor.account.profile).toMatchObject(changes);
  });

  it('PROF-1 saves nothing while a part is blank', async () => {
    const editor = new FakeProfileEditor();
    expect(await new SaveName(editor).run({ givenName: 'Adela', familyName: ' ' })).toEqual({
      ok: false,
      failure: { code: 'name-incomplete', problems: { familyName: 'required-field' } },
    });
    expect(editor.saved).toEqual([]);
  });

  it.each(['save-failed', 'signed-out'] as const)('PROF-5 says why it could not: %s', async (code) => {
    const editor = new FakeProfileEditor();
    editor.failWith(code);
    const saved = await new SaveName(editor).run({ givenName: 'Adela', familyName: 'Marsh' });
    expect(saved).toEqual({ ok: false, failure: { code } });
  });
});
