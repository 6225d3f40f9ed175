import { calculatePermitFee, modelFeeTable, parsePermitProject } from '@ridgeline/core/calculators';
import { describe, expect, it } from 'vitest';
import { CalculatorViewModel } from '../calculator.view-model.ts';
import { aCalculatorWorld, linkTo } from '../testing/calculator-world.ts';
import { permitFeeForm } from './permit-fee.form.ts';
import { PermitFeeViewModel } from './permit-fee.view-model.ts';

function setUp(texts: Readonly<Record<string, string>> = {}) {
  const world = aCalculatorWorld(linkTo('permit-fee', texts));
  const calculator = new CalculatorViewModel(permitFeeForm, world.navigation, world.timer, world.ties);
  const vm = new PermitFeeViewModel(calculator, world.actions, world.viewport);
  vm.enter();
  return { ...world, vm, calculator };
}

describe('the permit fee calculator', () => {
  it('CALC-4 CALC-6 gives what core gives for the same inputs, to the last cent', () => {
    const { vm, calculator } = setUp({ total_project_value: '$12,345' });
    const project = parsePermitProject({
      total_project_value: 12_345,
      material_cost: 8_000,
      roof_size: 2_450,
      roof_material_type: 'asphalt-shingle',
    });
    if (!project.ok) throw new Error('core refuses the worked example');
    expect(calculator.known).toEqual(calculatePermitFee({ schedule: modelFeeTable, project: project.value }));
    // calculators.md, Table 1-A
    expect([vm.total, vm.shareOfValue]).toEqual([22_325, 181]);
  });

  it('CALC-4 charges by figures of one’s own', () => {
    const { vm, calculator } = setUp({ by: 'own' });
    calculator.type('own.flat', '$25');
    calculator.type('own.percent_of_materials', '3 %');
    expect(vm.lines.map(({ name, cents }) => [name, cents])).toEqual([
      ['building-permit', 15_000],
      ['application', 2_500],
      ['city-use-tax', 24_000],
    ]);
  });

  it('VAL-1 tells every refused field at once, those of the fee under their own names', () => {
    const { calculator } = setUp({ by: 'own' });
    calculator.type('own.flat', '25 ft');
    calculator.type('roof_size', '');
    expect(calculator.failures.map(({ field, code }) => [field, code])).toEqual([
      ['roof_size', 'number-required'],
      ['own.flat', 'other-unit'],
    ]);
  });

  it('has no share of a project without a value', () => {
    const { vm, calculator } = setUp();
    calculator.type('total_project_value', '0');
    expect(vm.shareOfValue).toBeNull();
  });
});
