import { describe, expect, it } from 'vitest';
import { slideAfterKey, slideAfterSwipe } from './slide-move.ts';

describe('where slides lead', () => {
  it.each([
    [0, 'ArrowRight', 1],
    [1, 'ArrowLeft', 0],
    [0, 'ArrowLeft', undefined],
    [2, 'ArrowRight', undefined],
    [2, 'Home', 0],
    [0, 'Home', undefined],
    [0, 'End', 2],
    [2, 'End', undefined],
    [1, 'Enter', undefined],
  ])('AUTH-12 from slide %i of three, %s leads to %s', (index, key, to) => {
    expect(slideAfterKey(index, 3, key)).toBe(to);
  });

  it.each([
    [0, -80, 1],
    [1, 80, 0],
    [0, 80, undefined],
    [2, -80, undefined],
    [1, 20, undefined],
  ])('AUTH-12 from slide %i of three, a swipe of %i px leads to %s', (index, distance, to) => {
    expect(slideAfterSwipe(index, 3, distance)).toBe(to);
  });
});
