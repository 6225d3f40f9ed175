import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalText, fingerprint } from './fingerprint.ts';
import { sha256 } from './sha256.ts';

describe('the hash of a result', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
  ])('CALC-6 is SHA-256 as the standard has it: %j', (text, digest) => {
    expect(sha256(text)).toBe(digest);
  });

  it('CALC-6 does not depend on the order of keys, nor on what is undefined', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue(), { noNullPrototype: true }), (facts) => {
        const backwards = Object.fromEntries(Object.entries(facts).toReversed());
        expect(fingerprint({ ...backwards, nothing: undefined })).toBe(fingerprint(facts));
      }),
    );
  });

  it('CALC-6 changes with any figure', () => {
    expect(fingerprint({ areaSf: 2450 })).not.toBe(fingerprint({ areaSf: 2450.001 }));
  });

  it('CALC-6 is taken over ASCII, whatever the words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const canonical = canonicalText({ text });
        expect(canonical).toMatch(/^[\0-\u007e]*$/);
        expect(JSON.parse(canonical)).toEqual({ text });
      }),
    );
  });
});
