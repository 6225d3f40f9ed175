import type { Profile } from '@ridgeline/core/profile';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Gate } from '../../testing/gate.ts';
import { alerts, aStage, button, field, notesOf, waits } from '../../testing/screen-stage.tsx';
import { Component } from '../../routes/screens/introduce-yourself.route.ts';

afterEach(cleanup);

const nobody: Partial<Profile> = { givenName: '', familyName: '', professionType: null };

function aNewcomer(options: Parameters<typeof aStage>[1] = {}) {
  const stage = aStage('/introduce-yourself?wanted=%2Ftools', options);
  stage.lists.configLists.set('professionTypes', [
    { value: 'roofing-contractor', label: 'Roofing contractor' },
    { value: 'estimator', label: 'Estimator' },
  ]);
  return stage;
}

async function setUp(change: Partial<Profile> = {}, options: Parameters<typeof aStage>[1] = {}) {
  const stage = aNewcomer(options);
  await stage.signIn({ ...nobody, ...change });
  await stage.show(Component);
  return stage;
}

const profession = (name: RegExp = /^Profession/): HTMLSelectElement =>
  screen.getByRole('combobox', { name });
const optionsOf = (list: HTMLSelectElement): (string | null)[] =>
  [...list.options].map(({ textContent }) => textContent);

describe('the screen of the introduction', () => {
  it('AUTH-14 asks for the name and the profession', async () => {
    await setUp();
    expect(screen.getByRole('heading', { level: 1, name: 'Introduce yourself' })).toBeDefined();
    expect(document.activeElement).toBe(field('First name'));
    expect([field('First name').value, field('Last name').value]).toEqual(['', '']);
    expect(optionsOf(profession())).toEqual(['Choose your profession', 'Roofing contractor', 'Estimator']);
    expect(profession()).toMatchObject({ value: '', disabled: false });
  });

  it('AUTH-14 keeps the place of the professions while they are on their way', async () => {
    const stage = aNewcomer();
    const gate = new Gate();
    stage.lists.configList = gate.before(stage.lists.configList.bind(stage.lists));
    await stage.signIn(nobody);
    await stage.show(Component);
    expect(profession().disabled).toBe(true);
    await gate.open();
    expect(profession().disabled).toBe(false);
  });

  it('AUTH-14 goes without the professions where they cannot be had', async () => {
    const stage = aNewcomer();
    stage.lists.configLists.clear();
    await stage.signIn({ ...nobody, givenName: 'Ada', familyName: 'Marsh' });
    await stage.show(Component);
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.getByText(/^The list of professions could not be loaded\./)).toBeDefined();
    await stage.user.click(button('Continue'));
    expect(stage.navigation.address).toBe('/tools');
  });

  it('AUTH-14 NAV-9 saves them, says so while it waits, and goes on to what was wanted', async () => {
    const { user, editor, navigation } = await setUp();
    const gate = new Gate();
    editor.save = gate.before(editor.save.bind(editor));
    await user.type(field('First name'), 'Grace');
    await user.type(field('Last name'), 'Hopkins');
    await user.selectOptions(profession(), 'Estimator');
    await user.click(button('Continue'));
    expect([waits(), editor.saved]).toEqual([['Saving'], []]);
    await gate.open();
    expect(editor.saved).toMatchObject([{ name: 'Grace Hopkins', professionType: 'estimator' }]);
    expect(navigation.entries.map(({ address }) => address)).toEqual(['/tools']);
  });

  it('AUTH-11 VAL-1 says which name is missing once it was sent', async () => {
    const { user, editor } = await setUp({ givenName: 'Ada' });
    expect(field('First name').value).toBe('Ada');
    await user.click(button('Continue'));
    expect([notesOf(field('First name')), notesOf(field('Last name'))]).toEqual(['', 'Required Field']);
    await user.type(field('Last name'), ' ');
    expect(notesOf(field('Last name'))).toBe('Required Field');
    await user.type(field('Last name'), 'M');
    expect([notesOf(field('Last name')), editor.saved, alerts()]).toEqual(['', [], []]);
  });

  it('AUTH-11 does not ask a person from Apple for a name', async () => {
    const { user, navigation } = await setUp({ appleId: 'apple-1' });
    expect(field(/^First name\s*optional$/).getAttribute('aria-required')).not.toBe('true');
    await user.click(button('Continue'));
    expect(navigation.address).toBe('/tools');
  });

  it('PROF-5 says that it was not saved, and keeps what was typed', async () => {
    const { user, editor } = await setUp({ familyName: 'Marsh' });
    editor.failWith('save-failed');
    await user.type(field('First name'), 'Grace{Enter}');
    expect([alerts(), field('First name').value]).toEqual([['Error while saving the profile'], 'Grace']);
    editor.failWith(null);
    await user.click(button('Continue'));
    expect(alerts()).toEqual([]);
  });

  it('AUTH-14 in Spanish', async () => {
    const { user, editor } = await setUp({ givenName: 'Ada', familyName: 'Marsh' }, { locale: 'es' });
    expect(screen.getByRole('heading', { level: 1, name: 'Preséntese' })).toBeDefined();
    expect(optionsOf(profession(/^Profesión/))[0]).toBe('Elija su profesión');
    editor.failWith('save-failed');
    await user.click(button('Continuar'));
    expect(alerts()).toEqual(['Error al guardar el perfil']);
  });
});
