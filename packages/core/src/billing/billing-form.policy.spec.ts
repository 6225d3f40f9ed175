import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BILLING_PERIODS } from '../plans/subscription.ts';
import { LOCALES } from '../shared/messages.ts';
import { US_STATES } from '../shared/us-states.ts';
import {
  BILLING_FIELDS,
  initialBillingForm,
  parseBillingForm,
  type BillingFormFacts,
  type BillingFormValues,
} from './billing-form.policy.ts';
import { billingFieldText } from './billing-texts.policy.ts';
import { PLAN_VARIANTS } from './product.ts';

const aPlanFor: BillingFormFacts = {
  variants: PLAN_VARIANTS,
  billingPeriods: BILLING_PERIODS,
  hasSavedCard: true,
  needsState: false,
};
const aReport: BillingFormFacts = { variants: [], billingPeriods: [], hasSavedCard: true, needsState: false };

const filledIn: BillingFormValues = {
  addressRequired: true,
  billingAddress: '1437 Bannock St',
  billingZip: '80202',
  billingCity: 'Denver',
  billingState: '',
  creditCardComplete: true,
  planVariant: 'one_state',
  planBilling: 'annual',
  stateSelection: 'co',
  couponCode: 'SPRING',
  newCard: true,
};

const failures = (change: object, facts = aPlanFor) => {
  const form = parseBillingForm({ ...filledIn, ...change }, facts);
  return form.ok ? null : form.failure;
};

