import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseApiKeyName } from './api-key-name.policy.ts';

describe('the name of an API key', () => {
  it.each([
    ['roof-crm', 'roof-crm'],
    [' Roof_CRM2 ', 'Roof_CRM2'],
    ['7', '7'],
    ['a'.repeat(64), 'a'.repeat(64)],
  ])('API-5 %j is %j', (input, name) => {
    expect(parseApiKeyName(input)).toEqual({ ok: true, value: name });
  });

  it.each([
    '',
    ' ',
    '-a',
    '_a',
    'a b',
    'a/b',
    '../keys',
    'a%2fb',
    'a.b',
    'ñ',
    'a\nb',
    'a'.repeat(65),
    null,
    7,
  ])('API-5 %j is none', (input) => {
    expect(parseApiKeyName(input)).toEqual({ ok: false, failure: 'key-name-invalid' });
  });

  it('API-5 anything is judged, and what is taken stands in a path as it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.string({ unit: 'grapheme' })), (input) => {
        const name = parseApiKeyName(input);
        if (name.ok) {
          expect(encodeURIComponent(name.value)).toBe(name.value);
          expect(parseApiKeyName(name.value)).toEqual(name);
        } else {
          expect(name.failure).toBe('key-name-invalid');
        }
      }),
    );
  });
});
