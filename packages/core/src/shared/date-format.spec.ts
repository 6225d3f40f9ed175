import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateFormat } from './date-format.ts';

const ZONES = ['UTC', 'America/Denver', 'America/New_York', 'Pacific/Honolulu'] as const;
const FORMS = [
  { dateStyle: 'medium' },
  { dateStyle: 'long', timeStyle: 'short' },
  { month: 'short' },
] as const;
const TWO = ['numeric', '2-digit'] as const;
const THREE = ['long', 'short', 'narrow'] as const;
const FIVE = [...TWO, ...THREE];

describe('a date format that is made once', () => {
  it('writes as a new one does, whatever was made before', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('en-US', 'es-US'),
        fc.constantFrom(...ZONES),
        fc.constantFrom(...FORMS),
        fc.integer({ min: 0, max: 4_102_444_800_000 }),
        (tag, timeZone, form, at) => {
          const options = { ...form, timeZone };
          expect(dateFormat(tag, options).format(at)).toBe(new Intl.DateTimeFormat(tag, options).format(at));
        },
      ),
    );
  });

  it('is the same object for the same wish', () => {
    const wish = { dateStyle: 'medium', timeZone: 'UTC' } as const;
    expect(dateFormat('en-US', wish)).toBe(dateFormat('en-US', { ...wish }));
  });

  it('refuses an unknown zone every time', () => {
    const wish = { timeZone: 'Nowhere/Land' };
    for (let time = 0; time < 2; time++) expect(() => dateFormat('en-US', wish)).toThrow(RangeError);
  });

  it('keeps no more than a few hundred', () => {
    const first = dateFormat('en-US', { dateStyle: 'full' });
    for (const hour of TWO)
      for (const minute of TWO)
        for (const day of TWO)
          for (const month of FIVE)
            for (const weekday of THREE)
              for (const era of THREE) dateFormat('en-US', { era, weekday, month, day, hour, minute });
    expect(dateFormat('en-US', { dateStyle: 'full' })).not.toBe(first);
  });
});
