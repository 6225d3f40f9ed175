import type { BillingPeriod } from '../plans/subscription.ts';
import { requiredSelection } from '../shared/required-input.policy.ts';
import { fieldsOf } from '../shared/fields-of.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { parseUsState, type UsState } from '../shared/us-states.ts';
import { parseBillingAddress, type BillingAddress, type ZipCodeFailure } from './billing-address.policy.ts';
import { parseCouponCode, type CouponCode, type CouponCodeFailure } from './coupon.policy.ts';
import type { PlanVariant } from './product.ts';

// VAL-7
export const BILLING_FIELDS = [
  'addressRequired',
  'billingAddress',
  'billingZip',
  'billingCity',
  'creditCardComplete',
  'planVariant',
  'planBilling',
  'stateSelection',
  'couponCode',
  'newCard',
] as const;
export type BillingField = (typeof BILLING_FIELDS)[number];

/** What stands in the form while a person fills it in. */
export type BillingFormValues = {
  readonly addressRequired: boolean;
  readonly billingAddress: string;
  readonly billingZip: string;
  readonly billingCity: string;
  /** The provider's own fields say so; their content never reaches us. */
  readonly creditCardComplete: boolean;
  readonly planVariant: PlanVariant | '';
  readonly planBilling: BillingPeriod | '';
  readonly stateSelection: UsState | '';
  readonly couponCode: string;
  /** To pay by a card that is typed in, and not by the saved one. */
  readonly newCard: boolean;
};

/** What is being bought, and with what it can be paid. Empty lists: there is nothing to choose. */
export type BillingFormFacts = {
  readonly variants: readonly PlanVariant[];
  readonly billingPeriods: readonly BillingPeriod[];
  readonly hasSavedCard: boolean;
};

/** What the form says, once it is filled in. */
export type BillingForm = {
  readonly card: 'new' | 'saved';
  readonly address: BillingAddress | null;
  readonly variant: PlanVariant | null;
  readonly billing: BillingPeriod | null;
  readonly state: UsState | null;
  readonly couponCode: CouponCode | null;
};

export type BillingFieldFailure =
  | 'required-field'
  | 'selection-required'
  | 'card-incomplete'
  | ZipCodeFailure
  | CouponCodeFailure;
/** Only fields with something wrong are there. */
export type BillingFormFailures = { readonly [Field in BillingField]?: BillingFieldFailure };

/** Where the form begins: with the only choice made where there is but one, and the saved card where there is one. */
export function initialBillingForm(
  { variants, billingPeriods, hasSavedCard }: BillingFormFacts,
  { addressRequired }: Pick<BillingFormValues, 'addressRequired'>,
): BillingFormValues {
  return {
    addressRequired,
    billingAddress: '',
    billingZip: '',
    billingCity: '',
    creditCardComplete: false,
    planVariant: onlyOne(variants),
    planBilling: onlyOne(billingPeriods),
    stateSelection: '',
    couponCode: '',
    newCard: !hasSavedCard,
  };
}

type Input = { readonly [Field in BillingField]?: unknown };

// VAL-7
// D VAL-7.1: a state is chosen for a one_state plan alone; without a saved card a new one is needed; an address is
// required unless the form says that it is not.
export function parseBillingForm(
  input: unknown,
  facts: BillingFormFacts,
): Result<BillingForm, BillingFormFailures> {
  const typed: Input = fieldsOf(input);
  const card = typed.newCard === true || !facts.hasSavedCard ? 'new' : 'saved';
  const address = typed.addressRequired === false ? ok(null) : parseBillingAddress(typed);
  const variant = choice(typed.planVariant, facts.variants);
  const billing = choice(typed.planBilling, facts.billingPeriods);
  const state = stateOf(typed.stateSelection, variant);
  const couponCode = optionalCoupon(typed.couponCode);
  const incomplete = card === 'new' && typed.creditCardComplete !== true;

  if (address.ok && variant.ok && billing.ok && state.ok && couponCode.ok && !incomplete) {
    return ok({
      card,
      address: address.value,
      variant: variant.value,
      billing: billing.value,
      state: state.value,
      couponCode: couponCode.value,
    });
  }
  return fail({
    ...(address.ok ? {} : address.failure),
    ...(variant.ok ? {} : { planVariant: variant.failure }),
    ...(billing.ok ? {} : { planBilling: billing.failure }),
    ...(state.ok ? {} : { stateSelection: state.failure }),
    ...(couponCode.ok ? {} : { couponCode: couponCode.failure }),
    ...(incomplete ? { creditCardComplete: 'card-incomplete' as const } : {}),
  });
}

function choice<Option>(
  input: unknown,
  options: readonly Option[],
): Result<Option | null, 'selection-required'> {
  return options.length === 0 ? ok(null) : requiredSelection(input, options);
}

function stateOf(
  input: unknown,
  variant: Result<PlanVariant | null, string>,
): Result<UsState | null, 'selection-required'> {
  if (!variant.ok || variant.value !== 'one_state') return ok(null);
  const state = parseUsState(input);
  return state === null ? fail('selection-required') : ok(state);
}

function optionalCoupon(input: unknown): Result<CouponCode | null, CouponCodeFailure> {
  const blank = input === undefined || input === null || (typeof input === 'string' && input.trim() === '');
  return blank ? ok(null) : parseCouponCode(input);
}

function onlyOne<Option>(options: readonly Option[]): Option | '' {
  return options.length === 1 ? (options[0] ?? '') : '';
}
