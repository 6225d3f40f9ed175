import { aProjectRow } from '@ridgeline/core/testing/reports';
import { describe, expect, it } from 'vitest';
import { asRead } from '../../testing/as-read.ts';
import { ada } from '../../testing/visitors.ts';
import { CalculatorViewModel } from './calculator.view-model.ts';
import { aCalculatorWorld } from './testing/calculator-world.ts';
import { wasteForm } from './waste/waste.form.ts';

async function setUp(address = '/estimate/waste') {
  const world = aCalculatorWorld(address);
  const row = aProjectRow({ reportNumber: 'R-7', address: '1437 Bannock St, Denver, CO 80202' });
  await world.session.signIn(ada);
  const { userId = '' } = world.session.profile ?? {};
  world.lists.add({ userId, teamId: null }, row, aProjectRow({ reportNumber: 'R-8', address: '2 Frost St' }));
  const vm = new CalculatorViewModel(wasteForm, world);
  return { ...world, vm };
}

describe('choosing a report for a calculator', () => {
  it('CALC-5 is offered to nobody who has none to choose from', async () => {
    const { chooser, session } = aCalculatorWorld('/estimate/waste');
    expect(chooser.isOffered).toBe(false);
    await session.signIn(ada);
    expect(chooser.isOffered).toBe(true);
  });

  it('CALC-5 offers the newest reports, and those that fit what is typed', async () => {
    const { chooser, timer } = await setUp();
    await chooser.open();
    await timer.advance(0);
    expect([chooser.isOpen, chooser.finder?.found.length]).toEqual([true, 2]);
    chooser.finder?.type('bann');
    await timer.advance(200);
    expect(chooser.finder?.found.map(({ reportNumber }) => reportNumber)).toEqual(['R-7']);
    chooser.close();
    expect(chooser.isOpen).toBe(false);
  });

  it('CALC-5 says that the reports could not be had', async () => {
    const { chooser, timer, lists } = await setUp();
    lists.failWith('no-reports-found');
    await chooser.open();
    await timer.advance(0);
    expect(chooser.finder).toMatchObject({ hasFailed: true, isSearching: false, found: [] });
  });

  it('START-8 stays closed where its code cannot be loaded, and says so with a button that asks again', async () => {
    const { chooser, line, toasts, timer } = await setUp();
    line.isCut = true;
    await chooser.open();
    expect([chooser.isOpen, chooser.finder]).toEqual([false, null]);
    const [told] = toasts.takeAll().map(asRead);
    expect(told).toMatchObject({ tone: 'danger', title: 'This part could not be loaded' });
    line.isCut = false;
    told?.action?.onPress();
    await timer.advance(0);
    expect([chooser.isOpen, toasts.waiting]).toEqual([true, []]);
  });

  it('CALC-5 lets the report fill in a calculator as it starts, and takes along what was typed', async () => {
    const { vm } = await setUp();
    expect([vm.isAsStarted, vm.pathWith('R-7')]).toEqual([true, '/calculators/waste/R-7']);
    vm.type('areaSf', '30 squares');
    expect(vm.isAsStarted).toBe(false);
    expect(vm.pathWith('R-7')).toMatch(/^\/calculators\/waste\/R-7[?].*areaSf=30\+squares/);
    vm.type('areaSf', '3'.repeat(3000));
    expect(vm.pathWith('R-7')).toBe('/calculators/waste/R-7');
  });
});
