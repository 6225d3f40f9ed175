import type { DeclineReason } from '@ridgeline/core/billing';

/** How a test card behaves when it is charged. `bank`: the bank asks for confirmation (3-D Secure). */
export type Behaviour = 'good' | 'bank' | DeclineReason;
export type TestCard = { readonly brand: string; readonly last4: string; readonly behaves: Behaviour };

/** The payment provider's own test tokens, from its documentation. */
const TEST_CARDS: Readonly<Record<string, TestCard>> = {
  pm_card_visa: { brand: 'visa', last4: '4242', behaves: 'good' },
  pm_card_mastercard: { brand: 'mastercard', last4: '4444', behaves: 'good' },
  pm_card_amex: { brand: 'amex', last4: '0005', behaves: 'good' },
  pm_card_discover: { brand: 'discover', last4: '9424', behaves: 'good' },
  pm_card_authenticationRequired: { brand: 'visa', last4: '3184', behaves: 'bank' },
  pm_card_chargeCustomerFail: { brand: 'visa', last4: '0341', behaves: 'card-declined' },
  pm_card_visa_chargeDeclined: { brand: 'visa', last4: '0002', behaves: 'card-declined' },
  pm_card_visa_chargeDeclinedInsufficientFunds: {
    brand: 'visa',
    last4: '9995',
    behaves: 'insufficient-funds',
  },
  pm_card_chargeDeclinedExpiredCard: { brand: 'visa', last4: '0069', behaves: 'card-expired' },
  pm_card_chargeDeclinedIncorrectCvc: { brand: 'visa', last4: '0127', behaves: 'code-wrong' },
  pm_card_chargeDeclinedProcessingError: { brand: 'visa', last4: '0119', behaves: 'processing-error' },
};

/** Any token may end in `_` and a number, for a person with several cards of one kind. */
export function testCard(token: string): TestCard | null {
  return TEST_CARDS[token] ?? TEST_CARDS[token.replace(/_\d{1,6}$/, '')] ?? null;
}
