import { randomUUID } from 'node:crypto';
import type { Charge, Estimate, Profile } from '@ridgeline/contract';
import type { ApiUnderTest, Person } from './api-under-test.ts';

export const NEW_CARD = { type: 'new-card', id: 'pm_good_1' };
export const ESSENTIAL = { sku: 'plan_essential', variant: 'national', billing: 'monthly', payUpFront: true };

/** The Essential plan, billed monthly, on a good card. */
export function planOrder(change: Record<string, unknown> = {}) {
  return { ...ESSENTIAL, source: NEW_CARD, total: 6900, orderKey: randomUUID(), ...change };
}

/** The calls with which a person buys and pays. */
export class OrderCalls {
  readonly #api: ApiUnderTest;

  constructor(api: ApiUnderTest) {
    this.#api = api;
  }

  buyPlan(as: Person, details: unknown) {
    return this.#api.call<Charge>('POST', '/code-report-plan', { as, body: { details } });
  }

  /** Buys a plan with a card whose bank asks for confirmation; returns the secret for it. */
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

  buyAddOn(as: Person, sku: string, total: number) {
    const body = { sku, priceId: `price_${sku}`, source: NEW_CARD, total, orderKey: randomUUID() };
    return this.#api.call<Charge>('POST', '/add-ons', { as, body });
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

  /** In cents, in the order in which the amounts were charged or held. */
  takenFrom({ id }: Person): readonly number[] {
    return this.#api.payments.taken
      .filter(({ customer }) => customer === `cus_${id}`)
      .map(({ amount }) => amount);
  }
}
