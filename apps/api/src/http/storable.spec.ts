import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storageProblem } from './storable.ts';

const nested = (depth: number, inner: unknown): unknown =>
  Array.from({ length: depth }).reduce(
    (value: unknown, _, index) => (index % 2 ? [value] : { a: value }),
    inner,
  );

describe('a body', () => {
  it('is storable where its texts are and it is at most 32 deep', () => {
    const texts = fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0'));
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 20, stringUnit: 'grapheme' }), texts, (value, text) => {
        fc.pre(!JSON.stringify(value).includes(String.raw`\u0000`));
        expect(storageProblem([value, text])).toBeNull();
      }),
    );
    expect(storageProblem(nested(32, 1))).toBeNull();
    expect(storageProblem(undefined)).toBeNull();
  });

  it.each(['\0', 'a\0b', '\uD800', 'a\uDC00', '\uDC00\uD800'])(
    'is refused for the text %j, wherever it stands',
    (text) => {
      fc.assert(
        fc.property(fc.nat(31), (depth) => {
          expect(storageProblem(nested(depth, text))).toMatchObject({ problem: 'invalid' });
          expect(storageProblem(nested(depth, { [text]: 1 }))).toMatchObject({ problem: 'invalid' });
        }),
      );
    },
  );

  it('tells where the text stands', () => {
    expect(storageProblem({ a: [{ b: 'x' }, { b: '\0' }] })).toEqual({
      problem: 'invalid',
      field: 'body/a/1/b',
    });
  });

  it('is refused when it is deeper, however deep', () => {
    for (const depth of [33, 4_500, 60_000]) {
      expect(storageProblem(nested(depth, 1))).toEqual({ problem: 'body-too-deep' });
    }
  });
});
