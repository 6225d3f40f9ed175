import type { Profile } from '@ridgeline/core/profile';
import { OwnRecords } from '@ridgeline/core/sync';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { asRead } from '../../testing/as-read.ts';
import { Component } from '../../routes/screens/company-details.route.ts';
import { settled } from '../../testing/gate.ts';
import { aStage, button, field, notesOf } from '../../testing/screen-stage.tsx';
import { ToastStore } from '../../view-model/toasts.store.ts';

afterEach(cleanup);

async function setUp(change: Partial<Profile> = {}, options: Parameters<typeof aStage>[1] = {}) {
  const stage = aStage('/profile/mobilecompanydetails', options);
  await stage.signIn({
    company: 'Marsh Roofing',
    companyStreet: null,
    companyCity: 'Denver',
    companyState: 'co',
    companyZip: null,
    ...change,
  });
  await stage.show(Component);
  return stage;
}

const KEPT = 'We kept what you typed here. It has not been saved or sent yet.';
const state = (): HTMLSelectElement => screen.getByRole('combobox', { name: 'State' });

describe('the company details', () => {
  it('PROF-8 are saved trimmed, and return to the full profile', async () => {
    const { user, fill, editor, session, navigation, container } = await setUp();
    expect([field('Company name').value, field('City').value, state().value]).toEqual([
      'Marsh Roofing',
      'Denver',
      'co',
    ]);
    await fill(field('Street'), ' 1437 Bannock St ');
    await fill(field('City'), '');
    await user.selectOptions(state(), 'Utah');
    await fill(field('ZIP code'), '84101');
    await user.keyboard('{Enter}');
    await settled();
    const saved = {
      company: 'Marsh Roofing',
      companyStreet: '1437 Bannock St',
      companyCity: null,
      companyState: 'ut',
      companyZip: '84101',
    };
    expect([editor.saved, navigation.address]).toEqual([[saved], '/profile/full']);
    expect(session.profile).toMatchObject(saved);
    expect(container.get(ToastStore).takeAll().map(asRead)).toEqual([
      { tone: 'ok', text: 'Changes saved successfully' },
    ]);
  });

  it('PROF-8 are refused with a wrong ZIP code, and keep what was entered', async () => {
    const { user, fill, editor } = await setUp();
    await fill(field('ZIP code'), '8410');
    await user.click(button('Save'));
    await settled();
    expect([notesOf(field('ZIP code')), field('ZIP code').value, editor.saved]).toEqual([
      'Enter a ZIP code of 5 or 9 digits',
      '8410',
      [],
    ]);
    await fill(field('ZIP code'), '84101');
    expect(notesOf(field('ZIP code'))).toBe('');
  });

  it('PROF-5 say that they could not be saved', async () => {
    const { user, profiles, container, navigation } = await setUp();
    profiles.account.failure = 'unavailable';
    await user.click(button('Save'));
    await settled();
    expect(container.get(ToastStore).takeAll().map(asRead)).toEqual([
      { tone: 'danger', text: 'Error while saving the profile' },
    ]);
    expect(navigation.address).toBe('/profile/mobilecompanydetails');
  });

  it('START-5 PROF-8 are back with what was typed when the session ended, and are the saved ones after saving', async () => {
    const { user, fill, editor, session, signIn, timer, show, container } = await setUp();
    const own = container.get(OwnRecords);
    await own.unlock('ada');
    await fill(field('Street'), '1437 Bannock St');
    await user.selectOptions(state(), 'Utah');
    await timer.advance(500);
    await session.refused();
    own.lock();
    cleanup();

    await signIn();
    await own.unlock('ada');
    await show(Component);
    expect([field('Company name').value, field('Street').value, field('City').value, state().value]).toEqual([
      'Marsh Roofing',
      '1437 Bannock St',
      'Denver',
      'ut',
    ]);
    expect(container.get(ToastStore).takeAll().map(asRead)).toMatchObject([{ text: KEPT }]);
    await user.click(button('Save'));
    await settled();
    expect(editor.saved).toMatchObject([{ companyStreet: '1437 Bannock St', companyState: 'ut' }]);
    cleanup();
    expect(await own.all('drafts')).toEqual([]);
  });

  it('PROF-8 in Spanish', async () => {
    await setUp({}, { locale: 'es' });
    expect([field('Nombre de la empresa').value, button('Guardar').type]).toEqual([
      'Marsh Roofing',
      'submit',
    ]);
  });
});
