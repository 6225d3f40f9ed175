import { describe, expect, it } from 'vitest';
import { firstMatch, type Cases } from './first-match.ts';

const sizes: Cases<number, string | null> = [
  [(n) => n > 100, 'large'],
  [(n) => n > 10, 'middling'],
  [(n) => n === 0, null],
];

describe('an ordered table of cases', () => {
  it('HDR-2 is decided by the first that holds, or by what is said otherwise', () => {
    expect(firstMatch(sizes, 101, 'small')).toBe('large');
    expect(firstMatch(sizes, 11, 'small')).toBe('middling');
    expect(firstMatch(sizes, 10, 'small')).toBe('small');
  });
});
