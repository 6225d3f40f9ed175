import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseUsState, US_STATES } from './us-states.ts';

describe('the states', () => {
  it('ENT-13 are all fifty, two letters in lower case, each once, in the order of their names', () => {
    const values = US_STATES.map(({ value }) => value);
    expect(values).toHaveLength(50);
    expect(new Set(values).size).toBe(50);
    for (const value of values) expect(value).toMatch(/^[a-z]{2}$/);
    const names = US_STATES.map(({ label }) => label);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en-US')));
    expect(new Set(names).size).toBe(50);
  });

  it('ENT-13 are the postal abbreviations', () => {
    const known =
      'al ak az ar ca co ct de fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok or pa ri sc sd tn tx ut vt va wa wv wi wy';
    expect(US_STATES.map(({ value }) => value).join(' ')).toBe(known);
  });

  it.each(US_STATES)('ENT-13 $label is read in any case', ({ value }) => {
    expect(parseUsState(` ${value.toUpperCase()} `)).toBe(value);
  });

  it.each(['', 'dc', 'pr', 'zz', 'colorado', 'c'])('ENT-13 %j is none of them', (input) => {
    expect(parseUsState(input)).toBeNull();
  });

  it('ENT-13 anything is read, as a state or as none', () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        const state = parseUsState(input);
        expect(state === null || US_STATES.some(({ value }) => value === state)).toBe(true);
      }),
    );
  });
});
