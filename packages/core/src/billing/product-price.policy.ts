import { BILLING_PERIODS, type BillingPeriod } from '../plans/subscription.ts';
import type { Cents } from './money.ts';
import { PLAN_VARIANTS, type PlanVariant, type Product, type ProductPrice } from './product.ts';

export type PriceChoice = Pick<ProductPrice, 'billing' | 'variant'>;
type Priced = Pick<Product, 'prices'>;

/** The variants to choose from; empty if there is only one. */
// PLAN-9
export function variantsOf({ prices }: Priced): readonly PlanVariant[] {
  return PLAN_VARIANTS.filter((variant) => prices.some((price) => price.variant === variant));
}

/** The billing periods of one variant; empty for a one-time payment. */
// PLAN-9
export function billingPeriodsOf({ prices }: Priced, variant: PlanVariant | null): readonly BillingPeriod[] {
  return BILLING_PERIODS.filter((billing) => priceOf({ prices }, { billing, variant }) !== null);
}

export function priceOf({ prices }: Priced, choice: PriceChoice): ProductPrice | null {
  return (
    prices.find(({ billing, variant }) => billing === choice.billing && variant === choice.variant) ?? null
  );
}

/** What a product costs at least: a month for a plan, once for what is bought once. Null if it is not sold. */
export function lowestPrice({ prices }: Priced): Cents | null {
  const amounts = prices.flatMap(({ billing, amount }) => (billing === 'annual' ? [] : [amount]));
  return amounts.length === 0 ? null : Math.min(...amounts);
}

const MONTHS_IN_YEAR = 12;

/** The saving of yearly over monthly payment; null if there is none. */
export function annualSaving(product: Priced, variant: PlanVariant | null): Cents | null {
  const monthly = priceOf(product, { billing: 'monthly', variant });
  const annual = priceOf(product, { billing: 'annual', variant });
  if (monthly === null || annual === null) return null;
  const saving = MONTHS_IN_YEAR * monthly.amount - annual.amount;
  return saving > 0 ? saving : null;
}
