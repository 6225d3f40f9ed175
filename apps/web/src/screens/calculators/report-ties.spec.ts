import { aKnownFact, aReport } from '@ridgeline/core/testing/reports';
import { describe, expect, it } from 'vitest';
import { asRead } from '../../testing/as-read.ts';
import { CalculatorViewModel } from './calculator.view-model.ts';
import { ventilationForm } from './ventilation/ventilation.form.ts';
import { aCalculatorWorld } from './testing/calculator-world.ts';
import { AS_MEASURED, wasteForm } from './waste/waste.form.ts';

const area = aKnownFact({
  section: 'roof',
  name: 'area',
  value: { kind: 'quantity', amount: '2450.5', unit: 'sf', basis: null },
} as never);
const edition = aKnownFact({
  name: 'adopted-residential-code',
  value: { kind: 'edition', text: '2018 IRC', year: 2018 },
});

function setUp(address = '/calculators/waste/R-1001', form: typeof wasteForm = wasteForm) {
  const world = aCalculatorWorld(address);
  world.reports.put(aReport({ facts: [area, edition] }));
  const calculator = new CalculatorViewModel(form, world);
  return { ...world, calculator };
}

describe('a calculator of a report', () => {
  it('CALC-5 starts with what the report knows, each with its source, and says what was changed', async () => {
    const { calculator, ties } = setUp();
    await calculator.start();
    expect([calculator.text('areaSf'), calculator.text('edition')]).toEqual(['2450.5', '2018']);
    expect(calculator.isCurrent).toBe(true);
    expect(calculator.known.inputs).toMatchObject({ areaSf: 2450.5, plan: null, edition: 2018 });
    expect(ties.sourceOf('edition')).toMatchObject({
      value: 2018,
      row: { source: { name: 'City of Denver' } },
    });
    expect(ties.sourceOf('percent')).toBeNull();
  });

  it('CALC-5 keeps the inputs of a link, and tells the source nevertheless', async () => {
    const { calculator, ties } = setUp('/calculators/waste/R-1001?areaSf=2000&rise=6&percent=10');
    await calculator.start();
    expect(calculator.text('areaSf')).toBe('2000');
    expect(ties.sourceOf('areaSf')).toMatchObject({ value: '2450.5' });
  });

  it('D NAV-5.2 copies a link that needs neither the report nor an account', async () => {
    const { calculator, navigation, timer } = setUp();
    await calculator.start();
    calculator.type('percent', '20');
    expect(calculator.link).toMatch(/^\/estimate\/waste\?.*areaSf=2450.5.*percent=20/);
    await timer.advance(300);
    expect(navigation.address).toMatch(/^\/calculators\/waste\/R-1001\?.*percent=20/);
  });

  it('CALC-5 keeps what was typed while the report was asked', async () => {
    const { calculator } = setUp();
    const started = calculator.start();
    calculator.type('percent', '20');
    await started;
    expect([calculator.text('percent'), calculator.text('areaSf')]).toEqual(['20', '2450.5']);
  });

  it('CALC-5 keeps an outline that was typed while the report was asked, and takes what else it knows', async () => {
    const { calculator } = setUp();
    const started = calculator.start();
    calculator.type('plan.lengthFt', '44');
    await started;
    expect(calculator.texts).toMatchObject({ 'plan.lengthFt': '44', 'plan.widthFt': '30', edition: '2018' });
    expect(calculator.texts).not.toHaveProperty('areaSf');
    expect(calculator.isCurrent).toBe(true);
  });

  it('CALC-5 fills in the measures of who chose them while the report was asked, and none that was typed', async () => {
    const { calculator } = setUp();
    const started = calculator.start();
    calculator.become({ ...AS_MEASURED, rise: '6', percent: '10', eavesFt: '120' });
    await started;
    expect(calculator.texts).toMatchObject({ areaSf: '2450.5', eavesFt: '120', percent: '10' });
  });

  it('CALC-5 works without a report that cannot be read, and saves nothing to it', async () => {
    const { calculator, ties, reports } = setUp();
    reports.refuseWith('unavailable');
    await calculator.start();
    expect([ties.state, calculator.isCurrent]).toEqual([{ is: 'failed', failure: 'unavailable' }, true]);
    expect([calculator.savedInputs, ties.takesResults]).toEqual([null, false]);

    reports.refuseWith(null);
    await calculator.start();
    expect([ties.state.is, calculator.text('areaSf')]).toEqual(['ready', '2450.5']);
  });

  it('CALC-5 keeps what was typed after a failure when the report is asked for again', async () => {
    const { calculator, ties, reports } = setUp();
    reports.refuseWith('unavailable');
    await calculator.start();
    calculator.type('percent', '20');
    reports.refuseWith(null);
    await calculator.start();
    expect([ties.state.is, calculator.text('percent'), calculator.text('areaSf')]).toEqual([
      'ready',
      '20',
      '2450.5',
    ]);
  });

  it('D TEAM-1.1 prints with a report that may only be read, and saves nothing to it', async () => {
    const { calculator, ties, reports, saved, toasts } = setUp();
    reports.becomeViewer();
    await calculator.start();
    expect([calculator.savedInputs === null, ties.isReadOnly]).toEqual([false, true]);
    await ties.save(calculator.known, calculator.savedInputs ?? {});
    expect([await saved.of('R-1001'), toasts.takeAll()]).toMatchObject([{ ok: true, value: [] }, []]);
  });

  it('CALC-5 offers to save nothing to a report that is not there, or somebody else has', async () => {
    const { calculator, ties } = setUp('/calculators/waste/R-404');
    await calculator.start();
    expect([ties.state, calculator.isCurrent]).toEqual([{ is: 'failed', failure: 'not-found' }, true]);
    expect(calculator.savedInputs).toBeNull();
  });

  it('D CALC-5.1 saves the shown result once the API gets the same, and opens its PDF', async () => {
    const { calculator, ties, toasts, viewer } = setUp();
    await calculator.start();
    await ties.save(calculator.known, calculator.savedInputs ?? {});
    expect(ties.savedHash).toBe(calculator.known.hash);
    expect(
      toasts
        .takeAll()
        .map(asRead)
        .map(({ text }) => text),
    ).toEqual(['Saved to report R-1001.']);
    await ties.openPdf(calculator.known, {});
    expect(viewer.opened).toHaveLength(1);
    calculator.type('percent', '20');
    expect(ties.savedHash).not.toBe(calculator.known.hash);
  });

  it('D CALC-5.1 says that nothing was saved where the API gets another result', async () => {
    const { calculator, ties, toasts } = setUp();
    await calculator.start();
    await ties.save({ ...calculator.known, hash: '0'.repeat(64) }, calculator.savedInputs ?? {});
    expect(ties.savedHash).toBeNull();
    expect(toasts.takeAll().map(({ tone }) => tone)).toEqual(['danger']);
  });

  it('CALC-5 keeps a calculation without a connection, and saves it later', async () => {
    const { calculator, ties, toasts, own, edits, reports, saved } = setUp();
    await own.unlock('ada');
    await calculator.start();
    reports.refuseWith('unavailable');
    await ties.save(calculator.known, calculator.savedInputs ?? {});
    expect(ties.savedHash).toBe(calculator.known.hash);
    expect(toasts.takeAll().map(asRead)).toMatchObject([{ tone: 'warn', text: /^Saved on this device/ }]);
    await edits.sendNow();
    expect(edits.edits).toMatchObject([{ field: 'calculation' }]);
    reports.refuseWith(null);
    await edits.sendNow();
    expect(edits.edits).toEqual([]);
    expect(await saved.of('R-1001')).toMatchObject({
      ok: true,
      value: [{ calculation: { hash: calculator.known.hash } }],
    });
  });

  it('CALC-5 says that a calculation was neither sent nor kept, and why', async () => {
    const { calculator, ties, toasts, own, reports } = setUp();
    await calculator.start();
    reports.refuseWith('unavailable');
    await ties.save(calculator.known, {});
    await own.unlock('ada');
    own.storage.isFull = true;
    await ties.save(calculator.known, {});
    expect(toasts.takeAll().map(asRead)).toMatchObject([
      { tone: 'danger', text: /Nothing was saved/ },
      { tone: 'danger', text: /no room to keep the calculation/ },
    ]);
    expect(ties.savedHash).toBeNull();
  });

  it('START-8 says that a calculation was not saved where the code that keeps it cannot be loaded, and can save again', async () => {
    const { calculator, ties, toasts, reports, line } = setUp();
    await calculator.start();
    reports.refuseWith('unavailable');
    line.isCut = true;
    await ties.save(calculator.known, {});
    expect(ties.isSaving).toBe(false);
    expect(toasts.takeAll().map(asRead)).toMatchObject([{ tone: 'danger', text: /Nothing was saved/ }]);
  });

  it('CALC-5 stands alone without a report in its address', async () => {
    const world = aCalculatorWorld('/estimate/ventilation');
    const calculator = new CalculatorViewModel(ventilationForm, world);
    await calculator.start();
    expect(calculator.savedInputs).toBeNull();
    await world.ties.save(calculator.known, {});
    expect([world.ties.state.is, world.ties.savedHash, world.toasts.takeAll().map(asRead)]).toEqual([
      'none',
      null,
      [],
    ]);
  });
});
