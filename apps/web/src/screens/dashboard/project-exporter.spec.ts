import { searchFromQuery } from '@ridgeline/core/reports';
import { FakeProjectExport } from '@ridgeline/core/testing/reports';
import { FakeFileSaver } from '@ridgeline/core/testing/shared';
import { describe, expect, it } from 'vitest';
import { asRead } from '../../testing/as-read.ts';
import { Language } from '../../language/language.store.ts';
import { ada, aSession } from '../../testing/visitors.ts';
import { ToastStore } from '../../view-model/toasts.store.ts';
import { ProjectExporter } from './project-exporter.ts';

async function setUp() {
  const { session } = aSession();
  await session.signIn(ada);
  const [exports, saver, toasts] = [new FakeProjectExport(), new FakeFileSaver(), new ToastStore()];
  const language = new Language({ getItem: () => null, setItem: () => {} }, ['en']);
  const exporter = new ProjectExporter(exports, saver, session, toasts, language);
  return { session, exports, saver, toasts, exporter };
}

const search = searchFromQuery({ term: 'main', state: 'co' });

describe('the export of the list', () => {
  it('DASH-1 says how many rows have come, and saves the table', async () => {
    const { exporter, exports, saver, toasts } = await setUp();
    const running = exporter.start(search);
    expect(exports.asked).toMatchObject([{ request: { list: 'mine', search }, locale: 'en' }]);
    exports.come(500);
    expect(exporter.rows).toBe(500);
    exports.end('Report\r\n1\r\n');
    await running;
    expect(saver.saved).toEqual([{ name: 'projects.csv', type: 'text/csv', text: 'Report\r\n1\r\n' }]);
    expect([exporter.rows, toasts.takeAll().map(asRead)[0]?.text]).toEqual([null, '500 projects exported.']);
  });

  it('DASH-1 saves nothing and says nothing when it is cancelled, and can begin anew', async () => {
    const { exporter, exports, saver, toasts } = await setUp();
    const running = exporter.start(search);
    exporter.cancel();
    exports.come(700);
    await running;
    expect([exporter.rows, saver.saved, toasts.takeAll().map(asRead)]).toEqual([null, [], []]);
    void exporter.start(search);
    expect([exporter.rows, exports.asked.length]).toEqual([0, 2]);
  });

  it('DASH-1 runs once at a time', async () => {
    const { exporter, exports } = await setUp();
    void exporter.start(search);
    void exporter.start(search);
    expect(exports.asked).toHaveLength(1);
  });

  it('DASH-5 START-6 says that it failed, and signs out whose session is over', async () => {
    const { exporter, exports, saver, toasts, session } = await setUp();
    const failing = exporter.start(search);
    exports.fail('no-reports-found');
    await failing;
    expect(toasts.takeAll().map(asRead)).toMatchObject([
      { tone: 'danger', text: 'Unable to fetch filtered reports' },
    ]);
    const ending = exporter.start(search);
    exports.fail('signed-out');
    await ending;
    expect([session.session.is, saver.saved]).toEqual(['signed-out', []]);
  });
});
