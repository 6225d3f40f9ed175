import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCorrection } from './jurisdiction-correction.policy.ts';

describe('a correction of the jurisdiction', () => {
  it('RPT-2.3 is a kind, a name and a reason, trimmed', () => {
    expect(
      parseCorrection({ kind: 'county', name: '  Douglas   County ', why: ' County assessor’s map ' }),
    ).toEqual({
      ok: true,
      value: { body: { kind: 'county', name: 'Douglas County', geoid: null }, why: 'County assessor’s map' },
    });
  });

  it('RPT-2.3 is refused without a name or without a reason', () => {
    fc.assert(
      fc.property(fc.constantFrom('', ' ', '\n\t'), (blank) => {
        expect(parseCorrection({ kind: 'city', name: blank, why: 'x' })).toMatchObject({
          failure: 'jurisdiction-name-required',
        });
        expect(parseCorrection({ kind: 'city', name: 'x', why: blank })).toMatchObject({
          failure: 'correction-reason-required',
        });
      }),
    );
  });
});
