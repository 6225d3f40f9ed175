import type { Profile } from '@ridgeline/core/profile';
import { pathTo } from '@ridgeline/core/routes';
import { aPlan } from '@ridgeline/core/testing/plans';
import { aTeam } from '@ridgeline/core/testing/teams';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { asRead } from '../../testing/as-read.ts';
import { Gate, settled } from '../../testing/gate.ts';
import { aStage, button, field, isOff, notesOf, waits } from '../../testing/screen-stage.tsx';
import { ToastStore } from '../../view-model/toasts.store.ts';
import { useViewModel } from '../../composition/container-context.tsx';
import { profileFrameModules } from '../../composition/profile-frame-modules.ts';
import { Component as FullProfile } from '../../routes/screens/profile.route.tsx';
import { ProfileFrame } from './profile-frame.tsx';
import { ProfileFrameViewModel } from './profile-frame.view-model.ts';

afterEach(cleanup);

/** As the router nests them. */
function Component() {
  return (
    <ProfileFrame vm={useViewModel(ProfileFrameViewModel, ...profileFrameModules)}>
      <FullProfile />
    </ProfileFrame>
  );
}

const LIST = [
  { value: 'estimator', label: 'Estimator' },
  { value: 'roofing-contractor', label: 'Roofing contractor' },
];

type Options = Parameters<typeof aStage>[1] & { readonly hasList?: boolean };

async function setUp(change: Partial<Profile> = {}, { hasList = true, ...options }: Options = {}) {
  const stage = aStage('/profile', options);
  if (hasList) stage.lists.configLists.set('professionTypes', LIST);
  await stage.signIn({ phoneVerified: false, ...change });
  await stage.show(Component);
  return stage;
}

/** The value beside a term. */
const fact = (term: string): string | null | undefined =>
  screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;
const profession = (name = 'Profession'): HTMLSelectElement => screen.getByRole('combobox', { name });
const chosen = (name?: string) => profession(name).selectedOptions[0]?.textContent;
const language = (name: string): HTMLInputElement => screen.getByRole('radio', { name });

