import { beforeAll, describe, expect, it } from 'vitest';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import type { Person } from '../../testing/api-under-test.ts';

const api = await apiForSpecs();
let ada: Person;

type Listed = { readonly items: readonly { readonly sku: string; readonly prices: readonly unknown[] }[] };

beforeAll(async () => {
  ada = await api.person();
});

describe('products', () => {
  it('PLAN-9 are listed in their order, those on sale, with their prices, in one round trip', async () => {
    const before = api.api.database.trips;
    const { body } = await api.call<Listed>('GET', '/products/code-report-plan', { as: ada });
    expect(api.api.database.trips - before).toBe(1);
    expect(body.items.map(({ sku }) => sku)).toEqual(['plan_free', 'plan_essential', 'plan_23_q2_0003']);
    expect(body.items[0]).toMatchObject({ prices: [], plan: { isFree: true, quickViews: 10, seats: 1 } });
    expect(body.items[2]).toMatchObject({
      plan: {
        isFree: false,
        quickViews: 30,
        codeDetails: 8,
        weather: 4,
        seats: 50,
        overage: 500,
        pausable: true,
      },
    });
    expect(body.items[1]?.prices).toContainEqual({
      priceId: 'price_essential_one_state_monthly',
      amount: 4900,
      billing: 'monthly',
      variant: 'one_state',
    });
  });

  it('PLAN-9 HDR-13 are listed for whoever is not signed in, too', async () => {
    const listed = await api.call<Listed>('GET', '/products/code-report-plan', { as: ada });
    expect(await api.call('GET', '/products/code-report-plan')).toMatchObject({
      status: 200,
      body: listed.body,
    });
    expect((await api.call('GET', '/products/code-report-plan/plan_essential')).status).toBe(401);
  });

  it('PLAN-9 are found by type and sku, on sale alone', async () => {
    const statusOf = async (url: string) => (await api.call('GET', url, { as: ada })).status;
    expect(await statusOf('/products/add-ons/add_on_weather')).toBe(200);
    expect(await statusOf('/products/code-report/add_on_weather')).toBe(404);
    expect(await statusOf('/products/code-report-plan/plan_premium')).toBe(404);
  });

  it('say clima of the weather in Spanish, as everything else does', async () => {
    const { rows } = await api.sql.query<{ said: string }>(
      `select title_es as said from products union all select description_es from products
       union all select point ->> 'text_es' from plans, jsonb_array_elements(ui -> 'upgrade_plan_modal' -> 'bullet_points') point`,
    );
    const ofWeather = rows.map(({ said }) => said).filter((said) => /historial/.test(said ?? ''));
    expect(ofWeather).toEqual(['Cuatro historiales del clima', '4 historiales del clima al mes']);
  });

  it('API-6 are an empty list if the database fails, and refused without the right', async () => {
    const lookUp = (token?: string) =>
      api.call<Listed>('POST', '/products/list-lookup', {
        ...(token !== undefined && { token }),
        body: { skus: ['plan_essential'] },
      });
    expect((await lookUp(ada.token)).body.items).toHaveLength(1);
    expect((await lookUp()).status).toBe(401);
    await api.sql.query('alter table product_prices rename to product_prices_gone');
    const { status, body } = await lookUp(ada.token);
    await api.sql.query('alter table product_prices_gone rename to product_prices');
    expect([status, body]).toEqual([200, { items: [] }]);
  });
});
