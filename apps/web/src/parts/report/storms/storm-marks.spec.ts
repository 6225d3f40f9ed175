import { aStormAround } from '@ridgeline/core/testing/reports';
import { describe, expect, it } from 'vitest';
import { marksOf, numbersOf } from './storm-marks.ts';

const inches = (amount: string) => aStormAround({ size: { amount, unit: 'in' } });

describe('the marks of storms', () => {
  it('RPT-2 are numbered as their rows, larger for larger hail, and the largest stand out', () => {
    const marks = marksOf([inches('1.00'), inches('1.75'), aStormAround({ size: null }), inches('1.75')]);
    expect(marks.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(marks.map(({ isLargest }) => isLargest)).toEqual([false, true, false, true]);
    expect(marks.map(({ isSized }) => isSized)).toEqual([true, true, false, true]);
    expect(marks[1]?.radius).toBeGreaterThan(marks[0]?.radius ?? 0);
  });

  it('RPT-2 stand out none where all are alike or none has a size', () => {
    expect(marksOf([inches('1.00'), inches('1.00')]).some(({ isLargest }) => isLargest)).toBe(false);
    expect(marksOf([aStormAround({ size: null })]).some(({ isLargest }) => isLargest)).toBe(false);
    expect(marksOf([])).toEqual([]);
  });

  it('RPT-2 of one place share a label; of very many none has one', () => {
    const marks = marksOf([aStormAround(), aStormAround(), aStormAround({ miles: '20.0' })]);
    const placeOf = ({ storm: { miles } }: (typeof marks)[number]) => ({ x: Number(miles) * 7, y: 0 });
    expect([...numbersOf(marks, placeOf)]).toEqual([
      [2, '1, 2'],
      [3, '3'],
    ]);
    expect(numbersOf(marksOf(Array.from({ length: 21 }, () => aStormAround())), placeOf).size).toBe(0);
  });
});
