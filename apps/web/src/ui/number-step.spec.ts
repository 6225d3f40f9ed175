import { describe, expect, it } from 'vitest';
import { numeric, stepped } from './number-step.ts';

describe('one step of a number', () => {
  it.each([
    ['16', 1, { step: 1 }, '17'],
    ['16', -1, { step: 0.5 }, '15.5'],
    ['0.2', 1, { step: 0.1 }, '0.3'],
    ['1,200', 1, { step: 50 }, '1250'],
    ['', 1, { step: 2 }, '2'],
    ['.', 1, { step: 2 }, '2'],
    ['119.8', 1, { step: 0.5, max: 120 }, '120'],
    ['0', -1, { step: 1, min: 0 }, '0'],
    ['-3', 1, { step: 1 }, '-2'],
  ] as const)('from %j by %i with %o is %j', (text, direction, range, next) => {
    expect(stepped(text, direction, range)).toBe(next);
  });
});

describe('what may stand in a number', () => {
  it.each([
    ['12 in', '12'],
    ['4.5', '4.5'],
    ['1,200', '1,200'],
    ['-3', '3'],
  ])('%j becomes %j where there is nothing below zero', (typed, kept) => {
    expect(numeric(typed, false)).toBe(kept);
  });

  it('keeps one leading sign where there is', () => {
    expect(numeric('-3-2', true)).toBe('-32');
  });
});
