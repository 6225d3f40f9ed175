import {
  type BillingGateway,
  NO_SAVED_CARDS,
  offerOf,
  parsePlanPurchaseQuery,
  type PlanLoss,
  planLosses,
  PLAN_VARIANTS,
  type Product,
  type ProductGateway,
} from '@ridgeline/core/billing';
import type { PlanSummary } from '@ridgeline/core/navigation';
import { BILLING_PERIODS, isPaidPlan } from '@ridgeline/core/plans';
import type { ProfileGateway } from '@ridgeline/core/profile';
import type { Clock } from '@ridgeline/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AccountStore } from '../../view-model/account.store.ts';
import type { CheckoutDesk } from '../../view-model/checkout-desk.ts';
import type { Checkout, CheckoutOf, ReplacedPlan } from '../../view-model/checkout.ts';
import type { CardFields } from '../../view-model/card-fields.ts';
import type { Configuration } from '../../view-model/configuration.store.ts';
import type { Navigation } from '../../view-model/navigation.ts';
import { reloadProfile } from '../../view-model/reload-profile.ts';
import { planNow } from '../../view-model/plan-now.ts';
import type { SessionStore } from '../../view-model/session.store.ts';

type Dependencies = {
  readonly products: ProductGateway;
  readonly billing: BillingGateway;
  readonly desk: CheckoutDesk;
  readonly fields: CardFields;
  readonly clock: Clock;
  readonly profiles: ProfileGateway;
  readonly account: AccountStore;
  readonly session: SessionStore;
  readonly configuration: Configuration;
  readonly navigation: Navigation;
};

export type PurchasePlanState =
  | { readonly is: 'loading' }
  /** The address names no plan. */
  | { readonly is: 'sku-missing' }
  | { readonly is: 'not-sold' }
  | { readonly is: 'unreachable' }
  | { readonly is: 'open'; readonly checkout: Checkout; readonly change: PlanChange | null };

/** A paid plan that ends with the purchase, and what it has more of. */
export type PlanChange = {
  readonly from: ReplacedPlan;
  readonly losses: readonly PlanLoss[];
};

/** PLAN-8 PLAN-9: the plan in the address is bought here. */
export class PurchasePlanViewModel {
  state: PurchasePlanState = { is: 'loading' };
  readonly fields: CardFields;
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.fields = dependencies.fields;
    makeAutoObservable(this, { state: observableRef, fields: false }, { autoBind: true });
  }

  enter(): void {
    void this.load();
  }

  leave(): void {
    if (this.state.is === 'open') this.state.checkout.leave();
  }

  async load(): Promise<void> {
    const { products, billing, navigation } = this.#dependencies;
    const query = parsePlanPurchaseQuery(navigation.query);
    if (!query.ok) return this.#become({ is: 'sku-missing' });
    this.#become({ is: 'loading' });
    const { sku, payUpFront } = query.value;
    const [product, sold, saved] = await Promise.all([
      products.find('code-report-plan', sku),
      products.list('code-report-plan'),
      billing.paymentInfo(),
    ]);
    if (!product.ok)
      return this.#become({ is: product.failure === 'not-found' ? 'not-sold' : 'unreachable' });
    // Without the saved cards a new one can still be entered.
    const change = this.#changeTo(product.value, sold.ok ? sold.value : []);
    const checkout = this.#checkout({
      product: product.value,
      saved: saved.ok ? saved.value : NO_SAVED_CARDS,
      replaces: change?.from ?? null,
      payUpFront,
    });
    this.#become({ is: 'open', checkout, change });
    checkout.enter();
  }

  #changeTo(product: Product, sold: readonly Product[]): PlanChange | null {
    const summary = this.#summary;
    if (summary === null || !isPaidPlan(summary.plan) || summary.expired) return null;
    const from = summary.plan;
    const { plan } = product;
    if (plan === null) return { from, losses: [] };
    const theirs = sold.find(({ sku }) => sku === from.sku)?.plan ?? offerOf(from, plan);
    return { from, losses: planLosses(theirs, plan) };
  }

  #checkout({
    product,
    saved,
    replaces,
    payUpFront,
  }: Pick<CheckoutOf, 'product' | 'saved' | 'replaces'> & { readonly payUpFront: boolean }): Checkout {
    const { desk, navigation } = this.#dependencies;
    return desk.open(
      {
        about: product.sku,
        product,
        saved,
        wishOf: (choices) => ({ is: 'plan', sku: product.sku, payUpFront, ...choices }),
        current: firstChoices(product, navigation.query, this.#summary),
        replaces,
      },
      () => void this.#paid(),
    );
  }

  /** The header tells of the plan as it is now. */
  async #paid(): Promise<void> {
    const { session, profiles, account } = this.#dependencies;
    await Promise.all([reloadProfile(session, profiles), account.reloadAllowances()]);
  }

  get #summary(): PlanSummary | null {
    return planNow(this.#dependencies);
  }

  #become(state: PurchasePlanState): void {
    runInAction(() => (this.state = state));
  }
}

/** What the address says, or what the buyer has today, is chosen at first, as far as this plan is sold so; else monthly. */
function firstChoices(
  { prices }: Product,
  asked: Readonly<Record<string, string>>,
  summary: PlanSummary | null,
): Checkout['offer']['current'] {
  const variant = [asked['variant'], summary?.plan.option].find((given) =>
    prices.some((price) => price.variant !== null && price.variant === given),
  );
  const billing = [asked['billing'], summary?.plan.billingPeriod, 'monthly'].find((given) =>
    prices.some((price) => price.billing === given),
  );
  return {
    planVariant: PLAN_VARIANTS.find((known) => known === variant) ?? '',
    planBilling: BILLING_PERIODS.find((known) => known === billing) ?? '',
  };
}