describe('the screen of the profile', () => {
  it('PROF-1 heads with who this is', async () => {
    await setUp({ team: aTeam(), subscriptions: [aPlan({ title: 'Essential' })] });
    expect(screen.getByRole('heading', { level: 1, name: 'Profile' })).toBeDefined();
    expect(screen.getByRole('heading', { level: 2, name: 'Ada Marsh' })).toBeDefined();
    for (const words of ['Front Range Roofing', 'ESSENTIAL', 'Member since 01/06/2025']) {
      expect(screen.getByText(words)).toBeDefined();
    }
  });

  it('PROF-1 AUTH-11 edits the name in place, trimmed, and both parts are required', async () => {
    const { user, fill, editor } = await setUp();
    await user.click(button('Edit name'));
    await screen.findByRole('textbox', { name: 'First name' });
    expect([field('First name').value, field('Last name').value]).toEqual(['Ada', 'Marsh']);
    await fill(field('First name'), ' Adela ');
    await fill(field('Last name'), ' ');
    await user.click(button('Save'));
    expect([notesOf(field('Last name')), editor.saved]).toEqual(['Required Field', []]);
    await fill(field('Last name'), 'Marsh');
    await user.click(button('Save'));
    await settled();
    expect(screen.getByRole('heading', { level: 2, name: 'Adela Marsh' })).toBeDefined();
    expect([screen.queryByRole('textbox', { name: 'First name' }), editor.saved]).toEqual([
      null,
      [{ givenName: 'Adela', familyName: 'Marsh', name: 'Adela Marsh' }],
    ]);
  });

  it.each([
    ['en', 'Edit name', 'First name', 'Unsaved Changes', 'Save', 'Adela Marsh'],
    ['es', 'Editar nombre', 'Nombre', 'Cambios sin guardar', 'Descartar', 'Ada Marsh'],
  ] as const)('PROF-4 asks before it is left, in %s', async (locale, edit, first, title, answer, name) => {
    const { user, fill, navigation, session } = await setUp({}, { locale });
    await user.click(button(edit));
    await screen.findByRole('textbox', { name: first });
    await fill(field(first), 'Adela');
    await settled(() => navigation.go(pathTo('dashboard')));
    const dialog = screen.getByRole('alertdialog', { name: title });
    expect(navigation.address).toBe('/profile');
    await user.click(within(dialog).getByRole('button', { name: answer }));
    await settled();
    expect([navigation.address, session.profile?.name]).toEqual(['/dashboard', name]);
  });

  it('PROF-2 shows each field, and leads to where it is changed', async () => {
    await setUp({ userId: 'us-east-1:ada', team: aTeam({ adminId: 'us-east-1:ada' }), professionType: null });
    expect(field('Phone').value).toBe('1 (303) 444-1234');
    expect(['Role', 'Email', 'Password', 'User ID', 'Company'].map((term) => fact(term))).toEqual([
      'Owner',
      'ada@example.comChange Email',
      '••••••••HiddenChange Password',
      'adaCopy',
      'Marsh RoofingCompany details',
    ]);
    const facts = within(screen.getByRole('region', { name: 'Account' }));
    expect(facts.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/profile/email',
      '/profile/password',
      '/profile/mobilecompanydetails',
    ]);
    expect(screen.queryByText(/identity provider/)).toBeNull();
  });

  it('PROF-2 PROF-5 saves the profession that is chosen, or none, and shows that it is on its way', async () => {
    const { user, timer, editor, container } = await setUp({ professionType: null });
    expect(chosen()).toBe('Not given');
    await user.selectOptions(profession(), 'Estimator');
    expect([chosen(), waits()]).toEqual(['Estimator', ['Saving']]);
    await settled(() => timer.advance(500));
    expect([chosen(), waits(), editor.saved]).toEqual(['Estimator', [], [{ professionType: 'estimator' }]]);
    expect(container.get(ToastStore).takeAll().map(asRead)).toEqual([
      { tone: 'ok', text: 'Changes saved successfully' },
    ]);
    await user.selectOptions(profession(), 'Not given');
    await settled(() => timer.advance(500));
    expect([chosen(), editor.saved.at(-1)]).toEqual(['Not given', { professionType: null }]);
  });

  it('PROF-2 PROF-5 saves the phone when its field is left, and leads to its code', async () => {
    const { user, timer, editor, fill, navigation, phones } = await setUp({ phone: null });
    await fill(field('Phone'), '+1 720 444 1234');
    expect(field('Phone').value).toBe('1 (720) 444-1234');
    await user.tab();
    await settled(() => timer.advance(500));
    expect(editor.saved).toEqual([{ phone: '+17204441234' }]);
    await user.click(button('Verify Phone'));
    await settled();
    expect([phones.account.phoneCode?.to, navigation.address]).toEqual([
      '+17204441234',
      '/profile/verifyphone',
    ]);
  });

  it('VAL-3 says under the field that a phone is none', async () => {
    const { user, fill, editor } = await setUp({ phone: null });
    await fill(field('Phone'), '800 444 1234');
    await user.tab();
    expect([notesOf(field('Phone')), editor.saved]).toEqual(['Phone number must be valid', []]);
  });

  it.each([
    ['en', 'Delete account…', 'Delete account', /^Type ada@example.com to confirm/, 'Delete my account'],
    ['es', 'Eliminar cuenta…', 'Eliminar cuenta', /^Escriba ada@example.com/, 'Eliminar mi cuenta'],
  ] as const)(
    'deletes the account once its email is typed, in %s',
    async (locale, open, title, label, go) => {
      const { user, fill, ends, session } = await setUp({}, { locale });
      await user.click(button(open));
      const dialog = within(await screen.findByRole('dialog', { name: title }));
      expect(isOff(dialog.getByRole('button', { name: go }))).toBe(true);
      await fill(dialog.getByRole('textbox', { name: label }), 'ada@example.com');
      await user.click(dialog.getByRole('button', { name: go }));
      await settled();
      expect([ends.isPersonDeleted, session.session.is]).toEqual([true, 'signed-out']);
    },
  );

  const mine = [{ id: 'ada', role: 'admin' }] as const;
  it.each<[string, Partial<Profile>, boolean]>([
    ['of a plan of their own', {}, true],
    ['of a team that ends with them', { teamId: 'T-1', team: aTeam({ members: mine }) }, true],
    ['of a team that goes on', { teamId: 'T-1', team: aTeam() }, false],
    [
      'of a team that they are only in',
      { teamId: 'T-1', team: aTeam({ adminId: 'grace', members: mine }) },
      false,
    ],
  ])(
    'PLAN-9 D PLAN-9.25 says before the deletion that the credit %s is lost with it, or not',
    async (_, change, isSaid) => {
      const { user } = await setUp({ userId: 'ada', subscriptions: [aPlan({ credit: 4200 })], ...change });
      await user.click(button('Delete account…'));
      const dialog = within(await screen.findByRole('dialog', { name: 'Delete account' }));
      expect(dialog.queryByText(/Its credit of [$]42[.]00 is lost with it[.]$/) !== null).toBe(isSaid);
    },
  );

  it('API-4 says that the professions could not be loaded, and asks again', async () => {
    const { lists, user } = await setUp({}, { hasList: false });
    expect([profession().disabled, chosen(), notesOf(profession())]).toEqual([
      true,
      'Roofing contractor',
      'The list of professions could not be loaded.',
    ]);
    lists.configLists.set('professionTypes', LIST);
    await user.click(button('Try again'));
    await settled();
    expect([profession().disabled, notesOf(profession())]).toEqual([false, '']);
  });

  it('PROF-3 tells a person from a provider to change email and password there', async () => {
    await setUp({ source: 'federated' });
    expect(screen.getByText('Use your identity provider to change your email and password.')).toBeDefined();
    expect([screen.queryByText('Password'), screen.queryByRole('link', { name: 'Change Email' })]).toEqual([
      null,
      null,
    ]);
  });

  it('PROF-10 copies the user id', async () => {
    const { user, clipboard, container } = await setUp({ userId: 'us-east-1:ada' });
    await user.click(button('Copy the user ID'));
    await settled();
    expect(clipboard.text).toBe('ada');
    expect(container.get(ToastStore).waiting.map(asRead)).toEqual([
      { tone: 'ok', text: 'User ID copied to clipboard' },
    ]);
  });

  it('changes the language at once by the arrows, each named in itself, and keeps the focus', async () => {
    const { user, language: kept } = await setUp();
    expect([language('English').checked, language('Español').checked]).toEqual([true, false]);
    expect(language('Español').closest('[lang]')?.getAttribute('lang')).toBe('es');
    language('English').focus();
    await user.keyboard('{ArrowRight}');
    expect([kept.locale, document.activeElement]).toEqual(['es', language('Español')]);
    expect(screen.getByRole('heading', { level: 1, name: 'Perfil' })).toBeDefined();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByText(/^Saved with your account\./)).toBeDefined();
  });

  it.each([
    ['Sign out', 'Sign out on all devices', 'here'],
    ['Sign out on all devices', 'Sign out', 'everywhere'],
  ] as const)('START-3 %s waits, and is not crossed by the other', async (wanted, other, reach) => {
    const { user, identity, session } = await setUp();
    expect(screen.getByText('Signing out on other devices takes effect at once.')).toBeDefined();
    const gate = new Gate();
    identity.signOut = gate.before(identity.signOut.bind(identity));
    await user.click(button(wanted));
    expect([waits(), isOff(button(wanted)), isOff(button(other))]).toEqual([['Signing out'], true, true]);
    await gate.open();
    expect([identity.signOuts, session.session.is]).toEqual([[reach], 'signed-out']);
    expect(screen.queryByRole('heading', { name: 'Ada Marsh' })).toBeNull();
  });

  it('START-3 says in the words of core that the other devices could not be reached', async () => {
    const { user, identity, container } = await setUp({}, { locale: 'es' });
    identity.isAway = true;
    await user.click(button('Cerrar sesión en todos los dispositivos'));
    await settled();
    expect(container.get(ToastStore).waiting.map(asRead)).toEqual([
      {
        tone: 'warn',
        text: 'Cerró sesión aquí, pero no pudimos cerrarla en sus otros dispositivos. Inicie sesión e inténtelo de nuevo.',
      },
    ]);
  });

  it('PROF-1 PROF-2 in Spanish', async () => {
    await setUp({}, { locale: 'es' });
    expect(screen.getByText('Miembro desde el 01/06/2025')).toBeDefined();
    expect([chosen('Profesión'), fact('Contraseña')]).toEqual([
      'Contratista de techos',
      '••••••••OcultaCambiar contraseña',
    ]);
    expect(button('Cerrar sesión en todos los dispositivos')).toBeDefined();
    expect(
      screen.getByText('El cierre de sesión en otros dispositivos surte efecto de inmediato.'),
    ).toBeDefined();
  });
});
