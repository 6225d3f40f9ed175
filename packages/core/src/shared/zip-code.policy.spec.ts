import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseZipCode } from './zip-code.policy.ts';

describe('a ZIP code', () => {
  it.each([
    ['80202', '80202'],
    [' 80202-1234 ', '80202-1234'],
    ['802021234', '80202-1234'],
    ['00501', '00501'],
  ])('VAL-7 %j is the ZIP code %j', (input, zip) => {
    expect(parseZipCode(input)).toEqual({ ok: true, value: zip });
  });

  it.each([
    '8020',
    '802021',
    '80202-',
    '80202-123',
    '80202-12345',
    '80202 1234',
    'K1A 0B1',
    '8020a',
    '８０２０２',
  ])('VAL-7 %j is none', (input) => {
    expect(parseZipCode(input)).toEqual({ ok: false, failure: 'zip-invalid' });
  });

  it.each(['', ' ', null, undefined, 80_202])('VAL-7 %j is left out', (input) => {
    expect(parseZipCode(input)).toEqual({ ok: false, failure: 'required-field' });
  });

  it('VAL-7 any input is judged, and a ZIP code is taken again unchanged', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.stringMatching(/^[\d-]{4,11}$/)), (input) => {
        const zip = parseZipCode(input);
        if (zip.ok) expect(parseZipCode(zip.value)).toEqual(zip);
        else expect(['required-field', 'zip-invalid']).toContain(zip.failure);
      }),
    );
  });
});
