import { describe, expect, it } from 'vitest';
import { SOURCE } from '../../testing/reports/fact.builder.ts';
import type { Storm } from '../fact-value.ts';
import { stormRowText } from './storm-row-text.ts';

const sizeOf = (size: Storm['size'], locale: 'en' | 'es' = 'en') =>
  stormRowText(
    {
      at: '2018-06-16T10:20:00.000Z',
      timeZone: 'America/Detroit',
      size,
      miles: '13.5',
      record: 'preliminary',
      source: SOURCE,
      rowId: null,
    },
    locale,
  ).size;

describe('the size of a storm in words', () => {
  it.each([
    ['1.00', 'in', '1.00 in (quarter)'],
    ['1.75', 'in', '1.75 in (golf ball)'],
    ['0.5', 'in', '0.5 in'],
    // A name only for exactly its size.
    ['1.80', 'in', '1.80 in'],
    ['1.751', 'in', '1.751 in'],
    ['62', 'mph', '62 mph'],
    ['4.00', 'knots', '4.00 knots'],
  ] as const)('RPT-2 is, of %s %s, %s', (amount, unit, text) => {
    expect(sizeOf({ amount, unit })).toBe(text);
  });

  it('RPT-2 is named in Spanish, too, and told where the report gives none', () => {
    expect(sizeOf({ amount: '1.00', unit: 'in' }, 'es')).toBe('1.00 in (moneda de 25 centavos)');
    expect(sizeOf(null)).toBe('size not given');
  });
});
