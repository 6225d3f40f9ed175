import { calculateWaste, parseWaste } from '@ridgeline/core/calculators';
import { describe, expect, it } from 'vitest';
import { CalculatorViewModel } from '../calculator.view-model.ts';
import { aCalculatorWorld, linkTo } from '../testing/calculator-world.ts';
import { planGeometry } from './plan-geometry.ts';
import { wasteForm } from './waste.form.ts';
import { WasteViewModel } from './waste.view-model.ts';

function setUp(texts: Readonly<Record<string, string>> = {}) {
  const world = aCalculatorWorld(linkTo('waste', texts));
  const calculator = new CalculatorViewModel(wasteForm, world);
  const vm = new WasteViewModel(calculator);
  vm.enter();
  return { ...world, vm, calculator };
}

describe('the waste calculator', () => {
  it('CALC-1 CALC-6 gives what core gives for the same inputs, to the last digit', () => {
    const { calculator } = setUp();
    const inputs = parseWaste({
      plan: { shape: 'hip', lengthFt: 60, widthFt: 30 },
      rise: 6,
      percent: 15,
      complexity: { shape: 'hip', penetrations: 3 },
    });
    if (!inputs.ok) throw new Error('core refuses the worked example');
    expect(calculator.known).toEqual(calculateWaste(inputs.value));
    // calculators.md, W10
    expect(calculator.known.inputs).toMatchObject({ areaSf: 2012.462, hipsFt: 90, ridgesFt: 30 });
    expect(calculator.known.outcome.bundlesToOrder).toBe(70);
  });

  it('CALC-1 takes over what the outline comes to, and goes back to an outline', () => {
    const { vm, calculator } = setUp();
    const { outcome } = calculator.known;
    vm.enterRoof('measured');
    expect([vm.roof, calculator.isCurrent, calculator.known.inputs.plan]).toEqual(['measured', true, null]);
    expect(calculator.known.outcome).toEqual(outcome);
    calculator.type('areaSf', '30 squares');
    calculator.type('percent', '10%');
    // calculators.md, W2
    expect(calculator.known.outcome.bundlesToOrder).toBe(99);
    vm.enterRoof('outline');
    expect([vm.roof, calculator.isCurrent]).toEqual(['outline', true]);
  });

  it('CALC-1 sets the ways that were entered side by side', () => {
    const { vm, calculator } = setUp();
    expect(vm.ways.map(({ way, outcome }) => [way, outcome.wastePercent])).toEqual([
      ['flat', 15],
      ['complexity', 13],
    ]);
    calculator.type('way', 'cut-edge');
    expect(calculator.failures).toEqual([{ field: 'cutEdgeFt', code: 'number-required' }]);
    calculator.type('cutEdgeFt', '120');
    expect(vm.ways).toHaveLength(3);
  });

  it('CALC-1 opens a link with measures as measures', () => {
    const world = aCalculatorWorld('/estimate/waste?areaSf=2450&rise=6&percent=15');
    const calculator = new CalculatorViewModel(wasteForm, world);
    expect(calculator.isCurrent).toBe(true);
    // calculators.md, W1
    expect(calculator.known.outcome).toMatchObject({ totalSf: 2817.5, bundlesToOrder: 85 });
  });
});

describe('the plan of a roof', () => {
  it('CALC-1 is to scale, with a strip that has the area of the waste, on any sheet', () => {
    for (const isNarrow of [true, false]) {
      for (const [lengthFt, widthFt] of [
        [60, 30],
        [30, 60],
        [500, 1],
        [40, 40],
      ] as const) {
        for (const percent of [0, 15, 100]) {
          const drawn = planGeometry({ shape: 'hip', lengthFt, widthFt, percent }, isNarrow);
          const scale = (drawn.right - drawn.left) / lengthFt;
          expect(drawn.bottom - drawn.top).toBeCloseTo(widthFt * scale, 6);
          expect((drawn.strip - drawn.right) * (drawn.bottom - drawn.top)).toBeCloseTo(
            ((lengthFt * widthFt * percent) / 100) * scale ** 2,
            4,
          );
          expect(drawn.strip).toBeLessThanOrEqual(drawn.sheet.width);
          expect(drawn.bottom).toBeLessThanOrEqual(drawn.sheet.height - 36);
        }
      }
    }
  });
});
