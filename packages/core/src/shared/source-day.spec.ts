import { describe, expect, it } from 'vitest';
import { isDay, isSourceDay } from './source-day.ts';

describe('the day that a source gives', () => {
  it.each([
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['2024-04-31', false],
    ['2024-13-01', false],
    ['2024-1-1', false],
    ['20240-01-01', false],
    ['0000-01-01', false],
  ])('CALC-6 RPT-3 knows whether %s is a day', (text, is) => {
    expect([isDay(text), isSourceDay(text)]).toEqual([is, is]);
  });

  it.each([
    ['2024-01', true],
    ['2024', true],
    ['2024-13', false],
    ['2024-00', false],
    ['0000', false],
    ['0000-01', false],
    ['24', false],
    ['undated', false],
    ['', false],
  ])('RPT-3 takes %j, a month or a year: %s', (text, is) => {
    expect([isDay(text), isSourceDay(text)]).toEqual([false, is]);
  });
});
