import { describe, expect, it } from 'vitest';
import { messages } from '../shared/messages.ts';
import type { Basis } from './basis.ts';
import { step } from './calculation.ts';
import { basisText } from './basis-text.ts';
import { traceLine } from './trace-text.ts';
import { withUnit } from './unit-text.ts';

const words = {
  steps: messages({ fee: 'Fee' }, { fee: 'Tarifa' }),
  interpretations: messages({ letter: 'By the letter' }, { letter: 'Al pie de la letra' }),
};

describe('a line of working in words', () => {
  it('CALC-6 puts the numbers where the symbols stand, and leaves functions alone', () => {
    const fee = step({
      code: 'fee',
      formula: 'ceil(v / 100) × r + v1',
      numbers: { v: 12_345, r: 3.05, v1: 0.5 },
      result: 37_870,
      unit: 'cent',
      rounding: 'half-up-to-cent',
      interpretation: 'letter',
    });
    expect(traceLine(fee, words, 'en')).toEqual({
      title: 'Fee',
      working: 'ceil(v / 100) × r + v1 = ceil(12,345 / 100) × 3.05 + 0.5 = $378.70',
      rounding: 'Rounded half up to a cent',
      basis: 'Arithmetic',
      interpretation: 'By the letter',
    });
    expect(traceLine(fee, words, 'es')).toMatchObject({
      title: 'Tarifa',
      rounding: 'Redondeado al centavo, la mitad hacia arriba',
      interpretation: 'Al pie de la letra',
    });
  });

  it.each([
    [1, 'roll', '1 roll', '1 rollo'],
    [2, 'roll', '2 rolls', '2 rollos'],
    [1_234.5, 'sf', '1,234.5 sq ft', '1,234.5 pies²'],
    [5, 'in', '5 in', '5 pulg'],
  ] as const)('CALC-6 says %d %s in both languages', (value, unit, english, spanish) => {
    expect([withUnit(value, unit, 'en'), withUnit(value, unit, 'es')]).toEqual([english, spanish]);
  });

  it('CALC-6 names what a line rests on', () => {
    const published: Basis = {
      kind: 'published',
      by: 'Ramsey, MN',
      title: 'Fees',
      url: 'https://example.com',
      date: '2019',
      read: '2026-11-20',
    };
    expect(basisText(published, 'en')).toBe('Ramsey, MN, Fees (dated 2019; we read it 2026-11-20)');
    expect(basisText({ kind: 'practice' }, 'es')).toBe('Práctica del oficio: un valor que puede cambiar');
  });

  it('CALC-6 does not pass off the day a page was read as the date of the page', () => {
    const undated: Basis = {
      kind: 'published',
      by: 'Ramsey, MN',
      title: 'Fees',
      url: 'https://example.com',
      date: null,
      read: '2026-11-20',
    };
    expect(basisText(undated, 'en')).toBe('Ramsey, MN, Fees (no date on it; we read it 2026-11-20)');
    expect(basisText(undated, 'es')).toBe('Ramsey, MN, Fees (sin fecha; leído el 2026-11-20)');
  });
});
