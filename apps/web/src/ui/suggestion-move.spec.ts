import { describe, expect, it } from 'vitest';
import { markAfter } from './suggestion-move.ts';

describe('the mark in a list of suggestions', () => {
  it.each([
    [null, 'ArrowDown', 3, 0],
    [0, 'ArrowDown', 3, 1],
    [2, 'ArrowDown', 3, null],
    [null, 'ArrowUp', 3, 2],
    [2, 'ArrowUp', 3, 1],
    [0, 'ArrowUp', 3, null],
    [1, 'Home', 3, 1],
    [1, 'ArrowDown', 0, null],
  ])('from %s by %s among %i goes to %s', (marked, key, count, to) => {
    expect(markAfter(marked, key, count)).toBe(to);
  });
});
