import { LoadEarlierReport } from '@ridgeline/core/reports';
import { aKnownFact, aReport, FakeReportServer, FakeReportVersions } from '@ridgeline/core/testing/reports';
import { describe, expect, it } from 'vitest';
import { asRead } from '../../testing/as-read.ts';
import { Language } from '../../language/language.store.ts';
import { ada, aSession } from '../../testing/visitors.ts';
import { ToastStore } from '../../view-model/toasts.store.ts';
import { EarlierVersions } from './earlier-versions.ts';

const answered = (answer: boolean) => aKnownFact({ name: 'ice-barrier', value: { kind: 'yes-no', answer } });

async function setUp() {
  const { session } = aSession();
  await session.signIn(ada);
  const server = new FakeReportServer();
  server.put(aReport({ facts: [answered(false)] }));
  const versions = new FakeReportVersions(server);
  versions.tell([answered(true)]);
  const refreshed = await versions.refresh('R-1001');
  if (!refreshed.ok) throw new Error('it was refreshed');
  const toasts = new ToastStore();
  const earlier = new EarlierVersions({
    versions,
    loadEarlier: new LoadEarlierReport(versions),
    session,
    toasts,
    language: new Language({ getItem: () => null, setItem: () => {} }, ['en']),
  });
  return { earlier, versions, server, toasts, session, today: refreshed.value };
}

describe('what a report said before', () => {
  it('RPT-3.2 is listed, the newest first, shown with what is told otherwise today, and left again', async () => {
    const { earlier, today } = await setUp();
    const opening = earlier.begin(today);
    expect([earlier.isOpen, earlier.list.is]).toEqual([true, 'loading']);
    await opening;
    expect(earlier.list).toMatchObject({ is: 'ready', versions: [{ factsVersion: 2 }, { factsVersion: 1 }] });
    const loading = earlier.show(1);
    expect(earlier.opening).toBe(1);
    await loading;
    expect([earlier.isOpen, earlier.opening]).toEqual([false, null]);
    expect(earlier.shown).toMatchObject({
      report: { factsVersion: 1 },
      changes: [{ name: 'ice-barrier', changed: 'answer' }],
    });
    earlier.backToToday();
    expect(earlier.shown).toBeNull();
  });

  it('RPT-3.2 of today is the report itself', async () => {
    const { earlier, today } = await setUp();
    await earlier.begin(today);
    await earlier.show(1);
    await earlier.begin(today);
    await earlier.show(2);
    expect([earlier.shown, earlier.isOpen]).toEqual([null, false]);
  });

  it('RPT-3.2 that cannot be loaded is said, and asked for again', async () => {
    const { earlier, today, server, toasts } = await setUp();
    server.refuseWith('unavailable');
    await earlier.begin(today);
    expect(earlier.list.is).toBe('failed');
    server.refuseWith(null);
    await earlier.load();
    expect(earlier.list.is).toBe('ready');
    await earlier.show(7);
    expect(toasts.waiting.map(asRead)).toMatchObject([{ tone: 'danger' }]);
    expect([earlier.isOpen, earlier.shown]).toEqual([true, null]);
  });

  it('START-6 ends the session that the server no longer knows', async () => {
    const { earlier, today, server, session } = await setUp();
    server.refuseWith('signed-out');
    await earlier.begin(today);
    await new Promise<void>((resolve) => setTimeout(resolve));
    expect(session.session.is).toBe('signed-out');
  });
});
