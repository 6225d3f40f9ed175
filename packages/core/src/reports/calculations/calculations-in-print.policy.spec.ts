import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateVentilation } from '../../calculators/ventilation/ventilation.calculator.ts';
import { calculateWaste } from '../../calculators/waste/waste.calculator.ts';
import { ventilationInputs } from '../../testing/calculators/ventilation.builder.ts';
import { wasteInputs } from '../../testing/calculators/waste.builder.ts';
import { calculationsInPrint, type SavedRecord } from './calculations-in-print.policy.ts';

const waste = [5, 10, 15].map((percent) => calculateWaste(wasteInputs({ percent })));
const ventilation = calculateVentilation(ventilationInputs());
const saved = [...waste, ventilation].map((calculation, index): SavedRecord => ({
  calculation,
  // The second and the third in the same millisecond.
  savedAt: index === 2 ? 1 : index,
}));

describe('the saved calculations of a paper', () => {
  it('D CALC-5.3 stand in the order of the sections, and of one calculator in the order in which they were saved', () => {
    const printed = calculationsInPrint(saved);
    expect(printed.map(({ section, number }) => [section, number])).toEqual([
      ['waste-calculator', 1],
      ['waste-calculator', 2],
      ['waste-calculator', 3],
      ['ventilation-calculator', 1],
    ]);
    expect(printed[0]?.calculation).toBe(waste[0]);
  });

  it('D CALC-5.3 are all there, and the same however the rows come', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(saved), (rows) => {
        const printed = calculationsInPrint(rows);
        expect(printed).toHaveLength(rows.length);
        expect(printed).toEqual(calculationsInPrint(rows.toReversed()));
      }),
    );
  });
});
