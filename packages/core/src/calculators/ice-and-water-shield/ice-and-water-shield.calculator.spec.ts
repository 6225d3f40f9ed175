import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../shared/messages.ts';
import { iceAndWaterShieldInputs } from '../../testing/calculators/ice-and-water-shield.arbitrary.ts';
import { iceInputs } from '../../testing/calculators/ice-and-water-shield.builder.ts';
import { reproduce } from '../calculation.ts';
import { checkCitation } from '../citation-registry.ts';
import { basisText } from '../basis-text.ts';
import { traceLine } from '../trace-text.ts';
import { calculateIceAndWaterShield } from './ice-and-water-shield.calculator.ts';
import {
  compareIceAndWaterShield,
  ICE_EDITION_VARIANTS,
  ICE_READING_VARIANTS,
} from './ice-and-water-shield.comparison.ts';
import type { Eave, IceAndWaterShieldInputs } from './ice-and-water-shield.inputs.ts';
import { iceAndWaterShieldWords } from './ice-and-water-shield-trace.messages.ts';
import { evaluateIceAndWaterShield } from './ice-and-water-shield.policy.ts';
import { WISCONSIN_ICE_BARRIER } from './ice-barrier-rules.ts';

describe('the working of ice and water shield', () => {
  it('CALC-6 shows every line, with section, edition and the reading chosen', () => {
    const { trace } = calculateIceAndWaterShield(iceInputs());
    expect(trace.map((step) => traceLine(step, iceAndWaterShieldWords, 'en').working)).toEqual([
      '√(r² + 144) / 12 = √(6² + 144) / 12 = 1.118034',
      '(o + w + n) × √(r² + 144) / 12 = (12 + 4.5 + 24) × √(6² + 144) / 12 = 45.28 in',
      '1 + ceil(max(0, (o + w + n) × √(r² + 144) / 12 − W) / (W − t)) = 1 + ceil(max(0, (12 + 4.5 + 24) × √(6² + 144) / 12 − 36) / (36 − 3.5)) = 2',
      'L × (o + w + n) × √(r² + 144) / 12 / 12 = 100 × (12 + 4.5 + 24) × √(6² + 144) / 12 / 12 = 377.34 sq ft',
      'L × ceil((o + w + n) × √(r² + 144) / 12 / (W / 2)) × (W / 2) / 12 = 100 × ceil((12 + 4.5 + 24) × √(6² + 144) / 12 / (36 / 2)) × (36 / 2) / 12 = 450 sq ft',
      'L × ceil((o + w + n) × √(r² + 144) / 12 / W) × W / 12 = 100 × ceil((12 + 4.5 + 24) × √(6² + 144) / 12 / 36) × 36 / 12 = 600 sq ft',
      'V × W / 12 = 0 × 36 / 12 = 0 sq ft',
      'E + V = 377.34 + 0 = 377.34 sq ft',
      'ceil((R + V) × W / 12 / A) = ceil((200 + 0) × 36 / 12 / 200) = 3 rolls',
    ]);
    const reach = trace.find((step) => step.code === 'reach-inside-wall');
    expect(reach && traceLine(reach, iceAndWaterShieldWords, 'en')).toMatchObject({
      basis:
        'IRC 2021 R905.1.2: how far from the eave an ice barrier must reach, where one is required; detached accessory structures with no conditioned floor area are excepted',
      interpretation:
        'The inches inside the wall are measured level; “exterior wall line” is read as the inside face of the wall',
      rounding: 'Rounded half up to a thousandth',
    });
  });

  it('CALC-6 cites the section of the edition, or the local rule that stands instead', () => {
    const old = calculateIceAndWaterShield(iceInputs({}, { edition: 2012 }));
    const texts = old.trace.map(({ basis }) => basisText(basis, 'en'));
    expect(texts.filter((text) => text.startsWith('IRC'))).toEqual([
      expect.stringContaining('2012 R905.2.7.1'),
    ]);
    const local = calculateIceAndWaterShield(iceInputs({ rise: 4 }, { localRule: WISCONSIN_ICE_BARRIER }));
    const published = local.trace.filter(({ basis }) => basis.kind === 'published');
    expect(published.map(({ code }) => code)).toEqual(['reach-from-edge', 'reach-inside-wall']);
  });

  it('CALC-6 cites nothing that the registry would refuse, and speaks both languages to the end', () => {
    fc.assert(
      fc.property(iceAndWaterShieldInputs(), (inputs) => {
        const { trace, warnings } = calculateIceAndWaterShield(inputs);
        for (const { basis } of [...trace, ...warnings]) {
          if (basis?.kind === 'code') expect(checkCitation(basis.citation).ok).toBe(true);
        }
        for (const locale of LOCALES) {
          for (const step of trace) {
            const line = Object.values(traceLine(step, iceAndWaterShieldWords, locale)).join(' ');
            expect(line).not.toMatch(/undefined|NaN|\{|\}/);
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  it('CALC-2 warns of what the figures do not say', () => {
    expect(warningsAt(1.999)).toEqual(['designation-unknown', 'slope-below-2-in-12']);
    expect(warningsAt(2)).toEqual(['designation-unknown', 'slope-2-to-4-in-12']);
    expect(warningsAt(4)).toEqual(['designation-unknown']);
    expect(warningsAt(5)).toEqual(['designation-unknown', 'local-rule-may-not-reach-this-slope']);
    expect(calculateIceAndWaterShield(iceInputs()).warnings).toEqual([]);
  });

  it('CALC-2 tells the exception for detached accessory structures', () => {
    expect(codes({ structure: 'detached-accessory' })).toEqual(['detached-accessory-excepted']);
    const { outcome } = calculateIceAndWaterShield(iceInputs({}, { structure: 'detached-accessory' }));
    expect(outcome).toEqual(calculateIceAndWaterShield(iceInputs()).outcome);
  });

  it('CALC-2 tells which roof coverings the section of the edition covers', () => {
    expect(codes({ covering: 'slate' })).toEqual([]);
    expect(codes({ covering: 'slate', edition: 2012 })).toEqual(['covering-section-of-its-own']);
    expect(codes({ covering: 'asphalt-shingle', edition: 2012 })).toEqual([]);
    expect(codes({ covering: 'other' })).toEqual(['covering-not-named']);
    // Rules for asphalt shingles are not shown for other coverings.
    expect(codes({ covering: 'slate', windMph: 150 }, { rise: 1 })).toEqual([]);
  });

  it('CALC-2 tells of underlayment in high wind, on the scale of the edition', () => {
    expect(codes({ windMph: 139.999 })).toEqual([]);
    expect(codes({ windMph: 140 })).toEqual(['high-wind-underlayment']);
    expect(codes({ windMph: 140, edition: 2012 })).toEqual(['high-wind-on-an-older-scale']);
  });

  it('CALC-6 is the evaluation with its working, and comes out again from its own record', () => {
    fc.assert(
      fc.property(iceAndWaterShieldInputs(), (inputs) => {
        const calculation = calculateIceAndWaterShield(inputs);
        expect(calculation.outcome).toEqual(evaluateIceAndWaterShield(inputs));
        expect(reproduce(JSON.parse(JSON.stringify(calculation)), calculateIceAndWaterShield)).toEqual({
          same: true,
        });
      }),
      { numRuns: 30 },
    );
  });

  it('CALC-6 notices a record that was altered, and rules that have changed', () => {
    const calculation = calculateIceAndWaterShield(iceInputs());
    const cheaper = { ...calculation, outcome: { ...calculation.outcome, rolls: 2 } };
    expect(reproduce(cheaper, calculateIceAndWaterShield)).toEqual({
      same: false,
      why: 'record-was-altered',
    });
    const newer = (): typeof calculation => ({
      ...calculation,
      ruleSet: 'ice-and-water-shield/9',
      hash: 'other',
    });
    expect(reproduce(calculation, newer)).toEqual({ same: false, why: 'rule-set-has-changed' });
    const different = (): typeof calculation => ({ ...cheaper, hash: 'other' });
    expect(reproduce(calculation, different)).toEqual({ same: false, why: 'outcome-differs' });
  });
});

describe('the readings of ice and water shield side by side', () => {
  it('CALC-2 shows inspector, roofer and adjuster where they differ, in square feet and rolls', () => {
    const compared = compareIceAndWaterShield(iceInputs({ overhangIn: 24, rise: 12 }), ICE_READING_VARIANTS);
    expect(
      compared.map(({ variant, outcome, differenceSf, differenceRolls }) => [
        `${variant.reading}, ${variant.measure}`,
        outcome.totalSf,
        differenceSf,
        outcome.rolls,
        differenceRolls,
      ]),
    ).toEqual([
      ['horizontal, actual', 618.72, 0, 5, 0],
      ['horizontal, half-roll', 750, 131.28, 5, 0],
      ['horizontal, full-roll', 900, 281.28, 5, 0],
      ['along-slope, actual', 535.88, -82.84, 3, -2],
      ['along-slope, half-roll', 600, -18.72, 3, -2],
      ['along-slope, full-roll', 600, -18.72, 3, -2],
    ]);
  });

  it('CALC-2 shows what changes from edition to edition', () => {
    const compared = compareIceAndWaterShield(
      iceInputs({ lengthFt: 50, overhangIn: 0, rise: 8 }),
      ICE_EDITION_VARIANTS,
    );
    expect(compared.map(({ variant, differenceSf }) => [variant.edition, differenceSf])).toEqual([
      [2006, -7.28],
      [2009, -7.28],
      [2012, -7.28],
      [2015, 0],
      [2018, 0],
      [2021, 0],
      [2024, -7.28],
    ]);
  });

  it('CALC-2 the level reading never asks for less than the reading along the slope', () => {
    fc.assert(
      fc.property(iceAndWaterShieldInputs(), (inputs) => {
        const [along] = compareIceAndWaterShield({ ...inputs, reading: 'horizontal' }, [
          { reading: 'along-slope' },
        ]);
        expect(along?.differenceSf).toBeLessThanOrEqual(0);
        expect(along?.differenceRolls).toBeLessThanOrEqual(0);
      }),
    );
  });
});

function codes(change: Partial<IceAndWaterShieldInputs>, eave: Partial<Eave> = {}): string[] {
  return calculateIceAndWaterShield(iceInputs(eave, change)).warnings.map(({ code }) => code);
}

function warningsAt(rise: number): string[] {
  const inputs = iceInputs({ rise }, { designation: 'unknown', localRule: WISCONSIN_ICE_BARRIER });
  return calculateIceAndWaterShield(inputs).warnings.map(({ code }) => code);
}
