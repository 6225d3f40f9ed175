/** `taxShareOf` of core, as SQL: the part of a refund that is tax. The amount is positive. */
export const taxShare = (
  refunded: string,
  bill: string,
) => `((2::bigint * least(${refunded}, ${bill}.amount) * ${bill}.tax
    + ${bill}.amount) / (2::bigint * ${bill}.amount))`;

/**
 * The rate of the tax that a person pays, as SQL: that of the state of their company, else of their billing address, or else of the
 * state that what they buy is for.
 */
// D PLAN-9.19
export const taxRateOf = (person: string, stateBought: string) => `coalesce((select tax.rate from people taxed
    join tax_rates tax on tax.state = coalesce(taxed.company_state, taxed.billing_state, ${stateBought})
    where taxed.id = ${person} and not taxed.tax_free), 0)`;

/**
 * Whether the state of a person has to be known before they buy, as SQL: some states are taxed, and neither their company, nor their
 * billing address, nor what they buy names one.
 */
// D PLAN-9.24
export const needsState = (person: string, stateBought: string) => `(${stateBought} is null
    and exists (select from people taxed where taxed.id = ${person} and not taxed.tax_free
      and coalesce(taxed.company_state, taxed.billing_state) is null)
    and exists (select from tax_rates tax where tax.rate > 0))`;
