import { calculateIceAndWaterShield, parseIceAndWaterShield } from '@ridgeline/core/calculators';
import { describe, expect, it } from 'vitest';
import { CalculatorViewModel } from '../calculator.view-model.ts';
import { aCalculatorWorld, linkTo } from '../testing/calculator-world.ts';
import { iwsForm } from './iws.form.ts';
import { IwsViewModel } from './iws.view-model.ts';

function setUp(address = '/estimate/iws') {
  const world = aCalculatorWorld(address);
  const calculator = new CalculatorViewModel(iwsForm, world);
  const vm = new IwsViewModel(calculator);
  vm.enter();
  return { ...world, vm, calculator };
}

const I1 = {
  edition: '2021',
  'eaves.0.lengthFt': '100',
  'eaves.0.overhangIn': '1 ft',
  'eaves.0.wallIn': '4 1/2 in',
  'eaves.0.rise': '6/12',
};
const linkOf = (texts: Readonly<Record<string, string>>): string => linkTo('iws', texts);

describe('the ice and water shield calculator', () => {
  it('CALC-2 CALC-6 gives what core gives for the same inputs, to the last digit', () => {
    const { calculator } = setUp(linkOf(I1));
    const eave = { lengthFt: 100, overhangIn: 12, wallIn: 4.5, rise: 6 };
    const inputs = parseIceAndWaterShield({ edition: 2021, eaves: [eave] });
    if (!inputs.ok) throw new Error('core refuses the worked example');
    expect(calculator.known).toEqual(calculateIceAndWaterShield(inputs.value));
    expect(calculator.known.outcome).toMatchObject({ actualSf: 377.34, halfRollSf: 450, rolls: 3 });
  });

  it('CALC-6 follows each key, the address and what is announced follow once the typing pauses', async () => {
    const { vm, calculator, navigation, timer } = setUp();
    const before = calculator.announced;
    calculator.type(vm.path('overhangIn'), '2');
    calculator.type(vm.path('overhangIn'), '24');
    expect(vm.measures.overhangIn).toBe(24);
    expect([calculator.announced, navigation.address]).toEqual([before, '/estimate/iws']);
    await timer.advance(300);
    expect(calculator.announced).toBe(calculator.known);
    expect(navigation.query).toMatchObject({ 'eaves.0.overhangIn': '24', edition: '2021' });
    expect(navigation.entries).toHaveLength(1);
  });

  it('D NAV-5.2 shows the same from its own link, and follows an address that changes', async () => {
    const { vm, calculator, navigation, timer } = setUp();
    vm.add();
    calculator.type(vm.path('rise'), '8/12');
    await timer.advance(300);
    const other = setUp(navigation.address);
    expect(other.calculator.known).toEqual(calculator.known);
    navigation.go(linkOf(I1) as never);
    expect(calculator.known.outcome.rolls).toBe(3);
  });

  it.each([
    ['overhangIn', '12 kg', 'other-unit'],
    ['rise', 'steep', 'number-required'],
    ['rise', '30', 'out-of-range'],
    ['lengthFt', '', 'number-required'],
  ])('VAL-1 refuses %s %j at the field, and keeps the last result', (field, text, code) => {
    const { vm, calculator } = setUp();
    const before = calculator.known;
    calculator.type(vm.path(field), text);
    expect(calculator.failureAt(vm.path(field))).toMatchObject({ code });
    expect([calculator.isCurrent, calculator.known]).toEqual([false, before]);
    calculator.type(vm.path(field), '10');
    expect([calculator.isCurrent, calculator.failures]).toEqual([true, []]);
  });

  it('VAL-1 starts with figures even from a link that it refuses', () => {
    const { calculator } = setUp('/estimate/iws?edition=1999');
    expect([calculator.isCurrent, calculator.failures.map(({ field }) => field)]).toEqual([
      false,
      ['edition'],
    ]);
    expect(calculator.known.outcome.rolls).toBeGreaterThan(0);
  });

  it('steps by the keys, and stays in range', () => {
    const { vm, calculator } = setUp();
    const path = vm.path('overhangIn');
    calculator.type(path, '1 ft');
    calculator.step(path, 10, { measure: 'in', by: 1, max: 120 });
    expect(calculator.text(path)).toBe('22');
    calculator.step(path, -100, { measure: 'in', by: 1, max: 120 });
    expect(calculator.text(path)).toBe('0');
  });

  it('CALC-2 takes a wall by its parts or as measured', () => {
    const { vm } = setUp();
    expect([vm.wall, vm.measures.wallIn]).toEqual(['2x4', 5]);
    vm.buildWall('2x6');
    expect(vm.measures.wallIn).toBe(7);
    vm.buildWall('measured');
    expect([vm.wall, vm.measures.wallIn]).toEqual(['measured', 7]);
    vm.buildWall('2x4');
    expect(vm.calculator.isCurrent).toBe(true);
    expect(vm.measures.wallIn).toBe(5);
  });

  it('CALC-2 adds an eave like the one that is drawn, and removes it again', () => {
    const { vm, calculator } = setUp();
    const { rowsFt } = calculator.known.outcome;
    vm.add();
    expect([vm.count, vm.eave, calculator.known.outcome.rowsFt]).toEqual([2, 1, 2 * rowsFt]);
    vm.remove();
    expect([vm.count, vm.eave, calculator.known.outcome.rowsFt]).toEqual([1, 0, rowsFt]);
    for (let more = 0; more < 10 && vm.canAdd; more += 1) vm.add();
    expect(vm.count).toBe(8);
    expect(calculator.link).not.toBeNull();
  });

  it('CALC-2 sets three readings beside the own one', () => {
    const { vm } = setUp(linkOf(I1));
    expect(vm.readings.map(({ party, totalSf, differenceSf }) => [party, totalSf, differenceSf])).toEqual([
      ['yours', 377.34, 0],
      ['inspector', 600, 222.66],
      ['roofer', 450, 72.66],
      ['adjuster', 353.73, -23.61],
    ]);
  });

  it('copies the link of what stands in the fields', async () => {
    const { vm, calculator, clipboard, toasts } = setUp();
    calculator.type(vm.path('rise'), '9');
    await calculator.actions.copyLink(calculator.link);
    expect(clipboard.text).toContain('https://this.app/estimate/iws?');
    expect(clipboard.text).toContain('eaves.0.rise=9');
    expect(toasts.waiting.map(({ tone }) => tone)).toEqual(['ok']);
  });
});
