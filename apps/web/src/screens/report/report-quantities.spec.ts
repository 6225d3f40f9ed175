import { iceInputs } from '@ridgeline/core/testing/calculators';
import { aReport, FakeReportServer, FakeSavedCalculations } from '@ridgeline/core/testing/reports';
import { describe, expect, it } from 'vitest';
import { Language } from '../../language/language.store.ts';
import { asRead } from '../../testing/as-read.ts';
import { aSession } from '../../testing/visitors.ts';
import { ToastStore } from '../../view-model/toasts.store.ts';
import { ReportQuantities } from './report-quantities.ts';

async function setUp() {
  const server = new FakeReportServer();
  const calculations = new FakeSavedCalculations(server);
  server.put(aReport());
  const inputs = iceInputs({ rise: 8, overhangIn: 0 });
  const saved = await calculations.save('R-1001', { calculator: 'ice-and-water-shield', inputs });
  if (!saved.ok) throw new Error('core refuses the inputs');
  const toasts = new ToastStore();
  const language = new Language({ getItem: () => null, setItem: () => {} }, ['en']);
  const { session } = aSession();
  const quantities = new ReportQuantities({ calculations, session, toasts, language });
  await quantities.show(aReport());
  const told = () => toasts.takeAll().map(asRead);
  return { server, quantities, told, hash: saved.value.calculation.hash };
}

describe('the saved calculations of a report', () => {
  it('CALC-5 are listed, and each kind is calculated anew for the editions', async () => {
    const { quantities, hash } = await setUp();
    expect(quantities.saved.map(({ calculation }) => calculation.hash)).toEqual([hash]);
    expect(quantities.rows).toHaveLength(1);
  });

  it('CALC-5 are gone once they were removed, from the comparison of editions, too', async () => {
    const { quantities, told, hash } = await setUp();
    await quantities.remove(hash);
    expect([quantities.saved, quantities.rows]).toEqual([[], []]);
    expect(told()).toMatchObject([{ tone: 'ok', text: 'The calculation was removed from this report.' }]);
  });

  it('CALC-5 stay where they could not be removed, and that is told', async () => {
    const { server, quantities, told, hash } = await setUp();
    server.refuseWith('unavailable');
    await quantities.remove(hash);
    expect(quantities.saved).toHaveLength(1);
    expect(told()).toMatchObject([
      { tone: 'danger', text: 'The calculation could not be removed. Try again.' },
    ]);
  });

  it('TEAM-1.1 TEAM-1.3 CALC-5 stay where the report may only be read, and nothing is asked of the server', async () => {
    const { quantities, told, hash } = await setUp();
    await quantities.show(aReport({ mayChange: false }));
    expect(quantities.mayRemove).toBe(false);
    await quantities.remove(hash);
    expect(quantities.saved).toHaveLength(1);
    expect(told()).toEqual([]);
  });

  it('CALC-5 of another report are not shown while it is loaded', async () => {
    const { server, quantities } = await setUp();
    const other = aReport({ reportNumber: 'R-2' });
    server.put(other);
    const shown = quantities.show(other);
    expect([quantities.saved, quantities.rows]).toEqual([[], []]);
    await shown;
    expect(quantities.saved).toEqual([]);
  });
});
