import type { BillingPeriod } from '../plans/subscription.ts';
import { requiredSelection } from '../shared/required-input.policy.ts';
import { fieldsOf } from '../shared/fields-of.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { parseUsState, type UsState } from '../shared/us-states.ts';
import type { ZipCodeFailure } from '../shared/zip-code.policy.ts';
import { parseBillingAddress, type BillingAddress } from './billing-address.policy.ts';
import { parseCouponCode, type CouponCode, type CouponCodeFailure } from './coupon.policy.ts';
import type { PlanVariant } from './product.ts';

// VAL-7
export const BILLING_FIELDS = [
  'addressRequired',
  'billingAddress',
  'billingZip',
  'billingCity',
  'billingState',
  'creditCardComplete',
  'planVariant',
  'planBilling',
  'stateSelection',
  'couponCode',
  'newCard',
] as const;
export type BillingField = (typeof BILLING_FIELDS)[number];

/** The form's values while the user fills it in. */
export type BillingFormValues = {
  readonly addressRequired: boolean;
  readonly billingAddress: string;
  readonly billingZip: string;
  readonly billingCity: string;
  readonly billingState: UsState | '';
  /** Reported by the provider's fields; their content never reaches this app. */
  readonly creditCardComplete: boolean;
  readonly planVariant: PlanVariant | '';
  readonly planBilling: BillingPeriod | '';
  readonly stateSelection: UsState | '';
  readonly couponCode: string;
  /** Pay with a newly entered card instead of the saved one. */
  readonly newCard: boolean;
};

/** The product and the available payment options. An empty list means there is no choice to make. */
export type BillingFormFacts = {
  readonly variants: readonly PlanVariant[];
  readonly billingPeriods: readonly BillingPeriod[];
  readonly hasSavedCard: boolean;
  /** D VAL-7.3: the state is asked where the tax depends on it. */
  readonly needsState: boolean;
};

/** The parsed values of a valid form. */
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
/** Contains only invalid fields. */
export type BillingFormFailures = { readonly [Field in BillingField]?: BillingFieldFailure };

/** Initial values: a choice with one option is preselected, and so is the saved card if there is one. */
export function initialBillingForm(
  { variants, billingPeriods, hasSavedCard }: Omit<BillingFormFacts, 'needsState'>,
  { addressRequired }: Pick<BillingFormValues, 'addressRequired'>,
): BillingFormValues {
  return {
    addressRequired,
    billingAddress: '',
    billingZip: '',
    billingCity: '',
    billingState: '',
    creditCardComplete: false,
    planVariant: onlyOne(variants),
    planBilling: onlyOne(billingPeriods),
    stateSelection: '',
    couponCode: '',
    newCard: !hasSavedCard,
  };
}

/** What is bought of a product: each is null where it is sold in one way only. */
export type BillingChoices = Pick<BillingForm, 'variant' | 'billing' | 'state'>;

type Input = { readonly [Field in BillingField]?: unknown };

/** The choices alone, which decide the price before a card is entered. */
// VAL-7
export function parseBillingChoices(
  input: unknown,
  { variants, billingPeriods }: Pick<BillingFormFacts, 'variants' | 'billingPeriods'>,
): Result<BillingChoices, Pick<BillingFormFailures, 'planVariant' | 'planBilling' | 'stateSelection'>> {
  const typed: Input = fieldsOf(input);
  const variant = choice(typed.planVariant, variants);
  const billing = choice(typed.planBilling, billingPeriods);
  const state = stateOf(typed.stateSelection, variant);
  if (variant.ok && billing.ok && state.ok) {
    return ok({ variant: variant.value, billing: billing.value, state: state.value });
  }
  return fail({
    ...(variant.ok ? {} : { planVariant: variant.failure }),
    ...(billing.ok ? {} : { planBilling: billing.failure }),
    ...(state.ok ? {} : { stateSelection: state.failure }),
  });
}

// VAL-7
// D VAL-7.1: a state is chosen only for a one_state plan; without a saved card a new one is required; an address is
// required unless the form makes it optional.
export function parseBillingForm(
  input: unknown,
  facts: BillingFormFacts,
): Result<BillingForm, BillingFormFailures> {
  const typed: Input = fieldsOf(input);
  const card = typed.newCard === true || !facts.hasSavedCard ? 'new' : 'saved';
  const address = typed.addressRequired === false ? ok(null) : parseBillingAddress(typed);
  const choices = parseBillingChoices(typed, facts);
  const couponCode = optionalCoupon(typed.couponCode);
  const isStateMissing = facts.needsState && parseUsState(typed.billingState) === null;
  const incomplete = card === 'new' && typed.creditCardComplete !== true;

  if (address.ok && choices.ok && couponCode.ok && !incomplete && !isStateMissing) {
    return ok({ card, address: address.value, ...choices.value, couponCode: couponCode.value });
  }
  return fail({
    ...(address.ok ? {} : address.failure),
    ...(choices.ok ? {} : choices.failure),
    ...(couponCode.ok ? {} : { couponCode: couponCode.failure }),
    ...(isStateMissing ? { billingState: 'selection-required' as const } : {}),
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
