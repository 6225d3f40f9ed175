import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ProjectSelection } from './project-selection.ts';

const rows = ['1', '2', '3', '4', '5'].map((reportNumber) => ({ reportNumber }));

describe('the selection of rows', () => {
  it('DASH-1 selects one, a range from it, all and none', () => {
    const selection = new ProjectSelection();
    selection.toggle('4');
    selection.extendTo('2', rows);
    expect(selection.of(rows)).toEqual(['2', '3', '4']);
    selection.toggleAll(rows);
    expect(selection.size).toBe(5);
    selection.toggleAll(rows);
    expect(selection.size).toBe(0);
  });

  it('DASH-1 a range without a beginning is its row', () => {
    const selection = new ProjectSelection();
    selection.extendTo('3', rows);
    expect(selection.of(rows)).toEqual(['3']);
    selection.keep(['1', '2']);
    expect(selection.size).toBe(0);
  });

  it('DASH-1 selecting a row twice changes nothing', () => {
    fc.assert(
      fc.property(fc.subarray(['1', '2', '3', '4', '5']), fc.constantFrom('1', '3', '5'), (chosen, again) => {
        const selection = new ProjectSelection();
        for (const number of chosen) selection.toggle(number);
        const before = selection.of(rows);
        selection.toggle(again);
        selection.toggle(again);
        expect(selection.of(rows)).toEqual(before);
      }),
    );
  });
});
