import { billingMessages } from '@ridgeline/core/billing';
import { DAY } from '@ridgeline/core/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import type { Person } from '../../testing/api-under-test.ts';
import { BillingCalls } from '../../testing/billing-calls.ts';
import { OrderCalls, planOrder } from '../../testing/order-calls.ts';
import { readsIn } from '../../testing/reads-in.ts';

const api = await apiForSpecs();
const desk = new OrderCalls(api);
const bills = new BillingCalls(api);
let ada: Person;

beforeEach(async () => {
  ada = await api.person();
  await readsIn(api, ada, 'es');
});

const titlesOf = ({ id }: Person) =>
  api.payments.taken.filter(({ customer }) => customer === `cus_${id}`).map(({ title }) => title);

async function useCard(source: string): Promise<void> {
  await api.call('POST', '/profile/payment_info', { as: ada, body: { source } });
  await api.call('POST', '/profile/update_default_card', { as: ada, body: { source } });
}

/** The provider prints it on the receipt that it shows and mails. */
describe('what a payment is for, at the payment provider', () => {
  it('PLAN-9 API-2 is told in the language of its person: a plan, its renewals, and a bill that is paid late', async () => {
    await desk.buyPlan(ada, planOrder());
    const due = await bills.endOfPeriod(ada);
    await bills.moveTo(ada, due);
    await useCard('pm_declined_1');
    const next = await bills.endOfPeriod(ada);
    await bills.moveTo(ada, next);
    await useCard('pm_good_1');
    expect((await api.call('POST', '/retry_payment', { as: ada })).body).toEqual({ success: true });
    await bills.moveTo(ada, next + DAY);
    expect(titlesOf(ada)).toEqual(['Esencial', 'Esencial', 'Esencial']);
    expect(await desk.billsOf(ada)).toMatchObject([{ title: 'Essential', title_es: 'Esencial' }, {}, {}]);
  });

  it('PLAN-9 API-2 and why it is declined again: both in the language of its person', async () => {
    await desk.buyPlan(ada, planOrder());
    await useCard('pm_declined_1');
    await bills.moveTo(ada, await bills.endOfPeriod(ada));
    const again = async () => (await api.call('POST', '/retry_payment', { as: ada })).body;
    expect(await again()).toEqual({ success: false, message: billingMessages.es['card-declined'] });
    await useCard('pm_good_1');
    expect(await again()).toEqual({ success: true });
    expect(await again()).toEqual({ success: false, message: 'No hay ningún pago que reintentar.' });
  });

  it('PLAN-9 API-2 is told in the language that they read then', async () => {
    await desk.buyReport(ada);
    await readsIn(api, ada, 'en');
    await desk.buyReport(ada);
    expect(titlesOf(ada)).toEqual(['Informe residencial', 'Residential report']);
  });
});

describe('a bill of a plan whose test clock was moved', () => {
  it('D PAUSE-5.1 has the date of the plan, not that of the machine', async () => {
    await desk.buyPlan(ada, planOrder());
    const due = await bills.endOfPeriod(ada);
    await bills.moveTo(ada, due + DAY);
    await desk.buyPlan(ada, planOrder({ billing: 'annual', total: 69_000 - 6678 }));
    const at = (await desk.billsOf(ada)) as readonly { readonly at: string; readonly amount: number }[];
    expect(at[0]).toMatchObject({ at: new Date(due + DAY).toISOString() });
  });
});
