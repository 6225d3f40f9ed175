import type { ProfileCard } from '../profile/profile.ts';
import { say, type Locale } from '../shared/messages.ts';
import { validationMessages } from '../shared/validation.messages.ts';
import type { BillingFieldFailure } from './billing-form.policy.ts';
import { billingMessages } from './billing.messages.ts';
import type { FailedRetry } from './retry-payment.use-case.ts';

/** VAL-1 VAL-7: the message under a field of the billing form. */
export function billingFieldText(failure: BillingFieldFailure, locale: Locale): string {
  return failure === 'required-field' || failure === 'selection-required'
    ? say(validationMessages, locale, failure)
    : say(billingMessages, locale, failure);
}

/** PLAN-9: 'Visa ending in 4242' */
export function savedCardText({ brand, last4 }: ProfileCard, locale: Locale): string {
  const name = brand.charAt(0).toUpperCase() + brand.slice(1);
  return say(billingMessages, locale, 'saved-card', { brand: name, last4 });
}

/** PLAN-9: 'Expires 04/2027' */
export function cardExpiryText({ expMonth, expYear }: ProfileCard, locale: Locale): string {
  const date = `${String(expMonth).padStart(2, '0')}/${expYear}`;
  return say(billingMessages, locale, 'card-expires', { date });
}

/** PLAN-9: the server's message, or else ours. */
export function retryText({ message, why }: FailedRetry, locale: Locale): string {
  return message ?? say(billingMessages, locale, why);
}
