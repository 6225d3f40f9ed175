import { describe, expect, it } from 'vitest';
import { aStormReport } from '../testing/storms/storm-files.ts';
import { magnitudeText, stormLine } from './storm-text.ts';

const report = aStormReport({ at: Date.UTC(2018, 5, 16, 10, 20) });

describe('a storm report in words', () => {
  it('tells what, how far, when by the clock of its place, and of which standing', () => {
    const near = { report, miles: 13.46 };
    expect(stormLine(near, 'America/Detroit', 'en').replaceAll('\u202f', ' ')).toBe(
      'Hail 1.00 in (quarter), 13.5 mi away, June 16, 2018 at 6:20 AM EDT; preliminary',
    );
    expect(stormLine(near, 'America/Detroit', 'es').replaceAll(/[\u202f\u00a0]/g, ' ')).toBe(
      'Granizo 1.00 in (moneda de 25 centavos), a 13.5 mi, 16 de junio de 2018 a las 6:20 a.m. EDT; preliminar',
    );
    const measured = aStormReport({ ...report, basis: 'measured', record: 'spc-annual' });
    expect(stormLine({ report: measured, miles: 0 }, 'America/Detroit', 'en')).toMatch(
      /; measured, official$/,
    );
  });

  it.each([
    ['hail', { unit: 'hundredths-in', value: 175 }, '1.75 in (golf ball)'],
    // A name only for exactly its size.
    ['hail', { unit: 'hundredths-in', value: 180 }, '1.80 in'],
    ['hail', null, 'size not given'],
    ['wind', { unit: 'mph', value: 62 }, '62 mph'],
    ['wind', { unit: 'knots', value: 52 }, '52 knots'],
    ['wind', null, 'speed not given'],
  ] as const)('%s of %o is %s', (kind, magnitude, text) => {
    expect(magnitudeText(aStormReport({ kind, magnitude }), 'en')).toBe(text);
  });
});
