import { describe, expect, it } from 'vitest';
import { iceInputs } from '../../testing/calculators/ice-and-water-shield.builder.ts';
import { ventilationInputs } from '../../testing/calculators/ventilation.builder.ts';
import { wasteInputs } from '../../testing/calculators/waste.builder.ts';
import { CODE_EDITIONS } from '../code-edition.ts';
import { calculateIceAndWaterShield } from '../ice-and-water-shield/ice-and-water-shield.calculator.ts';
import { calculateVentilation } from '../ventilation/ventilation.calculator.ts';
import { calculateWaste } from '../waste/waste.calculator.ts';
import { quantitiesByEdition } from './edition-quantities.policy.ts';

describe('what a calculation asks for under another edition', () => {
  it('RPT-3 CALC-6 is calculated anew: from 8:12 the ice barrier reaches further up in 2015 to 2021', () => {
    const record = calculateIceAndWaterShield(iceInputs({ rise: 8, overhangIn: 0 }));
    const quantities = quantitiesByEdition(record);
    if (quantities?.calculator !== 'ice-and-water-shield') throw new Error('an ice barrier');
    const of = (edition: number) => quantities.editions.find((one) => one.edition === edition);
    expect(of(2021)).toEqual({
      edition: 2021,
      rolls: record.outcome.rolls,
      totalSf: record.outcome.totalSf,
    });
    expect(of(2018)?.totalSf).toBe(record.outcome.totalSf);
    expect(of(2024)?.totalSf).toBe(of(2012)?.totalSf);
    expect(of(2024)?.totalSf).not.toBe(record.outcome.totalSf);
  });

  it('RPT-3 CALC-6 is the net free area of the attic in every edition', () => {
    const record = calculateVentilation(ventilationInputs());
    const quantities = quantitiesByEdition(record);
    expect(quantities?.editions.map(({ edition }) => edition)).toEqual(CODE_EDITIONS);
    expect(quantities?.editions).toContainEqual({
      edition: record.inputs.edition,
      requiredSqIn: record.outcome.requiredSqIn,
    });
  });

  it('RPT-3 is nothing where no edition changes it, or the inputs are none of the calculator', () => {
    expect(quantitiesByEdition(calculateWaste(wasteInputs()))).toBeNull();
    const odd = { ...calculateIceAndWaterShield(iceInputs()), inputs: null };
    expect(quantitiesByEdition(odd)).toBeNull();
  });
});
