import { describe, expect, it } from 'vitest';
import { calculateIceAndWaterShield } from '../../calculators/ice-and-water-shield/ice-and-water-shield.calculator.ts';
import { calculateVentilation } from '../../calculators/ventilation/ventilation.calculator.ts';
import { calculateWaste } from '../../calculators/waste/waste.calculator.ts';
import { iceInputs } from '../../testing/calculators/ice-and-water-shield.builder.ts';
import { ventilationInputs } from '../../testing/calculators/ventilation.builder.ts';
import { wasteInputs } from '../../testing/calculators/waste.builder.ts';
import { aKnownFact } from '../../testing/reports/fact.builder.ts';
import { newestQuantities } from '../calculations/newest-quantities.policy.ts';
import { comparedEditions } from './compared-editions.ts';
import { editionChanges } from './edition-changes.policy.ts';
import { editionTable } from './edition-table.policy.ts';

const table = editionTable([
  aKnownFact({
    section: 'code-detail',
    name: 'adopted-residential-code',
    value: { kind: 'edition', text: '2018 IRC', year: 2018 },
  }),
  ...editionChanges(2018, []),
]);
if (table === null) throw new Error('an edition is in force');
const steep = calculateIceAndWaterShield(iceInputs({ rise: 8, overhangIn: 0 }));
const flatter = calculateIceAndWaterShield(iceInputs({ rise: 6 }));
const vents = calculateVentilation(ventilationInputs());

describe('the table of editions in words', () => {
  it('RPT-3 CALC-6 has what was saved below the point that changes it, with what differs from the edition in force', () => {
    const quantities = newestQuantities([
      { calculation: vents, savedAt: 1 },
      { calculation: steep, savedAt: 2 },
    ]);
    const rows = comparedEditions(table, quantities, 'en');
    expect(rows.map(({ id }) => id)).toEqual([
      'ice-barrier-changes',
      'ice-and-water-shield',
      'drip-edge-changes',
      'underlayment-changes',
      'ventilation-changes',
      'ventilation',
    ]);
    const cells = rows[1]?.cells ?? [];
    expect(cells.map(({ differs }) => differs)).toEqual([true, false, false, false, true]);
    expect(cells[2]?.text).toBe(`${steep.outcome.totalSf.toFixed(2)} sq ft`);
    expect(rows[5]?.cells[2]?.text).toMatch(/^\d+(\.\d+)? sq in of vent$/);
  });

  it('RPT-3 has no such row without a saved calculation, and tells it in Spanish', () => {
    expect(comparedEditions(table, [], 'es').map(({ title }) => title)).toEqual([
      'Barrera contra hielo',
      'Goterón con tejas',
      'Base (underlayment)',
      'Mitad del área de ventilación (1/300)',
    ]);
  });

  it('RPT-3 CALC-6 takes the newest of each kind, in whatever order they were read', () => {
    const older = { calculation: flatter, savedAt: 1 };
    const newer = { calculation: steep, savedAt: 2 };
    const waste = { calculation: calculateWaste(wasteInputs()), savedAt: 3 };
    const told = newestQuantities([older, waste, newer]);
    expect(told).toEqual(newestQuantities([newer]));
    expect(newestQuantities([newer, older, waste])).toEqual(told);
    expect(told).not.toEqual(newestQuantities([older]));
  });
});
