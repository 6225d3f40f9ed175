import { apiClient, HttpBillingGateway } from '@ridgeline/adapters/http';
import { ApiUnderTest, freshDatabase } from '@ridgeline/api/testing';
import { parseCardToken, type CardToken } from '@ridgeline/core';
import { billingGatewayContract } from '@ridgeline/core/testing';
import { Pool } from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { CardSandbox } from '../payments/card-sandbox.ts';

/** Core's port about cards and bills over the real API, with the card sandbox behind it. */
let api: ApiUnderTest;
let address: string;
let sandbox: Pool;

beforeAll(async () => {
  sandbox = new Pool({ connectionString: await freshDatabase() });
  api = await ApiUnderTest.start({}, { payments: await CardSandbox.open(sandbox) });
  address = `${await api.api.server.listen({ port: 0, host: '127.0.0.1' })}/api`;
});

afterAll(async () => {
  await api.stop();
  await sandbox.end();
});

billingGatewayContract('HttpBillingGateway', async () => {
  const ada = await api.person();
  let token: string | null = ada.token;
  let online = true;
  let tokens = 0;
  const client = apiClient({
    baseUrl: address,
    tokens: { accessToken: async () => token },
    fetch: (request) => (online ? fetch(request) : Promise.reject(new TypeError('no network'))),
  });
  return {
    billing: new HttpBillingGateway(client),
    aToken: (behaves) => {
      tokens += 1;
      return cardToken(`pm_card_visa${behaves === 'declined' ? '_chargeDeclined' : ''}_${tokens}`);
    },
    owe: async (cents) => {
      await api.sql.query(
        `insert into billing_events (id, person_id, bill_id, kind, title, amount)
         values ($1 || ' billed', $1::uuid, $1, 'billed', 'Essential', $2), ($1 || ' failed', $1::uuid, $1, 'failed-payment', null, null)`,
        [ada.id, cents],
      );
    },
    endSession: () => void (token = null),
    breakConnection: () => void (online = false),
  };
});

function cardToken(text: string): CardToken {
  const parsed = parseCardToken(text);
  if (!parsed.ok) throw new Error(parsed.failure);
  return parsed.value;
}
