import { apiClient, HttpBillingGateway, HttpOrderGateway } from '@ridgeline/adapters/http';
import { ApiUnderTest, freshDatabase } from '@ridgeline/api/testing';
import { parseCardToken, type CardToken, type SavedCards } from '@ridgeline/core';
import { aPlanWish, orderGatewayContract } from '@ridgeline/core/testing';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CardSandbox } from '../payments/card-sandbox.ts';

/** Core's port about orders over the real API, with the card sandbox behind it. */
let api: ApiUnderTest;
let address: string;
let pool: Pool;
let sandbox: CardSandbox;

beforeAll(async () => {
  pool = new Pool({ connectionString: await freshDatabase() });
  sandbox = await CardSandbox.open(pool);
  api = await ApiUnderTest.start({}, { payments: sandbox });
  address = `${await api.api.server.listen({ port: 0, host: '127.0.0.1' })}/api`;
  await api.sql.query(`
    insert into coupons (id, percent_hundredths) values ('SPRING', 2500);
    insert into products (sku, type, title, position) values
      ('single_report', 'code-report', 'Single report', 9), ('extra_code_details', 'add-ons', '5 code details', 9);
    insert into add_ons (sku, kind, quantity) values ('extra_code_details', 'code_detail', 5);
    insert into product_prices (id, sku, amount) values
      ('price_report', 'single_report', 1999), ('price_details', 'extra_code_details', 2500)`);
});

afterAll(async () => {
  await api.stop();
  await pool.end();
});

const TOKENS = {
  good: 'pm_card_visa',
  declined: 'pm_card_visa_chargeDeclined',
  bank: 'pm_card_authenticationRequired',
} as const;

orderGatewayContract('HttpOrderGateway', async () => {
  await api.sql.query(`
    update product_prices set amount = case variant when 'national' then 9900 else 4900 end
      * case billing when 'annual' then 10 else 1 end where sku = 'plan_23_q2_0003'`);
  const ada = await api.person();
  let token: string | null = ada.token;
  let online = true;
  let cards = 0;
  const client = apiClient({
    baseUrl: address,
    tokens: { accessToken: async () => token },
    fetch: (request) => (online ? fetch(request) : Promise.reject(new TypeError('no network'))),
  });
  const billing = new HttpBillingGateway(client);
  const aToken = (behaves: keyof typeof TOKENS) => {
    cards += 1;
    return cardToken(`${TOKENS[behaves]}_${cards}`);
  };
  await billing.saveCard(aToken('good'));
  return {
    orders: new HttpOrderGateway(client),
    newCard: (behaves) => ({ is: 'new-card', token: aToken(behaves) }),
    payBy: async (behaves) => {
      const saved = await billing.saveCard(aToken(behaves));
      await billing.setDefaultCard(newest(saved.ok ? saved.value : null));
    },
    askBank: async (secret, bank) => void (await sandbox.bankAnswers(secret, bank)),
    taken: () => sandbox.takenFrom(`cus_local_${ada.id}`),
    changePrices: async () => {
      await api.sql.query(`update product_prices set amount = amount + 100 where sku = 'plan_23_q2_0003'`);
    },
    endSession: () => void (token = null),
    breakConnection: () => void (online = false),
  };
});

it('PLAN-9 HttpOrderGateway tells that another order of a plan has not ended', async () => {
  const ada = await api.person();
  await api.sql.query(
    `insert into orders (person_id, key, request_hash, kind, sku, amount, holder, turn)
     values ($1, 'another', '', 'plan', 'plan_essential', 6900, $1, 0)`,
    [ada.id],
  );
  const client = apiClient({ baseUrl: address, tokens: { accessToken: async () => ada.token } });
  const wish = aPlanWish({ sku: 'plan_essential' });
  const source = { is: 'new-card', token: cardToken('pm_card_visa') } as const;
  const placed = await new HttpOrderGateway(client).place({ wish, source, total: 6900, orderKey: 'mine' });
  expect(placed).toEqual({ ok: false, failure: 'underway' });
});

function newest(saved: SavedCards | null): string {
  const card = saved?.cards.at(-1);
  if (!card) throw new Error('no card was saved');
  return card.id;
}

function cardToken(text: string): CardToken {
  const parsed = parseCardToken(text);
  if (!parsed.ok) throw new Error(parsed.failure);
  return parsed.value;
}
