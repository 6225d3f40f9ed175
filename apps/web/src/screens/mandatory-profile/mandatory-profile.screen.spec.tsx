import type { Profile } from '@ridgeline/core/profile';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Gate } from '../../testing/gate.ts';
import { alerts, aStage, button, field, isOff, notesOf, waits } from '../../testing/screen-stage.tsx';
import { Component } from '../../routes/screens/mandatory-profile.route.ts';

afterEach(cleanup);

async function setUp(change: Partial<Profile> = {}, options: Parameters<typeof aStage>[1] = {}) {
  const stage = aStage('/mandatory-profile?wanted=%2Ftools', options);
  await stage.signIn({ givenName: '', familyName: '', ...change });
  await stage.show(Component);
  return stage;
}

describe('the screen of a profile without a name', () => {
  it('AUTH-14 asks for the name', async () => {
    await setUp();
    expect(screen.getByRole('heading', { level: 1, name: 'Complete your profile' })).toBeDefined();
    expect(document.activeElement).toBe(field('First name'));
    expect(isOff(button('Sign out'))).toBe(false);
  });

  it('AUTH-14 saves it, says so while it waits, and goes on to what was wanted', async () => {
    const { user, editor, navigation } = await setUp();
    const gate = new Gate();
    editor.save = gate.before(editor.save.bind(editor));
    await user.type(field('First name'), 'Grace');
    await user.type(field('Last name'), 'Hopkins{Enter}');
    expect([waits(), isOff(button('Sign out'))]).toEqual([['Saving'], true]);
    await gate.open();
    expect(editor.saved).toMatchObject([{ givenName: 'Grace', familyName: 'Hopkins' }]);
    expect(navigation.entries.map(({ address }) => address)).toEqual(['/tools']);
  });

  it('AUTH-11 VAL-1 says which names are missing once it was sent', async () => {
    const { user, editor } = await setUp();
    expect(notesOf(field('First name'))).toBe('');
    await user.click(button('Save and continue'));
    expect([notesOf(field('First name')), notesOf(field('Last name'))]).toEqual([
      'Required Field',
      'Required Field',
    ]);
    expect([editor.saved, alerts()]).toEqual([[], []]);
  });

  it('PROF-5 says that it was not saved, and keeps what was typed', async () => {
    const { user, editor } = await setUp({ familyName: 'Hopkins' });
    editor.failWith('save-failed');
    await user.type(field('First name'), 'Grace{Enter}');
    expect([alerts(), field('First name').value]).toEqual([['Error while saving the profile'], 'Grace']);
  });

  it('AUTH-14 asks nothing where nothing is missing', async () => {
    const { navigation } = await setUp({ givenName: 'Ada', familyName: 'Marsh' });
    expect(navigation.entries.map(({ address }) => address)).toEqual(['/tools']);
  });

  it('AUTH-14 lets a person sign out without giving a name', async () => {
    const { user, session } = await setUp();
    await user.click(button('Sign out'));
    expect(session.session.is).toBe('signed-out');
  });

  it('AUTH-14 START-6 in Spanish', async () => {
    const { user, fill, profiles, session } = await setUp({ familyName: 'Hopkins' }, { locale: 'es' });
    expect(screen.getByRole('heading', { level: 1, name: 'Complete su perfil' })).toBeDefined();
    await user.click(button('Guardar y continuar'));
    expect(notesOf(field('Nombre'))).toBe('Campo obligatorio');
    profiles.account.failure = 'signed-out';
    await fill(field('Nombre'), 'Grace');
    await user.click(button('Guardar y continuar'));
    expect([alerts(), session.session.is]).toEqual([
      ['No hay usuario actual o la sesión expiró'],
      'signed-out',
    ]);
  });
});
