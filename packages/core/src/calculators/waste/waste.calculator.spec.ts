import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../shared/messages.ts';
import { wasteInputsOfAnyKind } from '../../testing/calculators/waste.arbitrary.ts';
import { wasteInputs } from '../../testing/calculators/waste.builder.ts';
import { reproduce } from '../calculation.ts';
import { checkCitation } from '../citation-registry.ts';
import type { CodeEdition } from '../code-edition.ts';
import { basisText } from '../basis-text.ts';
import { traceLine } from '../trace-text.ts';
import { measureRoofPlan } from './roof-plan.policy.ts';
import { calculateWaste } from './waste.calculator.ts';
import { compareWaste } from './waste.comparison.ts';
import type { WasteInputs } from './waste.inputs.ts';
import { wasteWords } from './waste-trace.messages.ts';
import { evaluateWaste } from './waste.policy.ts';

describe('the working of waste', () => {
  it('CALC-6 shows every line from the outline of the roof to the last roll', () => {
    const plan = { shape: 'hip', lengthFt: 60, widthFt: 30, rise: 6 } as const;
    const { trace } = calculateWaste(wasteInputs({ ...measureRoofPlan(plan), plan }));
    expect(trace.map((step) => traceLine(step, wasteWords, 'en').working)).toEqual([
      'l × b × √(r² + 144) / 12 = 60 × 30 × √(6² + 144) / 12 = 2,012.462 sq ft',
      '4 × b / 2 × √((r / 12)² + 2) = 4 × 30 / 2 × √((6 / 12)² + 2) = 90 ft',
      'l − b = 60 − 30 = 30 ft',
      'A × (100 + p) / 100 = 2,012.462 × (100 + 15) / 100 = 2,314.33 sq ft',
      'A × (100 + p) / 100 / 100 = 2,012.462 × (100 + 15) / 100 / 100 = 23.14',
      'A × (100 + p) / 100 × b / 100 = 2,012.462 × (100 + 15) / 100 × 3 / 100 = 69.43 bundles',
      'ceil(A × (100 + p) / 100 × b / 100) = ceil(2,012.462 × (100 + 15) / 100 × 3 / 100) = 70 bundles',
      'ceil(F / c) = ceil(180 / 100) = 2 bundles',
      'ceil(F / c) = ceil(120 / 20) = 6 bundles',
      'ceil(12 × F / (12 × l − t)) = ceil(12 × 180 / (12 × 10 − 2)) = 19 pieces',
      'ceil(n × A / R) × R = ceil(1 × 2,012.462 / 1,000) × 1,000 = 3,000 sq ft',
      'ceil(n × A / R) = ceil(1 × 2,012.462 / 1,000) = 3 rolls',
    ]);
  });

  it('CALC-6 shows the parts of complexity, and what cut edge comes to', () => {
    const complexity = { shape: 'hip', valleys: 2, dormers: 1, penetrations: 3 } as const;
    const byComplexity = calculateWaste(wasteInputs({ way: 'complexity', complexity }));
    expect(byComplexity.trace[0] && traceLine(byComplexity.trace[0], wasteWords, 'en').working).toBe(
      's + v + d + n = 12 + 3 + 1.5 + 1 = 17.5%',
    );
    const byEdge = calculateWaste(wasteInputs({ way: 'cut-edge', cutEdgeFt: 196 }));
    expect(byEdge.trace.slice(0, 2).map((step) => traceLine(step, wasteWords, 'en').working)).toEqual([
      'A + 1.25 × C = 2,450 + 1.25 × 196 = 2,695 sq ft',
      '1.25 × C / A × 100 = 1.25 × 196 / 2,450 × 100 = 10%',
    ]);
  });

  it('CALC-6 cites drip edge by R905.2.8.5 since 2012, and as practice before', () => {
    expect(dripEdgeBasis(2012)).toContain('IRC 2012 R905.2.8.5');
    expect(dripEdgeBasis(2009)).toContain('Trade practice');
  });

  it('CALC-1 warns of low slopes, of what the edition does not ask for, and of lines that are not counted', () => {
    expect(warningCodes({})).toEqual([]);
    expect(warningCodes({ rise: 1 })).toEqual(['slope-below-2-in-12']);
    expect(warningCodes({ rise: 3, edition: 2009 })).toEqual([
      'slope-2-to-4-in-12',
      'drip-edge-not-in-this-edition',
    ]);
    expect(warningCodes({ dripEdgeLapIn: 1 })).toEqual(['drip-edge-lap-below-2-in']);
    expect(warningCodes({ eavesFt: 0, hipsFt: 0, ridgesFt: 0 })).toEqual(['edges-not-entered']);
  });

  it('CALC-6 is the evaluation with its working, sealed, in both languages', () => {
    fc.assert(
      fc.property(wasteInputsOfAnyKind(), (inputs) => {
        const calculation = calculateWaste(inputs);
        expect(calculation.outcome).toEqual(evaluateWaste(inputs));
        expect(reproduce(JSON.parse(JSON.stringify(calculation)), calculateWaste)).toEqual({ same: true });
        for (const step of calculation.trace) {
          if (step.basis.kind === 'code') expect(checkCitation(step.basis.citation).ok).toBe(true);
          for (const locale of LOCALES) {
            const line = Object.values(traceLine(step, wasteWords, locale)).join(' ');
            expect(line).not.toMatch(/undefined|NaN|\{|\}/);
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  it('CALC-1 shows the ways to waste side by side, those that were entered', () => {
    const complexity = { shape: 'hip', valleys: 2, dormers: 1, penetrations: 3 } as const;
    const compared = compareWaste(wasteInputs({ complexity, cutEdgeFt: 196 }));
    expect(
      compared.map(({ way, outcome, differenceSf, differenceBundles }) => [
        way,
        outcome.wastePercent,
        outcome.bundles,
        differenceSf,
        differenceBundles,
      ]),
    ).toEqual([
      ['flat', 15, 85, 0, 0],
      ['complexity', 17.5, 87, 61.25, 2],
      ['cut-edge', 10, 81, -122.5, -4],
    ]);
    expect(compareWaste(wasteInputs()).map(({ way }) => way)).toEqual(['flat']);
  });
});

function dripEdgeBasis(edition: CodeEdition): string | undefined {
  const { trace } = calculateWaste(wasteInputs({ edition }));
  const drip = trace.find(({ code }) => code === 'drip-edge');
  return drip && basisText(drip.basis, 'en');
}

function warningCodes(change: Partial<WasteInputs>): string[] {
  return calculateWaste(wasteInputs(change)).warnings.map(({ code }) => code);
}
