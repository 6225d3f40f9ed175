import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../shared/messages.ts';
import { ventilationInputsOfAnyKind } from '../../testing/calculators/ventilation.arbitrary.ts';
import { ventilationInputs } from '../../testing/calculators/ventilation.builder.ts';
import { reproduce } from '../calculation.ts';
import { checkCitation } from '../citation-registry.ts';
import { traceLine } from '../trace-text.ts';
import { calculateVentilation } from './ventilation.calculator.ts';
import type { VentilationInputs } from './ventilation.inputs.ts';
import { ventilationWords } from './ventilation-trace.messages.ts';
import { evaluateVentilation } from './ventilation.policy.ts';

const provided = [
  { product: 'ridge-vent', quantity: 40 },
  { product: 'soffit-vent', quantity: 80 },
];

describe('the working of ventilation', () => {
  it('CALC-6 shows every line, from the ratio to the balance', () => {
    const { trace } = calculateVentilation(ventilationInputs({ provided }));
    expect(trace.map((step) => traceLine(step, ventilationWords, 'en').working)).toEqual([
      'A × 144 / k = 1,500 × 144 / 300 = 720 sq in',
      'A × 144 / k × u / 100 = 1,500 × 144 / 300 × 50 / 100 = 360 sq in',
      'A × 144 / k × (100 − u) / 100 = 1,500 × 144 / 300 × (100 − 50) / 100 = 360 sq in',
      'ceil(A × 144 / k × u / 100 / a) = ceil(1,500 × 144 / 300 × 50 / 100 / 18) = 20 ft',
      'ceil(A × 144 / k × u / 100 / a) = ceil(1,500 × 144 / 300 × 50 / 100 / 50) = 8 pieces',
      'ceil(A × 144 / k × (100 − u) / 100 / a) = ceil(1,500 × 144 / 300 × (100 − 50) / 100 / 9) = 40 ft',
      'ceil(A × 144 / k × (100 − u) / 100 / a) = ceil(1,500 × 144 / 300 × (100 − 50) / 100 / 65) = 6 pieces',
      'q1 × a1 = 40 × 18 = 720 sq in',
      'q1 × a1 = 80 × 9 = 720 sq in',
      'U / (A × 144 / 300) × 100 = 720 / (1,500 × 144 / 300) × 100 = 100%',
      'P − A × 144 / 300 = 1,440 − 1,500 × 144 / 300 = 720 sq in',
      'P − A × 144 / 150 = 1,440 − 1,500 × 144 / 150 = 0 sq in',
      'L − U = 720 − 720 = 0 sq in',
    ]);
    expect(trace[0] && traceLine(trace[0], ventilationWords, 'es')).toMatchObject({
      title: 'Área libre neta exigida (A piso del ático, k proporción)',
      working: 'A × 144 / k = 1,500 × 144 / 300 = 720 pulg²',
      basis: expect.stringContaining('IRC 2021 R806.2'),
      interpretation: '1/300, siempre que los respiraderos estén donde los pide',
    });
  });

  it('CALC-3 warns why 1/300 was refused, of imbalance, and of whole vents that overshoot', () => {
    expect(codes({ climateZone: 6, upperPercent: 55 })).toEqual([
      'vapor-retarder-missing',
      'upper-share-too-high',
      'exhaust-exceeds-intake',
    ]);
    expect(codes({ upperPercent: 45, placement: 'met' })).toEqual([]);
    expect(codes({ upperPercent: 50, placement: 'met' })).toEqual(['whole-vents-pass-the-upper-limit']);
    expect(codes({ upperPercent: 50, placement: 'met', shareReading: 'of-provided' })).toEqual([]);
    expect(codes({ ratio: 150, climateZone: 6 })).toEqual([]);
    expect(codes({ ratio: 150, provided: [{ product: 'ridge-vent', quantity: 1 }] })).toEqual([
      'provided-too-little',
      'provided-out-of-balance',
    ]);
  });

  it('CALC-3 states what it assumes about where the vents sit, as the edition asks', () => {
    expect(codes({ upperPercent: 45 })).toEqual(['assumed-within-3-ft-of-ridge']);
    expect(codes({ upperPercent: 60, edition: 2009 })).toEqual(['assumed-3-ft-above-eave-vents']);
    expect(codes({ upperPercent: 60, edition: 2009, vaporRetarder: 'II' })).toEqual([]);
    expect(codes({ upperPercent: 45, placement: 'not-met' })).toEqual(['vents-misplaced']);
    expect(calculateVentilation(ventilationInputs({ ratio: 150 })).outcome.placement).toEqual({
      condition: 'within-3-ft-of-ridge',
      is: 'assumed',
      decides: false,
    });
  });

  it('CALC-3 names the doubt about 2012 and 2015 where it changes the answer, with the other figure', () => {
    const disputed = { edition: 2015, climateZone: 6, upperPercent: 45, placement: 'met' } as const;
    expect(codes(disputed)).toEqual(['vapor-retarder-missing', 'one-condition-may-be-enough']);
    const { outcome, trace } = calculateVentilation(ventilationInputs(disputed));
    expect(outcome).toMatchObject({
      ratio: 150,
      requiredSqIn: 1_440,
      otherReading: { reading: 'either-condition', ratio: 300, requiredSqIn: 720 },
    });
    const other = trace.find(({ code }) => code === 'required-by-other-reading');
    expect(other && traceLine(other, ventilationWords, 'en')).toMatchObject({
      working: 'A × 144 / k = 1,500 × 144 / 300 = 720 sq in',
      interpretation: 'One of the two conditions for 1/300 is enough',
    });
    expect(codes({ ...disputed, climateZone: 4 })).toEqual([]);
    expect(codes({ ...disputed, edition: 2018 })).toEqual(['vapor-retarder-missing']);
  });

  it('CALC-3 does not ask 2006 and 2009 for a balance that their text forbids', () => {
    const provided = [
      { product: 'ridge-vent', quantity: 24 },
      { product: 'soffit-vent', quantity: 32 },
    ];
    expect(codes({ edition: 2009, upperPercent: 60, placement: 'met', provided })).toEqual([]);
  });

  it('CALC-6 is the evaluation with its working, sealed, in both languages', () => {
    fc.assert(
      fc.property(ventilationInputsOfAnyKind(), (inputs) => {
        const calculation = calculateVentilation(inputs);
        expect(calculation.outcome).toEqual(evaluateVentilation(inputs));
        expect(reproduce(JSON.parse(JSON.stringify(calculation)), calculateVentilation)).toEqual({
          same: true,
        });
        for (const step of calculation.trace) {
          if (step.basis.kind === 'code') expect(checkCitation(step.basis.citation).ok).toBe(true);
          for (const locale of LOCALES) {
            const line = Object.values(traceLine(step, ventilationWords, locale)).join(' ');
            expect(line).not.toMatch(/undefined|NaN|\{|\}/);
          }
        }
      }),
      { numRuns: 30 },
    );
  });
});

function codes(change: Partial<VentilationInputs>): string[] {
  return calculateVentilation(ventilationInputs(change)).warnings.map(({ code }) => code);
}
