import { searchFromQuery } from '@ridgeline/core/reports';
import { FakeProjectLists, FakeReportServer } from '@ridgeline/core/testing/reports';
import { FakeClock, FakeTimer } from '@ridgeline/core/testing/shared';
import { describe, expect, it } from 'vitest';
import { Language } from '../../language/language.store.ts';
import { aMaker } from '../../testing/staged-pdf-batches.ts';
import { ada, aSession } from '../../testing/visitors.ts';
import { ToastStore } from '../../view-model/toasts.store.ts';
import { ListPdfs } from './list-pdfs.ts';

async function setUp() {
  const { session } = aSession();
  await session.signIn(ada);
  const toasts = new ToastStore();
  const language = new Language({ getItem: () => null, setItem: () => {} }, ['en']);
  const lists = new FakeProjectLists(ada.userId, new FakeReportServer());
  const timer = new FakeTimer(new FakeClock());
  const { maker } = aMaker({ lists, session, toasts, language, timer });
  const connection = { isThere: true };
  const pdfs = async () => {
    if (!connection.isThere) throw new Error('no connection');
    return maker;
  };
  return { maker, toasts, connection, list: new ListPdfs({ pdfs }, toasts, language) };
}

const choice = { chosen: ['7', '5'], search: searchFromQuery({}), total: 20 };

describe('PDFs of the list, before their code is there', () => {
  it('D RPT-7.6 are asked for when their code has come, with what was chosen, and close with the list', async () => {
    const { maker, list } = await setUp();
    expect(list.maker).toBeNull();
    await list.open(choice);
    expect([maker.isOpen, maker.choice, maker.count]).toEqual([true, choice, 2]);
    list.leave();
    expect(maker.isOpen).toBe(false);
  });

  it('D RPT-7.6 START-8 are told to be out of reach where their code cannot be loaded, and can be tried again', async () => {
    const { maker, list, toasts, connection } = await setUp();
    connection.isThere = false;
    await list.open(choice);
    expect(toasts.takeAll()).toMatchObject([{ tone: 'danger' }]);
    connection.isThere = true;
    await list.open(choice);
    expect(maker.isOpen).toBe(true);
  });
});
