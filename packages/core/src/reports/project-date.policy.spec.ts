import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseProjectDate } from './project-date.policy.ts';

describe('a project date', () => {
  it.each(['2026-01-05', '2024-02-29', '1999-12-31'])('RPT-5 takes %s', (date) => {
    expect(parseProjectDate({ date, type: ' date-of-loss ' })).toEqual({
      ok: true,
      value: { date, type: 'date-of-loss' },
    });
  });

  it.each([
    { date: '2026-02-29', type: 'x' },
    { date: '2026-13-01', type: 'x' },
    { date: '05/01/2026', type: 'x' },
    { date: '2026-01-05T00:00:00Z', type: 'x' },
    { date: '', type: 'x' },
    { date: '2026-01-05', type: '  ' },
    { date: '2026-01-05' },
    null,
  ])('RPT-5 refuses %j', (input) => {
    expect(parseProjectDate(input)).toEqual({ ok: false, failure: 'project-date-invalid' });
  });

  it('RPT-5 takes every day there is, and never throws', () => {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (day) => {
        expect(parseProjectDate({ date: day.toISOString().slice(0, 10), type: 'x' }).ok).toBe(true);
      }),
    );
    fc.assert(fc.property(fc.anything(), (anything) => void parseProjectDate(anything)));
  });
});
