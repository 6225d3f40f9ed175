import type { Charge } from '@ridgeline/contract';
import { describe, expect, it } from 'vitest';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import type { Person } from '../../testing/api-under-test.ts';
import { ReportOrders } from '../../testing/report-orders.ts';

const api = await apiForSpecs();
const orders = new ReportOrders(api);

describe('a report that was bought by itself', () => {
  async function bought(
    by: Person,
    facts: { readonly kind?: string; readonly standing?: string; readonly sku?: string } = {},
  ) {
    const { kind = 'report', standing = 'paid', sku = 'report_residential' } = facts;
    const { rows } = await api.sql.query<{ id: string }>(
      `insert into orders (person_id, key, request_hash, kind, sku, report_type, amount, standing, paid_at, decline_reason)
       values ($1, gen_random_uuid()::text, '', $2, $4, case when $2 = 'report' then 'standard' end, 4900,
         $3, case when $3 = 'paid' then now() end, case when $3 = 'declined' then 'card-declined' end) returning id`,
      [by.id, kind, standing, sku],
    );
    return { purchaseObject: { orderId: rows[0]?.id, sku } };
  }

  it('PLAN-1 takes nothing from the plan, even if it is used up or does not cover the place', async () => {
    const ada = await api.person();
    await orders.subscribe(
      ada,
      'sku, variant, state, is_expired',
      `'plan_essential', 'one_state', 'ia', true`,
    );
    const purchase = await bought(ada);
    const { status, body } = await orders.place(ada, purchase);
    expect({ status, purchase: body.report?.purchaseObject }).toEqual({
      status: 201,
      purchase: purchase.purchaseObject,
    });
    expect((await api.sql.query('select 1 from usage_counts where person_id = $1', [ada.id])).rows).toEqual(
      [],
    );
  });

  it('PLAN-1 RPT-1 is made of what the shop has sold', async () => {
    const ada = await api.person();
    const details = {
      sku: 'report_commercial',
      reportType: 'commercial',
      source: { type: 'new-card', id: 'pm_good_1' },
      total: 5900,
      orderKey: 'order-1',
    };
    const { body } = await api.call<Charge>('POST', '/code-report', { as: ada, body: { details } });
    if (body.status !== 'paid') throw new Error(body.status);
    const purchaseObject = { orderId: body.receipt.order_id, sku: details.sku };
    expect((await orders.place(ada, { purchaseObject })).status).toBe(409);
    expect((await orders.place(ada, { purchaseObject, propertyType: 'commercial' })).status).toBe(201);
    expect(await orders.left(ada)).toBe(10);
  });

  it('PLAN-1 stays of the property type it was bought for', async () => {
    const ada = await api.person();
    const patches = { propertyType: 'commercial' };
    for (const [payment, propertyType] of [
      [await bought(ada), 'residential'],
      [{}, 'commercial'],
    ] as const) {
      const { body } = await orders.place(ada, payment);
      const changed = await api.call('PATCH', `/v2/projects/${body.report?.reportNumber}`, {
        as: ada,
        body: { action: 'apply-upgrades', upgrades: [], patches },
      });
      expect(changed).toMatchObject({ status: 200, body: { propertyType } });
    }
  });

  it('PLAN-1 is one, however often and at once it is ordered', async () => {
    const ada = await api.person();
    const purchase = await bought(ada);
    const answers = await Promise.all(Array.from({ length: 20 }, () => orders.place(ada, purchase)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'purchase-unusable')).toHaveLength(19);
    expect(await orders.place(ada, purchase)).toMatchObject({
      status: 409,
      body: { code: 'purchase-unusable' },
    });
    expect([await orders.madeBy(ada), await orders.left(ada)]).toEqual([1, 10]);
  });

  it('PLAN-1 is not made by a purchase of another, of something else, or that was not paid', async () => {
    const [ada, grace] = [await api.person(), await api.person()];
    const purchases = [
      await bought(grace),
      await bought(ada, { kind: 'add-on' }),
      await bought(ada, { standing: 'declined' }),
      await bought(ada, { sku: 'report_commercial' }),
      { purchaseObject: { orderId: '3d1c7a52-8a54-4d6f-9f0e-0d3a9a1f4c11' } },
      { purchaseObject: { orderId: 'mine' } },
      { purchaseObject: { orderId: { id: 1 } } },
    ];
    for (const purchase of purchases) {
      expect(await orders.place(ada, purchase)).toMatchObject({
        status: 409,
        body: { code: 'purchase-unusable' },
      });
    }
    expect([await orders.madeBy(ada), await orders.left(ada)]).toEqual([0, 10]);
  });
});
