import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CODE_EDITIONS } from '../../calculators/code-edition.ts';
import { aKnownFact } from '../../testing/reports/fact.builder.ts';
import type { Fact } from '../fact.ts';
import { editionChanges } from './edition-changes.policy.ts';
import { editionTable } from './edition-table.policy.ts';

const adopted = (year: number | null): Fact =>
  aKnownFact({
    section: 'code-detail',
    name: 'adopted-residential-code',
    value: { kind: 'edition', text: `${year} IRC`, year },
  });
const factsOf = (year: number | null, deleted: readonly string[] = []) => [
  adopted(year),
  ...editionChanges(year, deleted),
];

describe('what changes with the edition', () => {
  it('RPT-3 sets the five newest editions beside the one in force, and marks what they say otherwise', () => {
    const table = editionTable(factsOf(2018));
    expect([table?.inForce, table?.editions]).toEqual([2018, [2012, 2015, 2018, 2021, 2024]]);
    const ice = table?.rows.find(({ question }) => question === 'ice-barrier-changes');
    expect(ice?.cells.map(({ differs }) => differs)).toEqual([true, false, false, false, true]);
    expect(ice?.cells.map(({ section }) => section)).toEqual([
      'R905.2.7.1',
      'R905.1.2',
      'R905.1.2',
      'R905.1.2',
      'R905.1.2',
    ]);
    const underlayment = table?.rows.find(({ question }) => question === 'underlayment-changes');
    expect(underlayment?.cells[0]).toMatchObject({ says: null, differs: false, isUnverified: true });
    const vents = table?.rows.find(({ question }) => question === 'ventilation-changes');
    expect(vents?.cells.map(({ isUnverified }) => isUnverified)).toEqual([true, true, false, false, false]);
    expect(vents?.cells.some(({ differs }) => differs)).toBe(false);
  });

  it('RPT-3 has the edition in force in every table, and nothing differs from itself', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CODE_EDITIONS), (year) => {
        const table = editionTable(factsOf(year));
        expect(table?.editions).toHaveLength(5);
        expect(table?.editions).toContain(year);
        expect(table?.editions).toEqual(table?.editions.toSorted());
        for (const { cells } of table?.rows ?? []) {
          expect(cells.find(({ edition }) => edition === year)?.differs).toBe(false);
        }
      }),
    );
  });

  it('RPT-3 tells nothing of a section that the state has deleted', () => {
    const rows = editionTable(factsOf(2018, ['R905.2.8.5']))?.rows.map(({ question }) => question);
    expect(rows).not.toContain('drip-edge-changes');
    expect(rows).toContain('ice-barrier-changes');
  });

  it.each([
    ['an unknown edition', factsOf(null)],
    ['an edition that is not registered', factsOf(2003)],
    ['no code detail', [adopted(2018)]],
    ['nothing', []],
  ])('RPT-3 is no table with %s', (_, facts) => {
    expect(editionTable(facts)).toBeNull();
  });

  it('RPT-3 follows the adopted code that answers of two that disagree', () => {
    const row = { ...adopted(2018), condition: null, rowId: null, level: null };
    if (row.is !== 'known') throw new Error('a known fact');
    const { value, source } = row;
    const stated = { value, source, condition: null, rowId: null, level: null };
    const disputed = (answers: 'first' | 'none'): Fact => ({
      section: 'code-detail',
      name: 'adopted-residential-code',
      is: 'disputed',
      answers,
      rows: [stated, { ...stated, value: { kind: 'edition', text: '2021 IRC', year: 2021 } }],
      others: [],
      settledBy: 'building-department',
    });
    expect(editionTable([disputed('first'), ...editionChanges(2018, [])])?.inForce).toBe(2018);
    expect(editionTable([disputed('none'), ...editionChanges(2018, [])])).toBeNull();
  });
});
