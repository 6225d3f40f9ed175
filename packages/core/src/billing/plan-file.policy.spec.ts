import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { readPlans } from './plan-file.policy.ts';
import { planRowSchema } from './plan-file.schema.ts';

const row = {
  sku: 'plan_crew',
  type: 'paid-team-plan',
  display_title: 'BUSINESS',
  position: '7',
  on_sale: 'yes',
  title_en: 'Crew',
  title_es: 'Cuadrilla',
  description_en: 'For a crew.',
  description_es: 'Para una cuadrilla.',
  national_monthly: '89.00',
  national_annual: '890',
  quick_views: '20',
  code_details: '6',
  weather: '3',
  seats: '10',
  integrations: 'yes',
  team: 'yes',
  pausable: 'yes',
  hide_price: 'no',
  asks_first: 'yes',
  overage: '5.50',
  points_en: '20 properties a month | 10 seats',
  points_es: '20 propiedades al mes | 10 lugares',
};
const errorsOf = (...cells: (Record<string, string> | null)[]) => {
  const read = readPlans(cells.map((one, index) => ({ at: index + 2, cells: one })));
  return read.ok ? [] : read.failure;
};
const without = (name: string) => Object.fromEntries(Object.entries(row).filter(([key]) => key !== name));

describe('a file of plans', () => {
  it('PLAN-1 D PLAN-1.4 is read, each amount to the cent', () => {
    const read = readPlans([{ at: 2, cells: row }]);
    expect(read).toMatchObject({
      ok: true,
      value: [
        {
          sku: 'plan_crew',
          title: { en: 'Crew', es: 'Cuadrilla' },
          prices: [
            { variant: 'national', billing: 'monthly', amount: 8900 },
            { variant: 'national', billing: 'annual', amount: 89_000 },
          ],
          seats: 10,
          overage: 550,
          points: [
            { en: '20 properties a month', es: '20 propiedades al mes' },
            { en: '10 seats', es: '10 lugares' },
          ],
        },
      ],
    });
  });

  it.each([
    [{ ...row, sku: 'Plan Crew' }, 'sku', 'not-as-described'],
    [{ ...row, national_monthly: '89.5' }, 'national_monthly', 'not-as-described'],
    [{ ...row, national_monthly: '-1' }, 'national_monthly', 'not-as-described'],
    [{ ...row, title_es: ' Cuadrilla' }, 'title_es', 'not-as-described'],
    [without('title_es'), 'title_es', 'missing'],
    [{ ...row, colour: 'red' }, 'colour', 'unknown-column'],
    [{ ...row, points_es: '10 lugares' }, 'points_es', 'points-differ'],
    [{ ...row, type: 'trial-plan', on_sale: 'no' }, 'trial_days', 'trial-without-days'],
    [{ ...row, type: 'free-plan' }, 'on_sale', 'given-is-not-sold'],
    [null, null, 'cut-off'],
  ])('PLAN-1 is refused with the line and the reason %#', (cells, column, reason) => {
    expect(errorsOf(row, cells).filter(({ at }) => at === 3)).toEqual([{ at: 3, column, reason }]);
  });

  it('PLAN-1 names each wrong cell, and none twice', () => {
    expect(errorsOf({ ...row, sku: '', weather: 'many', team: 'maybe' })).toHaveLength(3);
  });

  it('PLAN-1 sells nothing without a price, and has each plan and each position once', () => {
    const { national_monthly: _m, national_annual: _a, ...free } = row;
    expect(errorsOf(free)).toEqual([{ at: 2, column: null, reason: 'nothing-to-pay' }]);
    expect(errorsOf(row, row)).toEqual([{ at: 3, column: 'sku', reason: 'sku-twice' }]);
    expect(errorsOf(row, { ...row, sku: 'plan_other' })).toEqual([
      { at: 3, column: 'position', reason: 'position-twice' },
    ]);
  });

  it('PLAN-1 has the JSON Schema that is published', async () => {
    const schema = { title: 'A plan of a Ridgeline plan file', ...z.toJSONSchema(planRowSchema) };
    await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot(
      '../../../../docs/plans.gen.json',
    );
  });
});
