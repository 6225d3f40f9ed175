import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import type { Person } from '../../testing/api-under-test.ts';
import { atOnce } from '../../testing/at-once.ts';
import { OrderCalls } from '../../testing/order-calls.ts';

const api = await apiForSpecs();
const desk = new OrderCalls(api);
let ada: Person;

const ADD_ON = { sku: 'add_on_weather', priceId: 'price_add_on_weather' };
const PRICE = 1900;
const buy = (body: object = ADD_ON) => api.call('POST', '/add-ons', { as: ada, body });
const saveCard = (source: string) => api.call('POST', '/payment_info', { as: ada, body: { source } });
const payBy = (source: string) => api.call('POST', '/update_default_card', { as: ada, body: { source } });

beforeEach(async () => {
  ada = await api.person();
  await saveCard('pm_good_1');
});
afterEach(() => vi.useRealTimers());

describe('an order without orderKey', () => {
  it('PLAN-9 sent again is charged once, at whatever minute of the clock the two arrive', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const edge = Math.ceil(Date.now() / 600_000) * 600_000;
    vi.setSystemTime(edge - 1);
    const first = await buy();
    vi.setSystemTime(edge);
    expect((await buy()).body).toEqual(first.body);
    expect(desk.takenFrom(ada)).toEqual([PRICE]);
  });

  it('PLAN-9 is the same one for ten minutes after it was begun, and another one afterwards', async () => {
    await buy();
    await begunEarlier('9 minutes');
    await buy();
    expect(desk.takenFrom(ada)).toEqual([PRICE]);
    await begunEarlier('1 minute');
    await buy();
    await buy();
    expect(desk.takenFrom(ada)).toEqual([PRICE, PRICE]);
  });

  it('PLAN-9 sent twenty times at once is charged once, also when one like it is over', async () => {
    await buy();
    await begunEarlier('10 minutes');
    // All of them have read that the last one is over, and wait to begin the next.
    const blocker = `insert into orders (person_id, key, request_hash, kind, sku, amount)
      select person_id, left(key, -1) || '1', '', kind, sku, amount from orders where person_id = $1`;
    await atOnce(
      api,
      [blocker, ada.id],
      Array.from({ length: 20 }, () => () => buy()),
    );
    expect(desk.takenFrom(ada)).toEqual([PRICE, PRICE]);
  });

  it('PLAN-9 of other content is another one', async () => {
    await buy();
    await buy({ ...ADD_ON, total: PRICE });
    expect(desk.takenFrom(ada)).toEqual([PRICE, PRICE]);
  });

  it('PLAN-9 that was declined is tried again, by the card that is in use then', async () => {
    await saveCard('pm_declined_1');
    await payBy('pm_declined_1');
    expect((await buy()).body).toMatchObject({ status: 'declined' });
    await payBy('pm_good_1');
    expect((await buy()).body).toMatchObject({ status: 'paid' });
    expect(desk.takenFrom(ada)).toEqual([PRICE]);
  });
});

async function begunEarlier(by: string): Promise<void> {
  await api.sql.query('update orders set created_at = created_at - $2::interval where person_id = $1', [
    ada.id,
    by,
  ]);
}
