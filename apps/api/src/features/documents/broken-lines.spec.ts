import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenLines } from './broken-lines.ts';

describe('the lines of a text', () => {
  /** Every letter is one wide. */
  const broken = (text: string, width: number) => brokenLines(text, width, ({ length }) => length);

  it.each<[string, number, readonly string[]]>([
    ['', 5, []],
    ['one two six', 8, ['one two ', 'six']],
    ['first\nsecond', 9, ['first', 'second']],
    ['first\r\nsecond\n', 9, ['first', 'second']],
    ['first\n\nthird', 9, ['first', '', 'third']],
    ['at 10\u00A0mph', 7, ['at ', '10\u00A0mph']],
    ['a well-made roof', 7, ['a well-', 'made ', 'roof']],
    ['see https://a.example/b', 18, ['see ', 'https://a.example/', 'b']],
    ['https://a', 20, ['https://a']],
    ['https://', 20, ['https://']],
    ['https://\nnext', 20, ['https://', 'next']],
    ['abcdefgh', 3, ['abc', 'def', 'gh']],
  ])('are those of %j in a width of %i', (text, width, lines) => {
    expect(broken(text, width)).toEqual(lines);
  });

  it('are found without measuring an enormous word as a whole', () => {
    const measured: number[] = [];
    const lines = brokenLines('x'.repeat(20_000), 40, (part) => {
      measured.push(part.length);
      return part.length;
    });
    expect(lines).toHaveLength(500);
    expect(Math.max(...measured)).toBeLessThanOrEqual(500);
  });

  it('are the text itself, and fit, whatever the text is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 40 }), (text, width) => {
        const plain = text.replaceAll(/[\n\v\f\r\u0085\u2028\u2029]/g, ' ');
        const lines = broken(plain, width);
        expect(lines.join('')).toBe(plain);
        for (const line of lines) expect([...line].length).toBeLessThanOrEqual(width);
      }),
    );
  });
});
