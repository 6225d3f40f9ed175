import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MEASURES, readMeasure, type Measure } from './measure-text.ts';

describe('a number as people type it', () => {
  it.each<[Measure, string, number]>([
    ['in', '12', 12],
    ['in', '12 in', 12],
    ['in', '12"', 12],
    ['in', '12”', 12],
    ['in', '12 in.', 12],
    ['in', '4 1/2', 4.5],
    ['in', '4-1/2"', 4.5],
    ['in', '1/2', 0.5],
    ['in', '4½ in', 4.5],
    ['in', '½', 0.5],
    ['in', '4⅛"', 4.125],
    ['in', '4 ⅜ in', 4.375],
    ['in', '⅞ in', 0.875],
    ['ft', '5\' 7⅞"', 5 + 7.875 / 12],
    ['rise', '6½:12', 6.5],
    ['in', '12″', 12],
    ['in', "1'", 12],
    ['in', '1 ft', 12],
    ['in', '1\' 4"', 16],
    ['in', '1 ft 4 in', 16],
    ['in', '1 ft 4', 16],
    ['in', '1 pie 4 pulg', 16],
    ['ft', '48', 48],
    ['ft', '1,200 ft', 1200],
    ['ft', '48 LF', 48],
    ['ft', '48\' 6"', 48.5],
    ['ft', '48 pies', 48],
    ['ft', '18 in', 1.5],
    ['rise', '8', 8],
    ['rise', '8/12', 8],
    ['rise', '8:12', 8],
    ['rise', '8 in 12', 8],
    ['rise', '8 on 12', 8],
    ['rise', '8 en 12', 8],
    ['rise', '6.5 / 12', 6.5],
    ['rise', '6 1/2 : 12', 6.5],
    ['rise', '8 in', 8],
    ['sf', '2,450', 2450],
    ['sf', '2,450 sq ft', 2450],
    ['sf', '2450 ft²', 2450],
    ['sf', '2450 ft2 ', 2450],
    ['sf', '2450 pies²', 2450],
    ['sf', '24.5 squares', 2450],
    ['sf', '24.5 SQ', 2450],
    ['sq-in', '50 sq in', 50],
    ['percent', '15%', 15],
    ['percent', '12.5 %', 12.5],
    ['dollars', '$12,500', 12_500],
    ['dollars', '12,500.50', 12_500.5],
    ['dollars', '$ 900 usd', 900],
    ['mph', '115 mph', 115],
    ['count', '3', 3],
    ['in', '7,5', 7.5],
    ['in', '7,25 pulg', 7.25],
    ['in', '0,125', 0.125],
    ['in', ',5', 0.5],
    ['ft', '5 pies 7,5 pulg', 5.625],
    ['rise', '7,5/12', 7.5],
    ['sf', '24,5 cuadros', 2450],
    ['percent', '12,5 %', 12.5],
    ['dollars', '12345,67', 12_345.67],
    ['dollars', '$1,234,567.5', 1_234_567.5],
    ['count', '-0,5', -0.5],
    ['in', '1.200,5', 1200.5],
    ['ft', '1.200,125 pies', 1200.125],
    ['dollars', '$1.234.567,89', 1_234_567.89],
    ['count', '-1.200,5', -1200.5],
    ['sf', '1.200.000', 1_200_000],
    ['dollars', '$1.234.567', 1_234_567],
    ['ft', '12.000.000 pies', 12_000_000],
    ['count', '-1.200.000', -1_200_000],
    // As ever: it may be a decimal point.
    ['in', '1.200', 1.2],
  ])('CALC-6 of %s, %j is %d', (measure, typed, value) => {
    expect(readMeasure(typed, measure)).toBe(value);
  });

  it('CALC-6 reads every sign of a fraction, alone and after a number', () => {
    const signs = {
      '½': 1 / 2,
      '¼': 1 / 4,
      '¾': 3 / 4,
      '⅛': 1 / 8,
      '⅜': 3 / 8,
      '⅝': 5 / 8,
      '⅞': 7 / 8,
      '⅓': 1 / 3,
      '⅔': 2 / 3,
    };
    for (const [sign, value] of Object.entries(signs)) {
      expect(readMeasure(sign, 'in'), sign).toBe(value);
      expect(readMeasure(`12${sign}"`, 'in'), sign).toBe(12 + value);
    }
  });

  it('CALC-6 reads every sixteenth as it is typed and as it is copied', () => {
    const digits = (text: number, zero: string) =>
      [...String(text)].map((one) => [...zero][Number(one)]).join('');
    for (let above = 1; above < 16; above += 1) {
      const copied = `${digits(above, '⁰¹²³⁴⁵⁶⁷⁸⁹')}⁄${digits(16, '₀₁₂₃₄₅₆₇₈₉')}`;
      for (const typed of [`${above}/16`, `${above}⁄16`, copied])
        expect(readMeasure(`3 ${typed}`, 'in'), typed).toBe(3 + above / 16);
      expect(readMeasure(`3${copied}"`, 'in'), copied).toBe(3 + above / 16);
    }
  });

  it.each<[Measure, string]>([
    ['in', '30 cm'],
    ['in', '12 sf'],
    ['ft', '12 %'],
    ['rise', '4/10'],
    ['rise', '8 ft'],
    ['sf', '12 ft'],
    ['percent', '15 in'],
    ['count', '3 in'],
  ])('VAL-1 of %s, %j has another unit', (measure, typed) => {
    expect(readMeasure(typed, measure)).toBe('other-unit');
  });

  it.each<[Measure, string]>([
    ['in', 'ten'],
    ['in', '1e5'],
    ['in', '1/0'],
    ['in', '1,2345'],
    ['in', '1,23,456'],
    ['in', '0,125,000'],
    ['in', '1,2,3'],
    ['in', '1.2.3'],
    ['in', '1.200,5,5'],
    ['in', '1.200,5.5'],
    ['in', '1.20,5'],
    ['in', '1.200.00'],
    ['in', '1.200.0000'],
    ['in', '1.200.000.5'],
    ['in', '0.200.000'],
    ['in', '1200.000.000'],
    ['in', '0.200,5'],
    ['rise', 'steep'],
    ['rise', '8/12 in'],
    ['sf', '--1'],
    ['percent', '%'],
    ['in', `${'1'.repeat(61)}`],
  ])('VAL-1 of %s, %j is no number', (measure, typed) => {
    expect(readMeasure(typed, measure)).toBe('not-a-number');
  });

  it('CALC-6 reads every number back as it was written, with thousands and without', () => {
    fc.assert(
      fc.property(fc.constantFrom(...MEASURES), fc.integer({ min: 0, max: 1e9 }), (measure, thousandths) => {
        const value = thousandths / 1000;
        const written = value.toLocaleString('en-US', { maximumFractionDigits: 3 });
        expect(readMeasure(written, measure)).toBe(value);
        expect(readMeasure(String(value), measure)).toBe(value);
      }),
    );
  });

  it('CALC-6 reads a number with points between its thousands, except where one point may be the decimal one', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...MEASURES),
        fc.oneof(
          fc.integer({ min: 1e6, max: 1e9 }),
          fc.integer({ min: 1e6, max: 1e9 }).map((thousandths) => (thousandths * 10 + 5) / 10_000),
        ),
        (measure, value) => {
          const written = value.toLocaleString('de-DE', { maximumFractionDigits: 4 });
          expect(readMeasure(written, measure)).toBe(value);
        },
      ),
    );
  });

  it('VAL-1 answers any text', () => {
    fc.assert(
      fc.property(fc.constantFrom(...MEASURES), fc.string({ unit: 'grapheme' }), (measure, text) => {
        const read = readMeasure(text, measure);
        if (typeof read === 'number') expect(Number.isFinite(read)).toBe(true);
      }),
    );
  });
});
