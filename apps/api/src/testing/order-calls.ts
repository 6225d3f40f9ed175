import { randomUUID } from 'node:crypto';
import type { Charge, Estimate, Profile } from '@ridgeline/contract';
import type { ApiUnderTest, Person } from './api-under-test.ts';

export const NEW_CARD = { type: 'new-card', id: 'pm_good_1' };
export const ESSENTIAL = { sku: 'plan_essential', variant: 'national', billing: 'monthly', payUpFront: true };

/** The Essential plan by the month, on a card that is good. */
export function planOrder(change: Record<string, unknown> = {}) {
  return { ...ESSENTIAL, source: NEW_CARD, total: 6900, orderKey: randomUUID(), ...change };
}

/** What a person does at the desk. */
export class OrderCalls {
  readonly #api: ApiUnderTest;

  constructor(api: ApiUnderTest) {
    this.#api = api;
  }

  buyPlan(as: Person, details: unknown) {
    return this.#api.call<Charge>('POST', '/code-report-plan', { as, body: { details } });
  }

  /** By a bank that wants to ask; what it is asked with. */
  async buyPlanByBank(as: Person, details: unknown): Promise<string> {
    const { body } = await this.buyPlan(as, details);
    if (body.status !== 'needs-confirmation') throw new Error(`the order is ${body.status}`);
    return body.client_secret;
  }

  buyReport(as: Person) {
    const sold = { sku: 'report_residential', reportType: 'residential', total: 2900 };
    const details = { ...sold, source: NEW_CARD, orderKey: randomUUID() };
    return this.#api.call<Charge>('POST', '/code-report', { as, body: { details } });
  }

  estimate(as: Person, params: unknown) {
    return this.#api.call<Estimate>('POST', '/codeReports/orders/estimate', { as, body: { params } });
  }

  async profileOf(as: Person): Promise<Profile> {
    return (await this.#api.call<Profile>('GET', '/v2/profile/', { as })).body;
  }

  async billsOf(as: Person): Promise<unknown> {
    return (await this.#api.call('GET', '/billingHistory', { as })).body['items'];
  }

  /** In cents, in the order it was taken or held. */
  takenFrom({ id }: Person): readonly number[] {
    return this.#api.payments.taken
      .filter(({ customer }) => customer === `cus_${id}`)
      .map(({ amount }) => amount);
  }
}
