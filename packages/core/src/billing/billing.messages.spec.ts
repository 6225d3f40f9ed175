import { describe, expect, it } from 'vitest';
import { LOCALES, say } from '../shared/messages.ts';
import { validationMessages } from '../shared/validation.messages.ts';
import { BILLING_FIELDS } from './billing-form.policy.ts';
import { BILL_STATUSES } from './billing-history.ts';
import { billingFieldText } from './billing-texts.policy.ts';
import { billingMessages } from './billing.messages.ts';
import { DECLINE_REASONS } from './order.ts';
import { PLAN_VARIANTS } from './product.ts';

describe('the words about billing', () => {
  it('VAL-1 VAL-7 are those of any form where any form has them', () => {
    expect(billingFieldText('required-field', 'en')).toBe('Required Field');
    expect(billingFieldText('selection-required', 'en')).toBe('Required Selection');
    expect(billingFieldText('selection-required', 'es')).toBe(
      say(validationMessages, 'es', 'selection-required'),
    );
    expect(billingFieldText('zip-invalid', 'en')).toBe('Enter a ZIP code of 5 or 9 digits');
  });

  it('VAL-7 PLAN-9 name every field, variant, decline and bill, in each language', () => {
    for (const locale of LOCALES) {
      const said = [
        ...BILLING_FIELDS.map((field) => say(billingMessages, locale, `field-${field}`)),
        ...PLAN_VARIANTS.map((variant) => say(billingMessages, locale, `variant-${variant}`)),
        ...DECLINE_REASONS.map((why) => say(billingMessages, locale, why)),
        ...BILL_STATUSES.map((status) => say(billingMessages, locale, `bill-${status}`)),
      ];
      expect(new Set(said).size).toBe(said.length);
    }
  });

  it('PLAN-9 fill in amounts and dates', () => {
    expect(say(billingMessages, 'en', 'pay', { amount: '$99.00' })).toBe('Pay $99.00');
    expect(say(billingMessages, 'es', 'due-later', { date: '2 mar' })).toBe('A pagar el 2 mar');
  });
});
