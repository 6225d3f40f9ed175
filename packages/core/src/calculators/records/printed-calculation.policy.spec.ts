import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../shared/messages.ts';
import { iceAndWaterShieldInputs } from '../../testing/calculators/ice-and-water-shield.arbitrary.ts';
import { anEave, iceInputs } from '../../testing/calculators/ice-and-water-shield.builder.ts';
import { aFeeOnFees, aFeeSchedule, aPermitProject } from '../../testing/calculators/permit-fee.builder.ts';
import { ventilationInputs } from '../../testing/calculators/ventilation.builder.ts';
import { ventilationInputsOfAnyKind } from '../../testing/calculators/ventilation.arbitrary.ts';
import { wasteInputsOfAnyKind } from '../../testing/calculators/waste.arbitrary.ts';
import { wasteInputs } from '../../testing/calculators/waste.builder.ts';
import { calculation } from '../calculation.ts';
import { calculateIceAndWaterShield } from '../ice-and-water-shield/ice-and-water-shield.calculator.ts';
import { calculatePermitFee } from '../permit-fee/permit-fee.policy.ts';
import { calculateVentilation } from '../ventilation/ventilation.calculator.ts';
import { calculateWaste } from '../waste/waste.calculator.ts';
import type { CalculationRecord } from './calculation-record.ts';
import { printedCalculation } from './printed-calculation.policy.ts';

const waste = calculateWaste(wasteInputs({ rise: 3 }));
const asked = (record: CalculationRecord, locale: 'en' | 'es' = 'en') =>
  printedCalculation(record, locale).figures?.quantities.map(({ name, value, restsOn }) => [
    name,
    value,
    ...restsOn,
  ]);

describe('a calculation on paper', () => {
  it('D CALC-5.3 asks for quantities with their units, each with what it rests on', () => {
    expect(asked(waste)).toEqual([
      ['Shingles', '85 bundles', 'Trade practice: a default that you may change'],
      ['Starter', '2 bundles', 'Trade practice: a default that you may change'],
      ['Hip and ridge cap', '6 bundles', 'Trade practice: a default that you may change'],
      ['Drip edge', '19 pieces', expect.stringContaining('IRC 2021 R905.2.8.5')],
      ['Underlayment', '5 rolls', expect.stringContaining('IRC 2021 R905.1.1')],
    ]);
    expect(asked(calculateVentilation(ventilationInputs()), 'es')).toEqual([
      ['Área libre neta de ventilación', '720 pulg²', expect.stringContaining('R806.2')],
      ['Salida, parte superior', '360 pulg²', expect.stringContaining('R806.2')],
      ['Entrada, parte inferior', '360 pulg²', expect.stringContaining('R806.2')],
    ]);
    const schedule = aFeeSchedule([
      { id: 'permit', name: 'roof-permit', kind: 'flat', basis: 'constant', amount: '65.78' },
    ]);
    expect(asked(calculatePermitFee({ schedule, project: aPermitProject() }))).toEqual([
      ['Permit fee', '$65.78', 'Springfield, Fees (dated 2026-01-01; we read it 2026-06-01)'],
    ]);
  });

  it('D CALC-5.3 names the eave of a line where there are several, and every requirement once', () => {
    const inputs = iceInputs({}, { eaves: [anEave(), anEave({ rise: 9 })] });
    const { figures } = printedCalculation(calculateIceAndWaterShield(inputs), 'en');
    expect(figures?.quantities[0]?.restsOn).toEqual([expect.stringContaining('IRC 2021 R905.1.2')]);
    expect(figures?.working[0]?.name).toBe('Eave 1: Slope factor for a rise of r in 12');
    expect(figures?.inputs.map(({ name }) => name)).toEqual(expect.arrayContaining(['Eave 1', 'Eave 2']));
  });

  it.each([
    ['en', ['Building permit', 'Building permit: Minimum fee', 'Other fee 1', 'Other fee 2', 'Total']],
    [
      'es',
      [
        'Permiso de construcción',
        'Permiso de construcción: Tarifa mínima',
        'Otra tarifa 1',
        'Otra tarifa 2',
        'Total',
      ],
    ],
  ] as const)(
    'D CALC-5.3 names the lines of a permit fee in %s by their words, never by an id',
    (locale, names) => {
      const schedule = aFeeSchedule([
        {
          id: 'permit',
          name: 'building-permit',
          kind: 'rate',
          basis: 'valuation',
          rate: '0.0001',
          min: '65',
        },
        aFeeOnFees('half', 'permit'),
        aFeeOnFees('quarter', 'half'),
      ]);
      const { figures } = printedCalculation(
        calculatePermitFee({ schedule, project: aPermitProject() }),
        locale,
      );
      expect(figures?.working.map(({ name }) => name)).toEqual(names);
    },
  );

  it('D CALC-5.3 does not ask for what was not entered', () => {
    const bare = calculateWaste(wasteInputs({ eavesFt: 0, hipsFt: 0, ridgesFt: 0 }));
    expect(asked(bare)?.map(([name]) => name)).toEqual(['Shingles', 'Underlayment']);
    const working = printedCalculation(bare, 'en').figures?.working.map(({ value }) => value);
    expect(working).toHaveLength(bare.trace.length - 3);
    expect(working?.filter((line) => line.includes('= 0'))).toEqual([]);
  });

  it.each<[string, CalculationRecord]>([
    ['was altered', { ...waste, outcome: { ...waste.outcome, bundles: 84 } }],
    ['is of other rules', calculation({ ...waste, ruleSet: 'waste/999' })],
    ['has inputs that are refused now', calculation({ ...waste, inputs: { areaSf: -1 } })],
  ])('D CALC-5.3 has no figure where the record %s, and says why', (_, record) => {
    const printed = printedCalculation(record, 'en');
    expect(printed).toMatchObject({ calculator: 'waste', hash: record.hash, figures: null });
    expect(printed.reproduction).toMatch(/altered|rules have changed/);
  });

  it('D CALC-5.3 has a line for each input, step and warning of any calculation, in both languages', () => {
    const calculations: fc.Arbitrary<CalculationRecord> = fc.oneof(
      wasteInputsOfAnyKind().map(calculateWaste),
      ventilationInputsOfAnyKind().map(calculateVentilation),
      iceAndWaterShieldInputs().map(calculateIceAndWaterShield),
    );
    fc.assert(
      fc.property(calculations, fc.constantFrom(...LOCALES), (record, locale) => {
        const { figures } = printedCalculation(record, locale);
        const entered = record.trace.filter(({ numbers }) => numbers['F'] !== 0);
        expect(figures?.working).toHaveLength(entered.length);
        expect(figures?.warnings).toHaveLength(record.warnings.length);
        expect(JSON.stringify(figures)).not.toMatch(/undefined|NaN|\{\w+\}/);
      }),
    );
  });
});