describe('the billing form', () => {
  it('VAL-7 has these fields', () => {
    expect(BILLING_FIELDS).toEqual([
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
    ]);
    expect(Object.keys(initialBillingForm(aPlanFor, { addressRequired: true })).sort()).toEqual(
      [...BILLING_FIELDS].sort(),
    );
  });

  it('VAL-7 filled in, says by what, for what and where from is paid', () => {
    expect(parseBillingForm(filledIn, aPlanFor)).toEqual({
      ok: true,
      value: {
        card: 'new',
        address: { street: '1437 Bannock St', city: 'Denver', zip: '80202' },
        variant: 'one_state',
        billing: 'annual',
        state: 'co',
        couponCode: 'SPRING',
      },
    });
  });

  it('VAL-7 begins empty, with the saved card where there is one and a new one where not', () => {
    expect(initialBillingForm(aPlanFor, { addressRequired: true })).toEqual({
      addressRequired: true,
      billingAddress: '',
      billingZip: '',
      billingCity: '',
      billingState: '',
      creditCardComplete: false,
      planVariant: '',
      planBilling: '',
      stateSelection: '',
      couponCode: '',
      newCard: false,
    });
    const only = {
      variants: ['national'],
      billingPeriods: ['monthly'],
      hasSavedCard: false,
      needsState: false,
    } as const;
    expect(initialBillingForm(only, { addressRequired: false })).toMatchObject({
      addressRequired: false,
      planVariant: 'national',
      planBilling: 'monthly',
      newCard: true,
    });
  });

  it('VAL-7 VAL-7.3 asks for the state of the billing address where the tax depends on it, by any card', () => {
    const asking = { ...aPlanFor, needsState: true };
    expect(failures({ newCard: false }, asking)).toEqual({ billingState: 'selection-required' });
    expect(failures({ billingState: 'tx' }, asking)).toBeNull();
    expect(failures({ billingState: '' })).toBeNull();
  });

  it('VAL-1 VAL-7 empty, tells of every field that is missing', () => {
    expect(parseBillingForm(initialBillingForm(aPlanFor, { addressRequired: true }), aPlanFor)).toEqual({
      ok: false,
      failure: {
        billingAddress: 'required-field',
        billingCity: 'required-field',
        billingZip: 'required-field',
        planVariant: 'selection-required',
        planBilling: 'selection-required',
      },
    });
  });

  it.each<[string, object, object | null]>([
    [
      'VAL-7 addressRequired: asks for an address',
      { billingAddress: '' },
      { billingAddress: 'required-field' },
    ],
    ['VAL-7 addressRequired: does not ask when not', { addressRequired: false, billingAddress: '' }, null],
    [
      'VAL-7 addressRequired: asks unless it says no',
      { addressRequired: undefined, billingCity: '' },
      { billingCity: 'required-field' },
    ],
    ['VAL-7 billingZip: five or nine digits', { billingZip: '8020' }, { billingZip: 'zip-invalid' }],
    [
      'VAL-7 creditCardComplete: a new card is all there',
      { creditCardComplete: false },
      { creditCardComplete: 'card-incomplete' },
    ],
    [
      'VAL-7 creditCardComplete: true and nothing like it',
      { creditCardComplete: 'true' },
      { creditCardComplete: 'card-incomplete' },
    ],
    ['VAL-7 newCard: a saved card need not be typed in', { newCard: false, creditCardComplete: false }, null],
    [
      'VAL-7 planVariant: one that is offered',
      { planVariant: 'galaxy' },
      { planVariant: 'selection-required' },
    ],
    ['VAL-7 planVariant: a choice', { planVariant: '' }, { planVariant: 'selection-required' }],
    [
      'VAL-7 planBilling: one that is offered',
      { planBilling: 'weekly' },
      { planBilling: 'selection-required' },
    ],
    [
      'VAL-7 stateSelection: a one_state plan is for a state',
      { stateSelection: '' },
      { stateSelection: 'selection-required' },
    ],
    [
      'VAL-7 stateSelection: one of the fifty',
      { stateSelection: 'pr' },
      { stateSelection: 'selection-required' },
    ],
    [
      'VAL-7 stateSelection: a national plan is for all',
      { planVariant: 'national', stateSelection: '' },
      null,
    ],
    ['VAL-7 couponCode: not required', { couponCode: ' ' }, null],
    ['VAL-7 couponCode: not required', { couponCode: undefined }, null],
    ['VAL-7 couponCode: not required', { couponCode: null }, null],
    ['VAL-7 couponCode: a code', { couponCode: '20 %' }, { couponCode: 'coupon-code-invalid' }],
  ])('%s: %j', (_, change, expected) => {
    expect(failures(change)).toEqual(expected);
  });

  it('VAL-7 newCard: without a saved card there must be a new one, whatever the form says', () => {
    const facts = { ...aPlanFor, hasSavedCard: false };
    expect(failures({ newCard: false, creditCardComplete: false }, facts)).toEqual({
      creditCardComplete: 'card-incomplete',
    });
    expect(parseBillingForm({ ...filledIn, newCard: false }, facts)).toMatchObject({
      value: { card: 'new' },
    });
    expect(parseBillingForm({ ...filledIn, newCard: false }, aPlanFor)).toMatchObject({
      value: { card: 'saved' },
    });
  });

  it('VAL-7 for a single report, leaves variant, billing period and state out', () => {
    expect(parseBillingForm(filledIn, aReport)).toMatchObject({
      ok: true,
      value: { variant: null, billing: null, state: null },
    });
  });

  it('VAL-7 a state that is not for the plan is left out', () => {
    expect(parseBillingForm({ ...filledIn, planVariant: 'national' }, aPlanFor)).toMatchObject({
      value: { state: null },
    });
  });

  it('VAL-7 ENT-13 takes each of the fifty states, two letters in lower case', () => {
    expect(US_STATES).toHaveLength(50);
    for (const { value } of US_STATES) {
      expect(value).toMatch(/^[a-z]{2}$/);
      expect(parseBillingForm({ ...filledIn, stateSelection: value }, aPlanFor)).toMatchObject({
        value: { state: value },
      });
    }
  });

  it('VAL-7 any input is judged, failures are of its fields alone, and each has words', () => {
    const nearly = fc.record(
      Object.fromEntries(
        BILLING_FIELDS.map((field) => [field, fc.oneof(fc.constant(filledIn[field]), fc.anything())]),
      ),
      { requiredKeys: [] },
    );
    const facts = fc.record({
      variants: fc.subarray([...PLAN_VARIANTS]),
      billingPeriods: fc.subarray([...BILLING_PERIODS]),
      hasSavedCard: fc.boolean(),
      needsState: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.oneof(fc.anything(), nearly), facts, (input, offered) => {
        const form = parseBillingForm(input, offered);
        if (form.ok) {
          expect(form.value.state === null).toBe(form.value.variant !== 'one_state');
          expect(form.value.variant === null).toBe(offered.variants.length === 0);
        } else {
          const wrong = Object.entries(form.failure);
          expect(wrong.length).toBeGreaterThan(0);
          for (const [field, failure] of wrong) {
            expect(BILLING_FIELDS).toContain(field);
            for (const locale of LOCALES) expect(billingFieldText(failure, locale)).not.toBe('');
          }
        }
      }),
    );
  });
});
