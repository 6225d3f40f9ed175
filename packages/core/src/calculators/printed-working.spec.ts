import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../shared/messages.ts';
import { iceAndWaterShieldInputs } from '../testing/calculators/ice-and-water-shield.arbitrary.ts';
import { feeSchedules, permitProjects } from '../testing/calculators/permit-fee.arbitrary.ts';
import { compare, inDecimals } from '../testing/calculators/exact-number.ts';
import { recomputed } from '../testing/calculators/printed-line.ts';
import { ventilationInputsOfAnyKind } from '../testing/calculators/ventilation.arbitrary.ts';
import { wasteInputsOfAnyKind } from '../testing/calculators/waste.arbitrary.ts';
import type { TraceStep } from './calculation.ts';
import { calculateIceAndWaterShield } from './ice-and-water-shield/ice-and-water-shield.calculator.ts';
import {
  iceAndWaterShieldStepMessages,
  iceAndWaterShieldWords,
} from './ice-and-water-shield/ice-and-water-shield-trace.messages.ts';
import { permitFeeStepMessages } from './permit-fee/permit-fee-trace.messages.ts';
import { calculatePermitFee } from './permit-fee/permit-fee.policy.ts';
import { permitFeeTraceWords } from './permit-fee/permit-fee-trace-words.ts';

import { traceLine, type TraceWords } from './trace-text.ts';
import { calculateVentilation } from './ventilation/ventilation.calculator.ts';
import { ventilationStepMessages, ventilationWords } from './ventilation/ventilation-trace.messages.ts';
import { calculateWaste } from './waste/waste.calculator.ts';
import { wasteStepMessages, wasteWords } from './waste/waste-trace.messages.ts';
import { publishedFeeSchedules } from '../testing/calculators/published-fee-schedules.ts';

type Working = { readonly trace: readonly TraceStep[] };

/** Lines that each property must have worked out again, at least. */
const LINES = 4_000;
const TIMEOUT = 120_000;

/** Every line of every working that `workings` makes, in both languages; gives back the codes of the lines seen. */
function recompute(workings: fc.Arbitrary<Working>, words: TraceWords, numRuns: number): Set<string> {
  const seen = new Set<string>();
  let lines = 0;
  fc.assert(
    fc.property(workings, ({ trace }) => {
      for (const step of trace) {
        seen.add(step.code);
        for (const locale of LOCALES) {
          const line = traceLine(step, words, locale);
          const { expected, printed, symbols } = recomputed(line, locale);
          expect(symbols.filter((symbol) => !isNamed(symbol, words, locale))).toEqual([]);
          if (compare(expected, printed) !== 0)
            expect.fail(`${line.working} (${line.rounding}), but it is ${inDecimals(expected)}`);
          lines++;
        }
      }
    }),
    { numRuns },
  );
  expect(lines).toBeGreaterThan(LINES);
  return seen;
}

/** In its own language, where the formulas of the calculator have words. */
function isNamed(symbol: string, { symbols }: TraceWords, locale: Locale): boolean {
  return symbols === undefined || Object.values(symbols[locale]).includes(symbol.replace(/\d+$/, ''));
}

describe('every printed line comes out again from what is printed on it', () => {
  it('CALC-6 CALC-2 ice and water shield', { timeout: TIMEOUT }, () => {
    const seen = recompute(
      iceAndWaterShieldInputs().map(calculateIceAndWaterShield),
      iceAndWaterShieldWords,
      300,
    );
    expect([...seen]).toEqual(expect.arrayContaining(Object.keys(iceAndWaterShieldStepMessages.en)));
  });

  it('CALC-6 CALC-1 waste', { timeout: TIMEOUT }, () => {
    const seen = recompute(wasteInputsOfAnyKind().map(calculateWaste), wasteWords, 500);
    expect([...seen]).toEqual(expect.arrayContaining(Object.keys(wasteStepMessages.en)));
  });

  it('CALC-6 CALC-3 ventilation', { timeout: TIMEOUT }, () => {
    const seen = recompute(ventilationInputsOfAnyKind().map(calculateVentilation), ventilationWords, 500);
    expect([...seen]).toEqual(expect.arrayContaining(Object.keys(ventilationStepMessages.en)));
  });

  it('CALC-6 CALC-4 permit fees, by published schedules and any other', { timeout: TIMEOUT }, () => {
    const inputs = fc.record({
      schedule: fc.oneof(fc.constantFrom(...publishedFeeSchedules), feeSchedules()),
      project: permitProjects(),
    });
    const seen = recompute(inputs.map(calculatePermitFee), permitFeeTraceWords, 2_500);
    expect([...seen]).toEqual(expect.arrayContaining(Object.keys(permitFeeStepMessages.en)));
  });
});
