import { calculateVentilation, parseVentilation } from '@ridgeline/core/calculators';
import { describe, expect, it } from 'vitest';
import { CalculatorViewModel } from '../calculator.view-model.ts';
import { aCalculatorWorld, linkTo } from '../testing/calculator-world.ts';
import { ventilationForm } from './ventilation.form.ts';
import { VentilationViewModel } from './ventilation.view-model.ts';

function setUp(texts: Readonly<Record<string, string>> = {}) {
  const world = aCalculatorWorld(linkTo('ventilation', texts));
  const calculator = new CalculatorViewModel(ventilationForm, world);
  const vm = new VentilationViewModel(calculator);
  vm.enter();
  return { ...world, vm, calculator };
}

describe('the ventilation calculator', () => {
  it('CALC-3 CALC-6 gives what core gives for the same inputs, to the last digit', () => {
    const { vm, calculator } = setUp({
      atticSf: '1,800 sq ft',
      edition: '2021',
      climateZone: '4',
      upperPercent: '45 %',
      'provided.ridge-vent': '22',
      'provided.soffit-vent': '53',
    });
    const inputs = parseVentilation({
      atticSf: 1800,
      edition: 2021,
      climateZone: 4,
      upperPercent: 45,
      provided: [
        { product: 'ridge-vent', quantity: 22 },
        { product: 'soffit-vent', quantity: 53 },
      ],
    });
    if (!inputs.ok) throw new Error('core refuses the worked example');
    expect(calculator.known).toEqual(calculateVentilation(inputs.value));
    // calculators.md, V6
    expect(calculator.known.outcome).toMatchObject({
      requiredSqIn: 864,
      exhaustSqIn: 388.8,
      intakeSqIn: 475.2,
    });
    expect(calculator.known.outcome.check?.passes).toBe(true);
    expect(vm.enough.map(({ quantity }) => quantity)).toEqual([22, 8, 53, 8]);
  });

  it('CALC-3 reads the same attic at the other ratio, and by the other reading where sources disagree', () => {
    const { vm, calculator } = setUp({ climateZone: '6', edition: '2015' });
    expect(vm.readings.map(({ by, ratio, differenceSqIn }) => [by, ratio, differenceSqIn])).toEqual([
      ['yours', 150, 0],
      ['asked-150', 150, 0],
      ['asked-300', 150, 0],
      ['either-condition', 300, -720],
    ]);
    calculator.type('edition', '2021');
    expect(vm.readings).toHaveLength(3);
  });

  it('VAL-1 tells a refused vent at its own field, whatever else is empty', () => {
    const { calculator } = setUp();
    calculator.type('provided.soffit-vent', 'some');
    expect(calculator.failures).toEqual([{ field: 'provided.soffit-vent', code: 'number-required' }]);
    calculator.type('provided.soffit-vent', '');
    calculator.type('area.box-vent', '5 ft');
    expect(calculator.failures).toEqual([{ field: 'area.box-vent', code: 'other-unit', measure: 'sq-in' }]);
  });

  it('CALC-3 takes the maker’s area of a vent', () => {
    const { vm, calculator } = setUp();
    calculator.type('area.ridge-vent', '12 sq in');
    expect(vm.enough[0]).toMatchObject({ product: 'ridge-vent', netFreeSqIn: 12, quantity: 30 });
  });
});
