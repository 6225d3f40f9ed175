import { describe, expect, it } from 'vitest';
import { entriesOf, inputsFrom, textsIn, withoutEntry } from './input-texts.ts';

describe('the texts of the fields', () => {
  it('CALC-6 are inputs by their paths, lists in their order', () => {
    const texts = { 'eaves.1.rise': '8', 'eaves.0.rise': '6', edition: '2021', 'plan.shape': 'hip' };
    expect(inputsFrom(texts)).toEqual({
      eaves: [{ rise: '6' }, { rise: '8' }],
      edition: '2021',
      plan: { shape: 'hip' },
    });
  });

  it('D NAV-5.2 come from an address: what it leaves out as it starts, a list as it stands there', () => {
    const starting = { edition: '2021', 'eaves.0.rise': '6', 'eaves.0.lengthFt': '50' };
    const isField = (path: string): boolean => path !== 'utm_source';
    expect(textsIn({ utm_source: 'mail' }, { starting, isField })).toBeNull();
    expect(textsIn({ 'eaves.0.rise': '8/12' }, { starting, isField })).toEqual({
      edition: '2021',
      'eaves.0.rise': '8/12',
    });
  });

  it('CALC-2 close the gap of an entry that is removed', () => {
    const count = 4;
    for (let index = 0; index < count; index += 1) {
      const all = Array.from({ length: count }, (_, at) => [`eaves.${at}.rise`, `of ${at}`] as const);
      const left = withoutEntry({ edition: '2021', ...Object.fromEntries(all) }, 'eaves', index);
      expect(entriesOf(left, 'eaves')).toBe(count - 1);
      const rises = Array.from({ length: count - 1 }, (_, at) => left[`eaves.${at}.rise`]);
      expect(rises).toEqual(all.map(([, rise]) => rise).filter((_, at) => at !== index));
    }
  });
});
