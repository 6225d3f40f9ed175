import { type Profile, SaveName } from '@ridgeline/core/profile';
import { pathTo } from '@ridgeline/core/routes';
import { FakeProfileEditor } from '@ridgeline/core/testing/profile';
import { describe, expect, it } from 'vitest';
import { asRead } from '../../testing/as-read.ts';
import { Language } from '../../language/language.store.ts';
import { FakeNavigation } from '../../testing/fake-navigation.ts';
import { Gate, settled } from '../../testing/gate.ts';
import { stagedDrafts } from '../../testing/staged-drafts.ts';
import { ada, aSession } from '../../testing/visitors.ts';
import { NameEditor } from './name-editor.ts';

async function setUp(change: Partial<Profile> = {}) {
  const { session, profiles } = aSession();
  profiles.account.change(change);
  await session.signIn(ada);
  const editor = new FakeProfileEditor(profiles.account);
  const navigation = new FakeNavigation('/profile');
  const { drafts, records, timer, toasts } = stagedDrafts(session);
  await records.unlock('ada');
  const language = new Language({ getItem: () => null, setItem: () => {} }, ['en']);
  const saveName = new SaveName(editor);
  /** As the screen is entered. */
  const open = async () => {
    const name = new NameEditor({ session, navigation, language, toasts, saveName, drafts });
    name.enter();
    await settled();
    return name;
  };
  return { session, editor, navigation, toasts, records, timer, open, name: await open() };
}

/** Ada has begun to call herself Adela, and goes to the dashboard. */
async function setUpLeaving() {
  const world = await setUp();
  world.name.begin();
  world.name.typeGivenName('Adela');
  world.navigation.go(pathTo('dashboard'));
  return world;
}

describe('the name in the header card', () => {
  it('PROF-1 saves the name, shows it everywhere at once and says so', async () => {
    const { name, session, toasts } = await setUp();
    name.begin();
    name.typeGivenName(' Adela ');
    await name.save();
    expect([session.profile?.name, name.isEditing]).toEqual(['Adela Marsh', false]);
    expect(toasts.takeAll().map(asRead)).toEqual([{ tone: 'ok', text: 'Changes saved successfully' }]);
  });

  it('PROF-1 sends nothing where nothing was changed', async () => {
    const { name, editor } = await setUp();
    name.begin();
    await name.save();
    expect([name.isEditing, editor.saved]).toEqual([false, []]);
  });

  it('PROF-1 AUTH-11 saves nothing while a part is blank, and names the part', async () => {
    const { name, editor, toasts } = await setUp();
    name.begin();
    name.typeFamilyName(' ');
    await name.save();
    expect([name.problems, editor.saved, toasts.takeAll().map(asRead)]).toEqual([
      { familyName: 'required-field' },
      [],
      [],
    ]);
  });

  it('PROF-5 says that it could not be saved, and keeps what was typed', async () => {
    const { name, editor, toasts } = await setUp();
    editor.failWith('save-failed');
    name.begin();
    name.typeGivenName('Adela');
    await name.save();
    expect([name.isEditing, name.givenName]).toEqual([true, 'Adela']);
    expect(toasts.takeAll().map(asRead)).toEqual([
      { tone: 'danger', text: 'Error while saving the profile' },
    ]);
  });

  it('signs out where the session has ended', async () => {
    const { name, editor, session } = await setUp();
    editor.failWith('signed-out');
    name.begin();
    name.typeGivenName('Adela');
    await name.save();
    await expect.poll(() => session.session.is).toBe('signed-out');
  });
});

describe('leaving while the name is edited', () => {
  it('PROF-4 is not asked about before something was changed', async () => {
    const { name, navigation } = await setUp();
    name.begin();
    name.typeGivenName(' Ada ');
    expect(navigation.asksOnClose).toBe(false);
    navigation.go(pathTo('dashboard'));
    expect([name.held, navigation.address]).toEqual([null, '/dashboard']);
  });

  it('PROF-4 waits with unsaved changes, and so does closing the page', async () => {
    const { name, navigation } = await setUpLeaving();
    expect([name.held !== null, navigation.address, navigation.asksOnClose]).toEqual([
      true,
      '/profile',
      true,
    ]);
  });

  it('PROF-4 Save saves and goes on', async () => {
    const { name, navigation, session } = await setUpLeaving();
    await name.save();
    expect([name.held, navigation.address, session.profile?.name]).toEqual([
      null,
      '/dashboard',
      'Adela Marsh',
    ]);
  });

  it('PROF-4 Save stays where the name could not be saved', async () => {
    const { name, navigation, editor } = await setUpLeaving();
    editor.failWith('save-failed');
    await name.save();
    expect([name.held, navigation.address, name.givenName]).toEqual([null, '/profile', 'Adela']);
  });

  it('PROF-4 Discard goes on without saving', async () => {
    const { name, navigation, editor } = await setUpLeaving();
    name.discard();
    expect([name.held, name.isEditing, navigation.address, editor.saved]).toEqual([
      null,
      false,
      '/dashboard',
      [],
    ]);
  });

  it('PROF-4 staying goes on editing', async () => {
    const { name, navigation } = await setUpLeaving();
    name.stay();
    expect([name.held, name.givenName, navigation.address]).toEqual([null, 'Adela', '/profile']);
  });

  it('PROF-4 waits for a save that is on its way', async () => {
    const { name, navigation, editor } = await setUp();
    const gate = new Gate();
    editor.save = gate.before(editor.save.bind(editor));
    name.begin();
    name.typeGivenName('Adela');
    const saving = name.save();
    navigation.go(pathTo('dashboard'));
    expect([name.isSaving, name.held !== null]).toEqual([true, true]);
    await gate.open();
    await saving;
    expect([name.held, navigation.address]).toEqual([null, '/dashboard']);
  });

  it('START-3 PROF-4 holds nobody who has signed out', async () => {
    const { name, navigation, session } = await setUp();
    name.begin();
    name.typeGivenName('Adela');
    await session.signOut();
    navigation.go(pathTo('login'), { replace: true });
    expect([navigation.address, navigation.asksOnClose]).toEqual(['/login', false]);
  });

  it('holds nothing once the screen is left', async () => {
    const { name, navigation } = await setUp();
    name.begin();
    name.typeGivenName('Adela');
    name.leave();
    navigation.go(pathTo('dashboard'));
    expect(navigation.address).toBe('/dashboard');
  });
});

describe('a name that was typed', () => {
  it('START-5 PROF-1 is back in its form after the session has ended, and is gone once it is saved', async () => {
    const { name, open, session, records, timer, toasts } = await setUp();
    name.begin();
    name.typeGivenName('Adela');
    await timer.advance(500);
    await session.refused();
    records.lock();
    name.leave();
    await session.signIn(ada);
    await records.unlock('ada');
    const again = await open();
    expect([again.isEditing, again.givenName, again.familyName]).toEqual([true, 'Adela', 'Marsh']);
    expect(toasts.takeAll().map(asRead)).toMatchObject([
      { text: 'We kept what you typed here. It has not been saved or sent yet.' },
    ]);
    await again.save();
    await settled();
    expect(await records.all('drafts')).toEqual([]);
  });

  it('PROF-4 is gone once it is discarded, also before a sign-out', async () => {
    const { name, records, timer, session, open } = await setUp();
    name.begin();
    name.typeGivenName('Adela');
    await timer.advance(500);
    name.discard();
    await session.signOut();
    name.leave();
    await timer.advance(5_000);
    await session.signIn(ada);
    expect([await records.all('drafts'), (await open()).isEditing]).toEqual([[], false]);
  });
});
