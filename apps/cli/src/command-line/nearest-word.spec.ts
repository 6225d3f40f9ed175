import { describe, expect, it } from 'vitest';
import { nearestWord } from './nearest-word.ts';

describe('the nearest word', () => {
  it.each([
    ['wast', 'waste'],
    ['wsate', 'waste'],
    ['wastee', 'waste'],
    ['ventilaton', 'ventilation'],
    ['iw', 'iws'],
    ['i', null],
    ['roofs', null],
    ['', null],
    ['x'.repeat(100_000), null],
  ])('to %s', (given, nearest) => {
    expect(nearestWord(given, ['iws', 'waste', 'ventilation'])).toBe(nearest);
  });
});
