import { PDF_BATCH_LIMIT, searchFromQuery } from '@ridgeline/core/reports';
import { aProjectRow, aReport, FakeProjectLists, FakeReportServer } from '@ridgeline/core/testing/reports';
import { FakeClock, FakeTimer } from '@ridgeline/core/testing/shared';
import { describe, expect, it } from 'vitest';
import { Language } from '../../../language/language.store.ts';
import { aMaker } from '../../../testing/staged-pdf-batches.ts';
import { ada, aSession } from '../../../testing/visitors.ts';
import { ToastStore } from '../../../view-model/toasts.store.ts';

async function setUp({ rows = 3 } = {}) {
  const { session } = aSession();
  await session.signIn(ada);
  const userId = session.profile?.userId ?? '';
  const server = new FakeReportServer();
  const lists = new FakeProjectLists(userId, server);
  for (let row = 1; row <= rows; row += 1) {
    const reportNumber = String(row);
    server.put(aReport({ reportNumber, archived: false }));
    lists.add({ userId, teamId: null }, aProjectRow({ reportNumber, createdAt: -row }));
  }
  const timer = new FakeTimer(new FakeClock());
  const toasts = new ToastStore();
  const language = new Language({ getItem: () => null, setItem: () => {} }, ['en']);
  const world = aMaker({ lists, session, toasts, language, timer });
  const choice = { chosen: ['2', '1'], search: searchFromQuery({}), total: rows };
  return { ...world, session, timer, toasts, language, choice, settled: () => timer.advance(0) };
}

describe('PDFs of the selected projects', () => {
  it('D RPT-7.6 are of these, of the chosen kind, in the language of the reader, and followed until they are made', async () => {
    const { maker, batches, timer, choice, language } = await setUp();
    language.choose('es');
    await maker.open(choice);
    expect([maker.isOpen, maker.state, maker.of, maker.count]).toEqual([
      true,
      { is: 'choosing', failure: null },
      'chosen',
      2,
    ]);
    maker.choose('claimLetter');
    await maker.start();
    expect(batches.started).toEqual([{ kind: 'claimLetter', locale: 'es', reportNumbers: ['2', '1'] }]);
    expect(maker.state).toMatchObject({ is: 'followed', batch: { is: 'being-made', done: 0 } });
    batches.work(1);
    await timer.advance(1_000);
    expect(maker.state).toMatchObject({ is: 'followed', batch: { is: 'being-made', done: 1 } });
    batches.work();
    await timer.advance(1_000);
    expect(maker.state).toMatchObject({ is: 'followed', batch: { is: 'made', made: 2 } });
  });

  it('D RPT-7.6 are told when they are done while the dialog is closed, and can be shown', async () => {
    const { maker, batches, timer, toasts, choice } = await setUp();
    await maker.open(choice);
    await maker.start();
    maker.close();
    batches.work();
    await timer.advance(1_000);
    const [toast] = toasts.takeAll();
    expect(toast?.text()).toBe('2 PDFs are ready.');
    toast?.action?.onPress();
    expect([maker.isOpen, maker.state.is]).toEqual([true, 'followed']);
  });

  it('D RPT-7.6 are not told where the dialog shows them', async () => {
    const { maker, batches, timer, toasts, choice } = await setUp();
    await maker.open(choice);
    await maker.start();
    batches.work();
    await timer.advance(1_000);
    expect(toasts.takeAll()).toEqual([]);
  });

  it('D RPT-7.6 that are being made already are shown instead of a choice', async () => {
    const { maker, batches, choice } = await setUp();
    await batches.start({ kind: 'iws', locale: 'en', reportNumbers: ['9'] });
    await maker.open(choice);
    expect(maker.state).toMatchObject({ is: 'followed', batch: { kind: 'iws', is: 'being-made' } });
  });

  it('D RPT-7.6 can be stopped, and others made', async () => {
    const { maker, batches, timer, choice } = await setUp();
    await maker.open(choice);
    await maker.start();
    batches.work(1);
    await maker.cancel();
    expect(maker.state).toMatchObject({ is: 'followed', batch: { is: 'cancelled' } });
    await timer.advance(60_000);
    expect(timer.waiting).toBe(0);
    maker.again();
    expect(maker.state).toEqual({ is: 'choosing', failure: null });
    await maker.start();
    expect(batches.started).toHaveLength(2);
  });

  it('D RPT-7.6 stay stopped, however late an answer from before comes', async () => {
    const { maker, batches, timer, choice } = await setUp();
    await maker.open(choice);
    await maker.start();
    const looks = timer.advance(1_000);
    await maker.cancel();
    await looks;
    expect(maker.state).toMatchObject({ is: 'followed', batch: { is: 'cancelled' } });
    batches.work();
    await timer.advance(5_000);
    expect(maker.state).toMatchObject({ is: 'followed', batch: { is: 'cancelled' } });
  });

  it('D RPT-7.6 have a link that is asked for anew before it ends', async () => {
    const { maker, batches, timer, choice } = await setUp();
    await maker.open(choice);
    await maker.start();
    batches.work();
    await timer.advance(1_000);
    batches.forget();
    await timer.advance(10 * 60_000);
    expect(maker.state).toEqual({ is: 'choosing', failure: 'batch-not-found' });
  });
});

describe('PDFs of a list', () => {
  it('D RPT-7.6 are of all that it shows, where nothing is selected', async () => {
    const { maker, batches, choice } = await setUp();
    await maker.open({ ...choice, chosen: [] });
    expect([maker.of, maker.count, maker.isLimited]).toEqual(['all', 3, false]);
    await maker.start();
    expect(batches.started[0]?.reportNumbers).toEqual(['1', '2', '3']);
  });

  it('D RPT-7.6 are limited, which is told before', async () => {
    const { maker, choice } = await setUp();
    await maker.open({ ...choice, total: PDF_BATCH_LIMIT + 1 });
    expect([maker.count, maker.isLimited]).toEqual([2, false]);
    maker.chooseOf('all');
    expect([maker.count, maker.isLimited]).toEqual([PDF_BATCH_LIMIT, true]);
    await maker.open({ ...choice, chosen: [], total: null });
    expect([maker.count, maker.isLimited]).toEqual([null, true]);
  });
});

describe('PDFs that cannot be made', () => {
  it('D RPT-7.6 say that there is no connection, and ask for nothing', async () => {
    const { maker, batches, page, choice } = await setUp();
    await maker.open(choice);
    page.connect(false);
    await maker.start();
    expect([maker.state, batches.started]).toEqual([{ is: 'choosing', failure: 'offline' }, []]);
  });

  it('D RPT-7.6 say so, and can be tried again', async () => {
    const { maker, batches, choice } = await setUp();
    await maker.open(choice);
    batches.isAway = true;
    await maker.start();
    expect(maker.state).toEqual({ is: 'choosing', failure: 'unavailable' });
    batches.isAway = false;
    await maker.start();
    expect(maker.state.is).toBe('followed');
  });

  it('START-6 D RPT-7.6 sign out whose session is over', async () => {
    const { maker, batches, session, choice } = await setUp();
    await maker.open(choice);
    batches.endSession();
    await maker.start();
    expect([maker.isOpen, session.session.is]).toEqual([false, 'signed-out']);
  });

  it('D RPT-7.6 are no longer followed when the list is left', async () => {
    const { maker, timer, choice } = await setUp();
    await maker.open(choice);
    await maker.start();
    maker.leave();
    expect([maker.isOpen, timer.waiting]).toEqual([false, 0]);
  });
});
