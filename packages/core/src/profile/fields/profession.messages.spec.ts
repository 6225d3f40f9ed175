import { describe, expect, it } from 'vitest';
import { professionLabel } from './profession.messages.ts';

describe('a profession', () => {
  it.each([
    ['en', 'estimator', 'Estimator, roofs', 'Estimator, roofs'],
    ['es', 'estimator', 'Estimator', 'Estimador'],
    ['es', 'drone-pilot', 'Drone pilot', 'Drone pilot'],
    ['es', 'toString', 'To string', 'To string'],
  ] as const)('API-4 in %s, %s labelled %j, is read as %j', (locale, value, label, read) => {
    expect(professionLabel({ value, label }, locale)).toBe(read);
  });
});
