import type { BillingPeriod } from '../plans/subscription.ts';
import type { Cents } from './money.ts';

// VAL-7 ENT-13
export const PLAN_VARIANTS = ['one_state', 'national'] as const;
export type PlanVariant = (typeof PLAN_VARIANTS)[number];

/** Named as the paths of their orders; the shop may keep other kinds. */
export type ProductType = 'code-report-plan' | 'code-report' | 'add-ons' | (string & {});

/** Something that is sold: a plan, a single report, an add-on. */
// PLAN-1
export type Product = {
  readonly type: ProductType;
  readonly sku: string;
  readonly title: string;
  readonly description: string | null;
  readonly prices: readonly ProductPrice[];
};

/** What is bought once has no billing period; what is the same in every state has no variant. */
export type ProductPrice = {
  readonly priceId: string;
  readonly amount: Cents;
  readonly billing: BillingPeriod | null;
  readonly variant: PlanVariant | null;
};
