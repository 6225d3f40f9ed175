/** How a bank declines, as Stripe's errors and charges say it. */
export type Decline = {
  readonly code: string;
  readonly declineCode: string;
  readonly message: string;
};

export type TestCard = {
  readonly brand: string;
  readonly number: string;
  /** Null if the card is charged. */
  readonly declined: Decline | null;
  /** The card cannot be saved for a customer either. */
  readonly refusesCustomer?: true;
  /** The bank asks for confirmation of each payment (3-D Secure). */
  readonly asksBank?: true;
  /** Its owner disputes each charge. */
  readonly disputes?: true;
};

const GENERIC = {
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Your card was declined.',
};
const FUNDS = {
  code: 'card_declined',
  declineCode: 'insufficient_funds',
  message: 'Your card has insufficient funds.',
};
const EXPIRED = { code: 'expired_card', declineCode: 'expired_card', message: 'Your card has expired.' };
const CODE = {
  code: 'incorrect_cvc',
  declineCode: 'incorrect_cvc',
  message: "Your card's security code is incorrect.",
};
const PROCESSING = {
  code: 'processing_error',
  declineCode: 'processing_error',
  message: 'An error occurred while processing your card. Try again in a little bit.',
};

const refused = (number: string, declined: Decline): TestCard => ({
  brand: 'visa',
  number,
  declined,
  refusesCustomer: true,
});

/** Stripe's own test cards (https://docs.stripe.com/testing): `pm_card_…` is a payment method of one, `tok_…` a token. */
const TEST_CARDS: Readonly<Record<string, TestCard>> = {
  visa: { brand: 'visa', number: '4242424242424242', declined: null },
  mastercard: { brand: 'mastercard', number: '5555555555554444', declined: null },
  amex: { brand: 'amex', number: '371449635398431', declined: null },
  discover: { brand: 'discover', number: '6011000990139424', declined: null },
  authenticationRequired: { brand: 'visa', number: '4000002760003184', declined: null, asksBank: true },
  authenticationRequiredChargeDeclinedInsufficientFunds: {
    brand: 'visa',
    number: '4000008260003178',
    declined: FUNDS,
    asksBank: true,
  },
  createDispute: { brand: 'visa', number: '4000000000000259', declined: null, disputes: true },
  chargeCustomerFail: { brand: 'visa', number: '4000000000000341', declined: GENERIC },
  visa_chargeDeclined: refused('4000000000000002', GENERIC),
  visa_chargeDeclinedInsufficientFunds: refused('4000000000009995', FUNDS),
  chargeDeclinedExpiredCard: refused('4000000000000069', EXPIRED),
  chargeDeclinedIncorrectCvc: refused('4000000000000127', CODE),
  chargeDeclinedProcessingError: refused('4000000000000119', PROCESSING),
};

/** Undefined if it is not the name of a test card. */
export function testCard(name: string): TestCard | undefined {
  return Object.hasOwn(TEST_CARDS, name) ? TEST_CARDS[name] : undefined;
}

/** The name of the card behind `pm_card_…` or `tok_…`; null for any other id. */
export function nameOfTestCard(id: string): string | null {
  const name = /^(?:pm_card|tok)_(.+)$/.exec(id)?.[1];
  return name !== undefined && testCard(name) ? name : null;
}

/** The name of the card with this number; null if it is no test card. */
export function nameOfCardNumber(number: string): string | null {
  return Object.entries(TEST_CARDS).find(([, card]) => card.number === number)?.[0] ?? null;
}
