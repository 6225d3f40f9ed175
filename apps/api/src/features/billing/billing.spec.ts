import type { Customer } from '@ridgeline/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import type { Person } from '../../testing/api-under-test.ts';

const api = await apiForSpecs();
let ada: Person;

beforeEach(async () => {
  ada = await api.person();
});

describe('cards', () => {
  it('PLAN-9 are tokens: a number is refused, and a card that the provider refuses is not kept', async () => {
    for (const [source, code] of [
      ['4242424242424242', 'card-token-invalid'],
      ['pm_refused_1', 'card-refused'],
    ]) {
      expect((await save(ada, source ?? '')).body['code']).toBe(code);
    }
    expect((await api.call('GET', '/payment_info', { as: ada })).body).toEqual({
      default_source: null,
      sources: [],
    });
  });

  it('PLAN-9 saved ten at once are there once each, and one of them is paid by', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => save(ada, `pm_good_${n % 5}`)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    const { body } = await api.call<Customer>('GET', '/payment_info', { as: ada });
    expect(new Set(body.sources.map(({ id }) => id)).size).toBe(5);
    expect(body.sources.map(({ id }) => id)).toContain(body.default_source);
  });

  it('ENT-1 PLAN-9 stand in the profile', async () => {
    await save(ada, 'pm_good_1');
    const { body } = await api.call('GET', '/v2/profile/', { as: ada });
    const card = { id: 'pm_good_1', brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2030 };
    expect(body).toMatchObject({
      customer: { default_source: 'pm_good_1', sources: [card] },
      primaryCard: card,
      creditCardList: [card],
    });
  });

  it('API-1 PLAN-9 are found under /profile as well', async () => {
    const saved = await api.call<Customer>('POST', '/profile/payment_info', {
      as: ada,
      body: { source: 'pm_good_1' },
    });
    expect(saved).toMatchObject({ status: 200, body: { default_source: 'pm_good_1' } });
    for (const url of ['/profile/payment_info', '/payment_info'])
      expect((await api.call('GET', url, { as: ada })).body).toEqual(saved.body);
    const body = { source: 'pm_good_1' };
    expect((await api.call('POST', '/profile/update_default_card', { as: ada, body })).status).toBe(200);
    const retried = await api.call('POST', '/profile/retry_payment', { as: ada });
    expect(retried.body).toEqual((await api.call('POST', '/retry_payment', { as: ada })).body);
    expect((await api.call('DELETE', '/profile/payment_info', { as: ada })).status).toBe(200);
    expect((await api.call('GET', '/profile/nothing', { as: ada })).status).toBe(404);
    expect((await api.call('GET', '/profile/payment_info?x=1', { as: ada })).body['field']).toBe(
      'querystring/x',
    );
  });

  it('PLAN-9 are one person’s own', async () => {
    const eve = await api.person();
    await save(ada, 'pm_good_1');
    const stolen = await api.call('POST', '/update_default_card', { as: eve, body: { source: 'pm_good_1' } });
    expect([stolen.status, stolen.body['code']]).toEqual([404, 'card-unknown']);
  });

  it('PLAN-9 stay while a plan is paid by them', async () => {
    await save(ada, 'pm_good_1');
    await api.sql.query(`insert into subscriptions (person_id, sku) values ($1, 'plan_essential')`, [ada.id]);
    const remove = () => api.call('DELETE', '/payment_info', { as: ada });
    expect((await remove()).body['code']).toBe('plan-needs-card');
    await api.call('DELETE', '/code-report-plan', { as: ada });
    expect((await remove()).status).toBe(200);
  });

  it('PLAN-9 that are saved while others are removed stay', async () => {
    await save(ada, 'pm_good_1');
    const { payments } = api;
    const forgetCard = payments.forgetCard.bind(payments);
    payments.forgetCard = async (...card) => {
      await save(ada, 'pm_good_2');
      await forgetCard(...card);
    };
    const { body } = await api.call<Customer>('DELETE', '/payment_info', { as: ada });
    payments.forgetCard = forgetCard;
    expect(body.sources.map(({ id }) => id)).toEqual(['pm_good_2']);
    expect((await api.call('GET', '/payment_info', { as: ada })).body).toEqual(body);
  });

  it('are answered as unavailable while the provider is away', async () => {
    api.payments.isAway = true;
    const { status, body } = await save(ada, 'pm_good_1');
    api.payments.isAway = false;
    expect([status, body['code']]).toEqual([503, 'unavailable']);
  });
});

describe('a retried payment', () => {
  it('PLAN-9 NOTE-1 is taken once when it is retried ten times at once, and ends the notice', async () => {
    await save(ada, 'pm_good_1');
    await owe(ada, 6900);
    await api.sql.query(`insert into notices (person_id, id, message) values ($1, 'past_due_notice', 'x')`, [
      ada.id,
    ]);
    await Promise.all(Array.from({ length: 10 }, () => retry(ada)));
    expect(api.payments.taken.filter(({ customer }) => customer === `cus_${ada.id}`)).toMatchObject([
      { amount: 6900 },
    ]);
    expect(await bills(ada)).toMatchObject([{ amount: 6900, status: 'paid' }]);
    expect((await api.call('GET', '/v2/profile/', { as: ada })).body['notices']).toEqual([]);
  });

  it('PLAN-9 whose answer was lost is not taken again', async () => {
    await save(ada, 'pm_good_1');
    await owe(ada, 6900);
    api.payments.losesAnswer = true;
    expect((await retry(ada)).status).toBe(503);
    expect((await retry(ada)).body).toEqual({ success: true });
    expect(api.payments.taken.filter(({ customer }) => customer === `cus_${ada.id}`)).toHaveLength(1);
  });

  it('PLAN-9 that is declined returns a message, and may be retried with another card', async () => {
    await save(ada, 'pm_declined_1');
    await owe(ada, 6900);
    expect((await retry(ada)).body).toEqual({ success: false, message: 'Your card was declined.' });
    await save(ada, 'pm_good_2');
    await api.call('POST', '/update_default_card', { as: ada, body: { source: 'pm_good_2' } });
    expect((await retry(ada)).body).toEqual({ success: true });
    const { body } = await api.call<{ items: { type: string }[] }>(
      'GET',
      '/billingHistory/transaction-list',
      { as: ada },
    );
    expect(body.items.map(({ type }) => type)).toEqual(['payment', 'failed-payment', 'failed-payment']);
  });
});

function save(as: Person, source: string) {
  return api.call('POST', '/payment_info', { as, body: { source } });
}

function retry(as: Person) {
  return api.call('POST', '/retry_payment', { as });
}

async function bills(as: Person): Promise<unknown> {
  return (await api.call('GET', '/billingHistory', { as })).body['items'];
}

async function owe({ id }: Person, cents: number): Promise<void> {
  await api.sql.query(
    `insert into billing_events (id, person_id, bill_id, kind, title, amount)
     values ($1 || ' billed', $1::uuid, $1, 'billed', 'Essential', $2), ($1 || ' failed', $1::uuid, $1, 'failed-payment', null, null)`,
    [id, cents],
  );
}
