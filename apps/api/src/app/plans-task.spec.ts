import type { Locale } from '@ridgeline/core/shared';
import { describe, expect, it } from 'vitest';
import { taskWorld } from '../testing/task-world.ts';
import { plansTask } from './plans-task.ts';

const COLUMNS =
  'sku,type,display_title,position,on_sale,title_en,title_es,description_en,description_es,national_monthly,' +
  'national_annual,quick_views,code_details,weather,seats,integrations,team,pausable,hide_price,asks_first,overage,points_en,points_es';
const crew = (
  change: { sale?: string; price?: string; sku?: string; position?: string; type?: string } = {},
) =>
  `${change.sku ?? 'plan_crew'},${change.type ?? 'paid-team-plan'},BUSINESS,${change.position ?? '9'},${change.sale ?? 'yes'},Crew,Cuadrilla,` +
  `For a crew.,Para una cuadrilla.,${change.price ?? '89.00'},890,20,6,3,10,yes,yes,yes,no,yes,5.50,10 seats,10 lugares`;

const world = await taskWorld();
const { url, folder } = world;

async function task(verb: string, lines: readonly string[], locale: Locale = 'en') {
  await world.write('plans.csv', [COLUMNS, ...lines, ''].join('\n'));
  let isRight = false;
  const said = await world.saidBy(async () => {
    const terminal = { out: world.out, err: world.out, locale, folder };
    isRight = await plansTask(() => url, [verb, 'plans.csv'], terminal);
  });
  return { isRight, said };
}

async function crewPlan() {
  const { rows } = await world.sql.query(
    `select product.title, product.title_es as "titleEs", product.on_sale as "onSale", plan.quick_views as "quickViews",
       plan.ui ->> 'overage_cost' as overage, plan.ui #>> '{upgrade_plan_modal,bullet_points,0,text_es}' as point,
       (select json_agg(price.amount order by price.amount) from product_prices price where price.sku = product.sku) as prices
     from products product join plans plan on plan.sku = product.sku where product.sku = 'plan_crew'`,
  );
  return rows[0];
}

describe('the command plans', () => {
  it('PLAN-1 D PLAN-1.4 checks a file, and changes nothing', async () => {
    expect(await task('check', [crew()])).toEqual({
      isRight: true,
      said: 'plans.csv: 1 plan, no error\n  plan_crew: Crew / Cuadrilla, on sale\n',
    });
    expect(await crewPlan()).toBeUndefined();
  });

  it('PLAN-1 loads a plan with its prices and words, changes them, and takes it off sale', async () => {
    expect((await task('load', [crew()])).isRight).toBe(true);
    expect(await crewPlan()).toEqual({
      title: 'Crew',
      titleEs: 'Cuadrilla',
      onSale: true,
      quickViews: 20,
      overage: '550',
      point: '10 lugares',
      prices: [8900, 89_000],
    });
    expect((await task('load', [crew({ price: '', sale: 'no' })], 'es')).said).toContain('no está en venta');
    expect(await crewPlan()).toMatchObject({ onSale: false, prices: [89_000] });
  });

  it('PLAN-1 lets two plans change places', async () => {
    await task('load', [crew(), crew({ sku: 'plan_gang', position: '10' })]);
    const { isRight } = await task('load', [
      crew({ position: '10' }),
      crew({ sku: 'plan_gang', position: '9' }),
    ]);
    expect(isRight).toBe(true);
  });

  it('PLAN-1 loads all of a file or nothing, and tells each line and its reason', async () => {
    await task('load', [crew()]);
    const refused = await task('load', [
      crew({ price: '99.00' }),
      crew({ sku: 'Plan Two', position: 'x' }),
      'plan_cut',
    ]);
    expect(refused).toEqual({
      isRight: false,
      said:
        'plans.csv: refused, nothing is loaded\n' +
        '  line 3, sku: is not written as docs/plans.md says\n' +
        '  line 3, position: is not written as docs/plans.md says\n' +
        '  line 4: the row has fewer cells than there are columns\n',
    });
    expect(await crewPlan()).toMatchObject({ prices: [8900, 89_000] });
  });

  it('PLAN-1 makes no team plan of a plan for one, and takes no place of another plan', async () => {
    expect((await task('load', [crew({ sku: 'plan_essential' })])).said).toContain('is of another kind');
    expect((await task('load', [crew({ sku: 'plan_new', position: '3' })])).said).toContain(
      'its position is that of a plan which the file does not name',
    );
    expect((await task('load', [crew({ sku: 'report_residential' })])).isRight).toBe(false);
  });

  it('PLAN-1 says how it is called, and what is no file', async () => {
    await expect(task('sell', [crew()])).rejects.toThrow(/^Usage: plans check/);
    const terminal = { out: process.stdout, err: { write: () => true }, locale: 'en', folder } as const;
    expect(await plansTask(() => url, ['check', 'none.csv'], terminal)).toBe(false);
  });
});
