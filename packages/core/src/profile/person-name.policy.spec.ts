import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fullName, parsePersonName } from './person-name.policy.ts';

describe('a name', () => {
  it('PROF-1 AUTH-11 is trimmed', () => {
    expect(parsePersonName({ givenName: ' Ada ', familyName: '\tMarsh de Luz\n' })).toEqual({
      ok: true,
      value: { givenName: 'Ada', familyName: 'Marsh de Luz' },
    });
  });

  it.each([
    [{ givenName: 'Ada', familyName: ' ' }, { familyName: 'required-field' }],
    [{ givenName: '', familyName: 'Marsh' }, { givenName: 'required-field' }],
    [{}, { givenName: 'required-field', familyName: 'required-field' }],
    [
      { givenName: 1, familyName: null },
      { givenName: 'required-field', familyName: 'required-field' },
    ],
  ])('PROF-1 AUTH-11 VAL-1 %j lacks %j', (input, failure) => {
    expect(parsePersonName(input)).toEqual({ ok: false, failure });
  });

  it('AUTH-11 may be blank for an Apple identity', () => {
    expect(parsePersonName({ givenName: ' ' }, { required: false })).toEqual({
      ok: true,
      value: { givenName: '', familyName: '' },
    });
  });

  it.each([
    [{ givenName: 'Ada', familyName: 'Marsh' }, 'Ada Marsh'],
    [{ givenName: 'Ada', familyName: '' }, 'Ada'],
    [{ givenName: '', familyName: 'Marsh' }, 'Marsh'],
    [{ givenName: '', familyName: '' }, ''],
  ])('PROF-1 %j in full is %j', (name, full) => {
    expect(fullName(name)).toBe(full);
  });

  it('AUTH-11 anything is judged, and what is taken is taken again unchanged', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), fc.boolean(), (givenName, familyName, required) => {
        const name = parsePersonName({ givenName, familyName }, { required });
        if (name.ok) expect(parsePersonName(name.value, { required })).toEqual(name);
        else expect(required).toBe(true);
      }),
    );
  });
});
