import { HttpBillingGateway, HttpOrderGateway } from '@ridgeline/adapters/http';
import type { SavedCards } from '@ridgeline/core/billing';
import { aPlanWish, orderGatewayContract } from '@ridgeline/core/testing/billing';
import { beforeAll, expect, it } from 'vitest';
import { cardSuite, cardToken } from './card-suite.ts';

/** Core's port for orders over the real API, with the card sandbox. */
const suite = await cardSuite();

beforeAll(async () => {
  await suite.api.sql.query(`
    insert into coupons (id, percent_hundredths) values ('SPRING', 2500);
    insert into products (sku, type, title, position, report_type) values
      ('single_report', 'code-report', 'Single report', 9, 'residential'),
      ('extra_code_details', 'add-ons', '5 code details', 9, null);
    insert into add_ons (sku, kind, quantity) values ('extra_code_details', 'code_detail', 5);
    insert into product_prices (id, sku, amount) values
      ('price_report', 'single_report', 1999), ('price_details', 'extra_code_details', 2500)`);
});

const TOKENS = {
  good: 'pm_card_visa',
  declined: 'pm_card_visa_chargeDeclined',
  bank: 'pm_card_authenticationRequired',
} as const;

orderGatewayContract('HttpOrderGateway', async () => {
  await suite.api.sql.query(`
    update product_prices set amount = case variant when 'national' then 9900 else 4900 end
      * case billing when 'annual' then 10 else 1 end where sku = 'plan_23_q2_0003'`);
  const ada = await suite.api.person();
  const session = suite.sessionOf(ada);
  let cards = 0;
  const billing = new HttpBillingGateway(session.client);
  const aToken = (behaves: keyof typeof TOKENS) => {
    cards += 1;
    return cardToken(`${TOKENS[behaves]}_${cards}`);
  };
  await billing.saveCard(aToken('good'));
  return {
    orders: new HttpOrderGateway(session.client),
    newCard: (behaves) => ({ is: 'new-card', token: aToken(behaves) }),
    payBy: async (behaves) => {
      const saved = await billing.saveCard(aToken(behaves));
      await billing.setDefaultCard(newest(saved.ok ? saved.value : null));
    },
    askBank: async (secret, bank) => void (await suite.sandbox.bankAnswers(secret, bank)),
    taken: () => suite.sandbox.takenFrom(`cus_local_${ada.id}`),
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
