import { FakeOwnRecords } from '@ridgeline/core/testing/sync';
import { FakeClock, FakeTimer } from '@ridgeline/core/testing/shared';
import { makeAutoObservable, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { Language } from '../language/language.store.ts';
import { asRead } from '../testing/as-read.ts';
import { FakePage } from '../testing/fake-page.ts';
import { settled } from '../testing/gate.ts';
import { ada, aSession } from '../testing/visitors.ts';
import { Drafts } from './drafts.ts';
import { ToastStore } from './toasts.store.ts';

class Form {
  typed = '';

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  type(typed: string): void {
    this.typed = typed;
  }
}

const TOLD = 'We kept what you typed here. It has not been saved or sent yet.';

async function setUp() {
  const world = aSession();
  await world.session.signIn(ada);
  const records = new FakeOwnRecords();
  await records.unlock('ada');
  const clock = new FakeClock();
  const timer = new FakeTimer(clock);
  const toasts = new ToastStore();
  const language = new Language({ getItem: () => null, setItem: () => {} }, ['en']);
  const page = new FakePage();
  const drafts = new Drafts({ records, session: world.session, clock, timer, page, toasts, language });
  /** Opens the form anew, as a screen does. */
  const open = async (key = 'form') => {
    const form = new Form();
    const close = drafts.keep({ key, text: () => form.typed, restore: form.type });
    await settled();
    return { form, close };
  };
  return { ...world, records, timer, page, open, toasts: () => toasts.takeAll().map(asRead) };
}

describe('what is typed', () => {
  it('is kept at once when the page is hidden, which may be the end of it', async () => {
    const { records, page, open } = await setUp();
    const { form, close } = await open();
    form.type('The map is late.');
    expect(await records.read('drafts', 'form')).toBeNull();
    page.turn('hidden');
    await settled();
    expect(await records.read('drafts', 'form')).toMatchObject({ text: 'The map is late.' });
    close();
    form.type('');
    page.turn('hidden');
    await settled();
    expect(await records.read('drafts', 'form')).toMatchObject({ text: 'The map is late.' });
  });

  it('is back after a session that has ended, for the same person, and says so', async () => {
    const { session, records, timer, open, toasts } = await setUp();
    const { form, close } = await open();
    form.type('The map is late.');
    await timer.advance(500);
    // As a session ends: the form is cleared before the screen is gone.
    form.type('');
    await session.refused();
    records.lock();
    close();
    await timer.advance(5_000);
    expect(toasts()).toEqual([]);

    await session.signIn(ada);
    await records.unlock('lin');
    expect((await open()).form.typed).toBe('');
    await records.unlock('ada');
    const again = await open();
    expect(again.form.typed).toBe('The map is late.');
    expect(toasts()).toMatchObject([{ text: TOLD }]);
  });

  it('comes once the records are unlocked, unless something has been typed meanwhile', async () => {
    const { records, timer, open } = await setUp();
    const first = await open();
    first.form.type('kept');
    await timer.advance(500);
    first.close();
    records.lock();
    const [idle, busy] = [await open(), await open()];
    busy.form.type('newer');
    expect(idle.form.typed).toBe('');
    await records.unlock('ada');
    await records.write('copies', { key: 'team', at: 1, text: '' });
    await settled();
    expect([idle.form.typed, busy.form.typed]).toEqual(['kept', 'newer']);
  });

  it('is gone once it is sent, also if the screen is left at once', async () => {
    const { records, timer, open, toasts } = await setUp();
    const { form, close } = await open();
    form.type('sent soon');
    await timer.advance(500);
    form.type('');
    close();
    await settled();
    expect(await records.all('drafts')).toEqual([]);
    expect((await open()).form.typed).toBe('');
    expect(toasts()).toEqual([]);
  });

  it('is gone also where one action empties the form and leaves it', async () => {
    const { records, timer, open } = await setUp();
    const { form, close } = await open();
    form.type('dropped');
    await timer.advance(500);
    runInAction(() => {
      form.type('');
      close();
    });
    await settled();
    expect(await records.all('drafts')).toEqual([]);
  });

  it('is written once for many keys, and by itself for each form', async () => {
    const { records, timer, open } = await setUp();
    const [one, other] = [await open('one'), await open('other')];
    for (const text of ['a', 'ab', 'abc']) {
      one.form.type(text);
      await timer.advance(100);
    }
    expect(await records.all('drafts')).toEqual([]);
    other.form.type('xyz');
    await timer.advance(500);
    expect((await records.all('drafts')).map(({ key, text }) => [key, text])).toEqual([
      ['one', 'abc'],
      ['other', 'xyz'],
    ]);
  });

  it('is written when the screen is left before the pause', async () => {
    const { open } = await setUp();
    const { form, close } = await open();
    form.type('quick');
    close();
    await settled();
    expect((await open()).form.typed).toBe('quick');
  });
});
