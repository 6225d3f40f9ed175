import { HttpBillingGateway, HttpOrderGateway } from '@ridgeline/adapters/http';
import type { SavedCards } from '@ridgeline/core/billing';
import { aPlanWish, orderGatewayContract } from '@ridgeline/core/testing/billing';
import { beforeAll, expect, it } from 'vitest';
import { aCardToken, cardToken, heldFrom, type CardBehaviour } from '../testing/stripe-for-specs.ts';
import { cardSuite } from './card-suite.ts';

/** Core's port for orders over the real API, with the Stripe sandbox. */
const suite = await cardSuite();

beforeAll(async () => {
  await suite.api.sql.query(`
    insert into coupons (id, percent_hundredths, duration) values ('SPRING', 2500, 'forever');
    insert into products (sku, type, title, position, report_type) values
      ('single_report', 'code-report', 'Single report', 9, 'residential'),
      ('extra_code_details', 'add-ons', '5 code details', 9, null);
    insert into add_ons (sku, kind, quantity) values ('extra_code_details', 'code_detail', 5);
    insert into product_prices (id, sku, amount) values
      ('price_report', 'single_report', 1999), ('price_details', 'extra_code_details', 2500)`);
});

orderGatewayContract('HttpOrderGateway', async () => {
  await suite.api.sql.query(`
    update product_prices set amount = case variant when 'national' then 9900 else 4900 end
      * case billing when 'annual' then 10 else 1 end where sku = 'plan_23_q2_0003'`);
  const ada = await suite.api.person();
  const session = suite.sessionOf(ada);
  const billing = new HttpBillingGateway(session.client);
  const aToken = (behaves: CardBehaviour) => aCardToken(suite.stripe, behaves);
  await billing.saveCard(await aToken('good'));
  const customer = async () => {
    const { rows } = await suite.api.sql.query(
      'select provider_id as customer from payment_customers where person_id = $1',
      [ada.id],
    );
    return rows[0].customer;
  };
  return {
    orders: new HttpOrderGateway(session.client),
    newCard: async (behaves) => ({ is: 'new-card', token: await aToken(behaves) }),
    payBy: async (behaves) => {
      const saved = await billing.saveCard(await aToken(behaves));
      await billing.setDefaultCard(newest(saved.ok ? saved.value : null));
    },
    askBank: async (secret, bank) => void (await suite.sandbox.bankAnswers(secret, bank)),
    taken: async () => suite.takenFrom(await customer()),
    held: async () => heldFrom(suite.stripe, await customer()),
    changePrices: async () => {
      await suite.api.sql.query(
        `update product_prices set amount = amount + 100 where sku = 'plan_23_q2_0003'`,
      );
    },
    endSession: session.end,
    breakConnection: session.goOffline,
  };
});

it('PLAN-9 HttpOrderGateway tells that another order of a plan has not ended', async () => {
  const ada = await suite.api.person();
  await suite.api.sql.query(
    `insert into orders (person_id, key, request_hash, kind, sku, amount, holder, turn)
     values ($1, 'another', '', 'plan', 'plan_essential', 6900, $1, 0)`,
    [ada.id],
  );
  const wish = aPlanWish({ sku: 'plan_essential' });
  const source = { is: 'new-card', token: cardToken('pm_card_visa') } as const;
  const placed = await new HttpOrderGateway(suite.sessionOf(ada).client).place({
    wish,
    source,
    total: 6900,
    orderKey: 'mine',
  });
  expect(placed).toEqual({ ok: false, failure: 'underway' });
});

function newest(saved: SavedCards | null): string {
  const card = saved?.cards.at(-1);
  if (!card) throw new Error('no card was saved');
  return card.id;
}
