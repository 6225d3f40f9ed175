import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useViewModel } from '../../composition/container-context.tsx';
import { profileFrameModules } from '../../composition/profile-frame-modules.ts';
import { settled } from '../../testing/gate.ts';
import { button, field } from '../../testing/screen-stage.tsx';
import { aShellStage } from '../../testing/shell-stage.tsx';
import { ProfileFrame } from './profile-frame.tsx';
import { ProfileFrameViewModel } from './profile-frame.view-model.ts';
// With the spec: on a busy machine its first import takes longer than the spec waits for it.
import './name-form.tsx';

afterEach(cleanup);

function Frame() {
  return (
    <ProfileFrame vm={useViewModel(ProfileFrameViewModel, ...profileFrameModules)}>
      <p>The fields</p>
    </ProfileFrame>
  );
}

/** Ada has begun to call herself Adela, with the whole shell around her profile. */
async function setUp() {
  const stage = aShellStage('/profile');
  await stage.signIn();
  await stage.showShell(Frame);
  await screen.findByRole('navigation', { name: 'Main menu' });
  await stage.user.click(button('Edit name'));
  await screen.findByRole('textbox', { name: 'First name' });
  await stage.fill(field('First name'), 'Adela');
  const choose = async (typed: string) => {
    await stage.user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog', { name: 'Find a page or an action' });
    await settled(() => stage.user.keyboard(`${typed}{Enter}`));
    await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
  };
  return { ...stage, choose };
}

const asked = () => screen.queryByRole('alertdialog', { name: 'Unsaved Changes' });

describe('a name that is not saved yet', () => {
  it.each([
    ['Discard', 'Ada Marsh'],
    ['Save', 'Adela Marsh'],
  ])('PROF-4 is asked about before the palette leads away: %s', async (answer, name) => {
    const { choose, navigation, user, session } = await setUp();
    await choose('projects');
    const dialog = await screen.findByRole('alertdialog', { name: 'Unsaved Changes' });
    expect(navigation.address).toBe('/profile');
    await user.click(within(dialog).getByRole('button', { name: answer }));
    await settled();
    expect([navigation.address, session.profile?.name]).toEqual(['/dashboard', name]);
    expect(asked()).toBeNull();
  });

  it('PROF-4 is kept when the palette only does something here, or who was asked stays', async () => {
    const { choose, navigation, user } = await setUp();
    await choose('projects');
    await screen.findByRole('alertdialog', { name: 'Unsaved Changes' });
    await user.keyboard('{Escape}');
    expect([asked(), navigation.address, field('First name').value]).toEqual([null, '/profile', 'Adela']);
    await choose('leer');
    expect([asked(), navigation.address, field('Nombre').value]).toEqual([null, '/profile', 'Adela']);
  });

  it.each([
    ['menu', 'Discard', []],
    ['palette', 'Discard', []],
    ['menu', 'Save', ['Adela']],
    ['palette', 'Save', ['Adela']],
  ])('PROF-4 is asked about before a sign-out by the %s: %s', async (way, answer, saved) => {
    const { choose, navigation, user, session, editor } = await setUp();
    if (way === 'palette') await choose('sign out');
    else {
      await user.click(button('Your account'));
      await user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
    }
    const dialog = await screen.findByRole('alertdialog', { name: 'Unsaved Changes' });
    expect([session.session.is, navigation.address]).toEqual(['signed-in', '/profile']);
    await user.click(within(dialog).getByRole('button', { name: answer }));
    await waitFor(() => expect([session.session.is, navigation.address]).toEqual(['signed-out', '/login']));
    expect(asked()).toBeNull();
    expect(editor.saved.flatMap(({ givenName }) => givenName ?? [])).toEqual(saved);
  });
});
