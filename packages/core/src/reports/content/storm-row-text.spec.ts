import { describe, expect, it } from 'vitest';
import { SOURCE } from '../../testing/reports/fact.builder.ts';
import type { Storm } from '../fact-value.ts';
import { dayOf, dayText, stormAroundText, stormRowText } from './storm-row-text.ts';

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
    expect(sizeOf({ amount: '1.00', unit: 'in' }, 'es')).toBe('1.00 pulg (moneda de 25 centavos)');
    expect(sizeOf(null)).toBe('size not given');
  });
});

describe('a storm around a property in words', () => {
  const storm = {
    at: '2018-06-16T03:20:00.000Z',
    size: { amount: '62', unit: 'mph' },
    miles: '13.5',
    bearing: 203,
    basis: 'estimated',
    location: null,
    comment: null,
    url: null,
    rowId: 'line 21',
  } as const;
  const wind = { of: 'wind', timeZone: 'America/Detroit' } as const;

  it('RPT-2 has its day and time where the property is, its direction, and how its size is known', () => {
    expect(stormAroundText(storm, wind, 'en')).toEqual({
      at: 'June 15, 2018 at 11:20 PM',
      size: '62 mph, estimated',
      direction: 'SW',
    });
    expect(stormAroundText(storm, wind, 'es')).toMatchObject({ size: '62 mph, estimado', direction: 'SO' });
    expect(dayOf(storm.at, wind.timeZone)).toBe('2018-06-15');
    expect([dayText('2018-06-15', 'en'), dayText('2018-06-15', 'es')]).toEqual([
      'Jun 15, 2018',
      '15 jun 2018',
    ]);
  });

  it('RPT-2 says that a speed is not given, and that it is here', () => {
    const told = stormAroundText({ ...storm, size: null, bearing: null }, wind, 'en');
    expect([told.size, told.direction]).toEqual(['speed not given', 'here']);
  });

  it.each([
    [0, 'N'],
    [22, 'N'],
    [23, 'NE'],
    [270, 'W'],
    [337, 'NW'],
    [338, 'N'],
    [359, 'N'],
  ])('RPT-2 lies, at %d degrees, %s', (bearing, direction) => {
    expect(stormAroundText({ ...storm, bearing }, wind, 'en').direction).toBe(direction);
  });
});
