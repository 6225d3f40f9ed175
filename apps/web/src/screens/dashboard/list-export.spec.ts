import { searchFromQuery } from '@ridgeline/core/reports';
import { FakeProjectExport } from '@ridgeline/core/testing/reports';
import { FakeFileSaver } from '@ridgeline/core/testing/shared';
import { describe, expect, it } from 'vitest';
import { asRead } from '../../testing/as-read.ts';
import { Language } from '../../language/language.store.ts';
import { ada, aSession } from '../../testing/visitors.ts';
import { ToastStore } from '../../view-model/toasts.store.ts';
import { ListExport } from './list-export.ts';
import { ProjectExporter } from './project-exporter.ts';

const search = searchFromQuery({});

/** Its code comes, or not, when the test says so. */
async function setUp() {
  const { session } = aSession();
  await session.signIn(ada);
  const [exports, toasts] = [new FakeProjectExport(), new ToastStore()];
  const language = new Language({ getItem: () => null, setItem: () => {} }, ['en']);
  const exporter = new ProjectExporter(exports, new FakeFileSaver(), session, toasts, language);
  const loads: { readonly come: () => void; readonly fail: () => void }[] = [];
  const load = () =>
    new Promise<ProjectExporter>((resolve, reject) => {
      loads.push({ come: () => resolve(exporter), fail: () => reject(new Error('no connection')) });
    });
  return { exports, toasts, loads, list: new ListExport({ exporter: load }, toasts, language) };
}

describe('the export of the list, before its code is there', () => {
  it('DASH-1 is said to run from the press on, and loads its code once', async () => {
    const { list, loads, exports } = await setUp();
    const first = list.start(search);
    expect([list.rows, exports.asked.length]).toEqual([0, 0]);
    loads[0]?.come();
    await expect.poll(() => exports.asked.length).toBe(1);
    exports.end('Report\r\n');
    await first;
    expect(list.rows).toBeNull();
    void list.start(search);
    await expect.poll(() => exports.asked.length).toBe(2);
    expect(loads).toHaveLength(1);
  });

  it('DASH-1 does not begin where it was cancelled meanwhile', async () => {
    const { list, loads, exports, toasts } = await setUp();
    const cancelled = list.start(search);
    list.cancel();
    loads[0]?.come();
    await cancelled;
    expect([list.rows, exports.asked, toasts.takeAll()]).toEqual([null, [], []]);
  });

  it('DASH-5 says so where it cannot be loaded, and tries again with the next press', async () => {
    const { list, loads, exports, toasts } = await setUp();
    const failing = list.start(search);
    loads[0]?.fail();
    await failing;
    expect([list.rows, exports.asked.length]).toEqual([null, 0]);
    expect(toasts.takeAll().map(asRead)).toMatchObject([
      { tone: 'danger', text: 'Unable to fetch filtered reports' },
    ]);
    void list.start(search);
    loads[1]?.come();
    await expect.poll(() => exports.asked.length).toBe(1);
  });
});
