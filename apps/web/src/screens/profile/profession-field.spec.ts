import { type Profile, SaveProfession } from '@ridgeline/core/profile';
import { FakeChoiceListGateway, FakeProfileEditor } from '@ridgeline/core/testing/profile';
import { FakeClock, FakeTimer } from '@ridgeline/core/testing/shared';
import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { asRead } from '../../testing/as-read.ts';
import { Language } from '../../language/language.store.ts';
import { Gate } from '../../testing/gate.ts';
import { ada, aSession } from '../../testing/visitors.ts';
import { ToastStore } from '../../view-model/toasts.store.ts';
import { ProfessionField } from './profession-field.ts';

const LIST = [
  { value: 'estimator', label: 'Estimator' },
  { value: 'solar-installer', label: 'Solar installer' },
];

async function setUp(change: Partial<Profile> = {}) {
  const world = aSession();
  const { session, profiles } = world;
  profiles.account.change({ professionType: null, ...change });
  await session.signIn(ada);
  const language = new Language({ getItem: () => null, setItem: () => {} }, ['en']);
  const toasts = new ToastStore();
  const lists = new FakeChoiceListGateway();
  lists.configLists.set('professionTypes', LIST);
  const clock = new FakeClock();
  const timer = new FakeTimer(clock);
  const editor = new FakeProfileEditor(profiles.account);
  const field = new ProfessionField({
    session,
    language,
    toasts,
    choiceLists: lists,
    saveProfession: new SaveProfession(editor),
    clock,
    timer,
  });
  return { ...world, language, toasts, lists, timer, editor, field };
}

const said = (toasts: ToastStore) =>
  toasts
    .takeAll()
    .map(asRead)
    .map(({ tone, text }) => [tone, text]);

describe('the choices', () => {
  it('PROF-2 can be chosen from once they have come', async () => {
    const { field } = await setUp();
    expect([field.canChoose, field.value, field.choices]).toEqual([false, '', []]);
    await field.load();
    expect([field.canChoose, field.choices]).toEqual([true, LIST]);
  });

  it('API-4 says that they could not be had, and asks again', async () => {
    const { field, lists } = await setUp();
    lists.configLists.clear();
    await field.load();
    expect([field.isMissing, field.canChoose]).toEqual([true, false]);
    lists.configLists.set('professionTypes', LIST);
    await field.load();
    expect([field.isMissing, field.canChoose]).toEqual([false, true]);
  });

  it.each([
    ['inspector', 'Building inspector', 'Inspector de construcción'],
    ['thatcher', 'thatcher', 'thatcher'],
  ])('API-4 keep %s, which the list does not have, as it is known', async (professionType, en, es) => {
    const { field, language } = await setUp({ professionType });
    const labels = () => field.choices.map(({ label }) => label);
    expect(labels()).toEqual([en]);
    await field.load();
    expect(labels()).toEqual(['Estimator', 'Solar installer', en]);
    language.choose('es');
    expect(labels()).toEqual(['Estimador', 'Solar installer', es]);
  });
});

describe('choosing a profession', () => {
  it('PROF-5 HDR-7 saves it after half a second, shows that it waits, and the session knows it', async () => {
    const { field, timer, editor, session, toasts } = await setUp();
    field.choose('estimator');
    expect([field.value, field.isSaving]).toEqual(['estimator', true]);
    await timer.advance(499);
    expect(editor.saved).toEqual([]);
    await timer.advance(1);
    await when(() => !field.isSaving);
    expect(editor.saved).toEqual([{ professionType: 'estimator' }]);
    expect([session.profile?.professionType, field.value]).toEqual(['estimator', 'estimator']);
    expect(said(toasts)).toEqual([['ok', 'Changes saved successfully']]);
  });

  it('PROF-2 takes it away again', async () => {
    const { field, timer, editor, session } = await setUp({ professionType: 'estimator' });
    field.choose('');
    await timer.advance(500);
    await when(() => !field.isSaving);
    expect([editor.saved, session.profile?.professionType]).toEqual([[{ professionType: null }], null]);
  });

  it('PROF-5 saves only the last of several, and none that is there already', async () => {
    const { field, timer, editor, toasts } = await setUp({ professionType: 'estimator' });
    field.choose('solar-installer');
    field.choose('estimator');
    await timer.advance(500);
    expect([field.isSaving, editor.saved, said(toasts)]).toEqual([false, [], []]);
  });

  it('PROF-5 keeps what is chosen while an earlier choice is on its way', async () => {
    const { field, timer, editor } = await setUp();
    const gate = new Gate();
    editor.save = gate.before(editor.save.bind(editor));
    field.choose('estimator');
    await timer.advance(500);
    field.choose('solar-installer');
    await timer.advance(500);
    await gate.open();
    await when(() => !field.isSaving);
    expect(field.value).toBe('solar-installer');
    expect(editor.saved.map(({ professionType }) => professionType)).toEqual([
      'estimator',
      'solar-installer',
    ]);
  });

  it.each([
    ['en', 'Error while saving the profile'],
    ['es', 'Error al guardar el perfil'],
  ] as const)('PROF-5 says in %s that it failed, and shows what is kept', async (locale, text) => {
    const { field, timer, editor, session, toasts, language } = await setUp();
    language.choose(locale);
    editor.failWith('save-failed');
    field.choose('estimator');
    await timer.advance(500);
    await when(() => !field.isSaving);
    expect([field.value, session.profile?.professionType]).toEqual(['', null]);
    await expect.poll(() => said(toasts)).toEqual([['danger', text]]);
  });

  it('PROF-5 signs out whose session has ended', async () => {
    const { field, timer, editor, session, toasts } = await setUp();
    editor.failWith('signed-out');
    field.choose('estimator');
    await timer.advance(500);
    await when(() => session.profile === null);
    expect(toasts.waiting.map(asRead)).toEqual([]);
  });

  it('PROF-5 tells nobody else what came of it', async () => {
    const { field, timer, editor, session, toasts } = await setUp();
    const gate = new Gate();
    editor.save = gate.before(editor.save.bind(editor));
    field.choose('estimator');
    await timer.advance(500);
    await session.signOut();
    await session.signIn(ada);
    await gate.open();
    expect([toasts.waiting.map(asRead), session.profile?.professionType]).toEqual([[], null]);
  });
});
