/** `taxShareOf` of core, as SQL: the part of a refund that is tax. The amount is positive. */
export const taxShare = (
  refunded: string,
  bill: string,
) => `((2::bigint * least(${refunded}, ${bill}.amount) * ${bill}.tax
    + ${bill}.amount) / (2::bigint * ${bill}.amount))`;

/**
 * The rate of the tax that a person pays, as SQL: that of the state of their company, or else of the state that what they buy is
 * for.
 */
// D PLAN-9.19
export const taxRateOf = (person: string, stateBought: string) => `coalesce((select tax.rate from people taxed
    join tax_rates tax on tax.state = coalesce(taxed.company_state, ${stateBought})
    where taxed.id = ${person} and not taxed.tax_free), 0)`;
