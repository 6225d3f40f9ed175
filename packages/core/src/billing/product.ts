import type { BillingPeriod } from '../plans/subscription.ts';
import type { Cents } from './money.ts';

// VAL-7 ENT-13
export const PLAN_VARIANTS = ['one_state', 'national'] as const;
export type PlanVariant = (typeof PLAN_VARIANTS)[number];

/** Named like the paths of their orders; the shop may have other kinds. */
export type ProductType = 'code-report-plan' | 'code-report' | 'add-ons' | (string & {});

/** A product for sale: a plan, a single report or an add-on. */
// PLAN-1
export type Product = {
  readonly type: ProductType;
  readonly sku: string;
  readonly title: string;
  readonly description: string | null;
  /** Null where it has no Spanish words. */
  readonly spanish: { readonly title: string; readonly description: string | null } | null;
  /** For a single report: the type of property that it is sold for. */
  readonly reportType: string | null;
  readonly prices: readonly ProductPrice[];
  /** Null for what is no plan. */
  readonly plan: PlanOffer | null;
};

/** What a plan includes. Allowances are by the month, a number that is null has no limit. */
export type PlanOffer = {
  /** It is given, not sold: a plan that ends leads to it. */
  readonly isFree: boolean;
  readonly quickViews: number;
  readonly codeDetails: number;
  readonly weather: number;
  readonly seats: number | null;
  readonly integrations: boolean;
  /** The price of one more property; null if there is none. */
  readonly overage: Cents | null;
  /** With monthly billing. */
  readonly pausable: boolean;
};

/** A one-time purchase has no billing period; a product that is the same in every state has no variant. */
export type ProductPrice = {
  readonly priceId: string;
  readonly amount: Cents;
  readonly billing: BillingPeriod | null;
  readonly variant: PlanVariant | null;
};
