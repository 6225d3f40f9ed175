import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SUBSCRIPTION_TYPES } from '../plans/subscription.ts';
import { aCard } from '../testing/billing/billing.builder.ts';
import { aPlan } from '../testing/plans/plan.builder.ts';
import { cardExpiryText, savedCardText } from './billing-texts.policy.ts';
import { parseCardDetails } from './card-details.policy.ts';
import { parseCardToken } from './card-token.policy.ts';
import { paymentInfoRemovalVerdict } from './payment-info-removal.policy.ts';
import {
  NO_SAVED_CARDS,
  cardInUse,
  isCardExpired,
  savedCardsOf,
  withCard,
  withDefault,
} from './saved-cards.policy.ts';

const one = aCard();
const two = aCard({ id: 'card_2', last4: '0005' });

describe('a card token', () => {
  it.each(['pm_1N3T00LkdIwHu7ixt44h1F8k', 'tok_visa', 'card_1', 'pm_card_visa'])(
    'PLAN-9 %s is one',
    (token) => {
      expect(parseCardToken(token)).toEqual({ ok: true, value: token });
    },
  );

  it.each([
    '4242424242424242',
    '4242 4242 4242 4242',
    '4242-4242-4242-4242',
    'pm_4242424242424242',
    'pm_x424242424242',
    '',
    'pm_',
    'pm',
    '_1',
    ' pm_1',
    'PM_1',
    'pm_1/2',
    `pm_${'a'.repeat(253)}`,
    null,
    4242,
  ])('PLAN-9 %j is none', (token) => {
    expect(parseCardToken(token)).toEqual({ ok: false, failure: 'token-invalid' });
  });

  it('PLAN-9 no card number comes through, wherever it stands in a text', () => {
    const numbers = fc.stringMatching(/^\d{12,19}$/);
    const texts = fc.stringMatching(/^[a-z0-9_]{0,8}$/);
    fc.assert(
      fc.property(texts, numbers, texts, (before, number, after) => {
        expect(parseCardToken(`${before}${number}${after}`).ok).toBe(false);
      }),
    );
    fc.assert(
      fc.property(fc.anything(), (input) => {
        if (typeof input !== 'string') expect(parseCardToken(input).ok).toBe(false);
      }),
    );
  });
});

describe('saved cards', () => {
  it('PLAN-9 are paid by the default one, else the first, else none', () => {
    expect(cardInUse({ cards: [one, two], defaultId: 'card_2' })).toBe(two);
    expect(cardInUse({ cards: [one, two], defaultId: null })).toBe(one);
    expect(cardInUse({ cards: [one], defaultId: 'card_gone' })).toBe(one);
    expect(cardInUse(NO_SAVED_CARDS)).toBeNull();
  });

  it('PLAN-9 ENT-1 are those of the payment provider, else those of the profile', () => {
    const customer = { defaultSource: 'card_2', sources: [one, two] };
    expect(savedCardsOf({ customer, creditCardList: [one], primaryCard: one })).toEqual({
      cards: [one, two],
      defaultId: 'card_2',
    });
    const nothing = { customer: { defaultSource: null, sources: [] } };
    expect(savedCardsOf({ ...nothing, creditCardList: [one, two], primaryCard: two })).toEqual({
      cards: [one, two],
      defaultId: 'card_2',
    });
    expect(savedCardsOf({ customer: null })).toEqual(NO_SAVED_CARDS);
    expect(savedCardsOf({ ...nothing, primaryCard: null })).toEqual(NO_SAVED_CARDS);
  });

  it('PLAN-9 hold each card once; the first is paid by until another is chosen', () => {
    const first = withCard(NO_SAVED_CARDS, one);
    expect(first).toEqual({ cards: [one], defaultId: 'card_1' });
    const both = withCard(first, two);
    expect(both).toEqual({ cards: [one, two], defaultId: 'card_1' });
    const newer = { ...one, expYear: 2031 };
    expect(withCard(both, newer)).toEqual({ cards: [newer, two], defaultId: 'card_1' });
    expect(withDefault(both, 'card_2')).toEqual({ cards: [one, two], defaultId: 'card_2' });
    expect(withDefault(both, 'card_3')).toBe(both);
  });

  it.each([
    [4, 2027, '2027-04-30T23:59:59.999Z', false],
    [4, 2027, '2027-05-01T00:00:00.000Z', true],
    [12, 2027, '2027-12-31T23:59:59.999Z', false],
    [12, 2027, '2028-01-01T00:00:00.000Z', true],
  ])('PLAN-9 a card of %d/%d at %s is expired: %j', (expMonth, expYear, at, expired) => {
    expect(isCardExpired({ expMonth, expYear }, Date.parse(at))).toBe(expired);
  });

  it('PLAN-9 are shown by brand, last four digits and month', () => {
    expect(savedCardText(one, 'en')).toBe('Visa ending in 4242');
    expect(savedCardText(one, 'es')).toBe('Visa terminada en 4242');
    expect(savedCardText(aCard({ brand: '' }), 'en')).toBe(' ending in 4242');
    expect(cardExpiryText(one, 'en')).toBe('Expires 04/2030');
    expect(cardExpiryText(aCard({ expMonth: 12 }), 'es')).toBe('Vence 12/2030');
  });
});

describe('when a card expires', () => {
  const now = Date.parse('2026-03-02T15:00:00Z');
  const parse = (input: unknown) => parseCardDetails('card_1', input, now);

  it.each([
    [{ expMonth: 4, expYear: 2027 }, 4, 2027],
    [{ expMonth: '04', expYear: '27' }, 4, 2027],
    [{ expMonth: 3, expYear: 26 }, 3, 2026],
    [{ expMonth: '12', expYear: '2099' }, 12, 2099],
  ])('PLAN-9 %j is month %d of %d', (input, expMonth, expYear) => {
    expect(parse(input)).toEqual({ ok: true, value: { cardId: 'card_1', expMonth, expYear } });
  });

  it.each([
    [{ expMonth: 2, expYear: 2026 }, 'card-expired'],
    [{ expMonth: 12, expYear: 0 }, 'card-expired'],
    [{ expMonth: 0, expYear: 2027 }, 'expiry-invalid'],
    [{ expMonth: 13, expYear: 2027 }, 'expiry-invalid'],
    [{ expMonth: 1.5, expYear: 2027 }, 'expiry-invalid'],
    [{ expMonth: 4, expYear: 100 }, 'expiry-invalid'],
    [{ expMonth: 4, expYear: 1999 }, 'expiry-invalid'],
    [{ expMonth: 4, expYear: 2100 }, 'expiry-invalid'],
    [{ expMonth: 4, expYear: -1 }, 'expiry-invalid'],
    [{ expMonth: 4 }, 'expiry-invalid'],
    [null, 'expiry-invalid'],
  ])('PLAN-9 %j is refused: %s', (input, failure) => {
    expect(parse(input)).toEqual({ ok: false, failure });
  });

  it('PLAN-9 any input is judged', () => {
    const nearly = fc.record(
      { expMonth: fc.oneof(fc.anything(), fc.integer()), expYear: fc.oneof(fc.anything(), fc.integer()) },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(fc.anything(), nearly), (input) => {
        const details = parse(input);
        if (details.ok) expect(isCardExpired(details.value, now)).toBe(false);
        else expect(['expiry-invalid', 'card-expired']).toContain(details.failure);
      }),
    );
  });
});

describe('removing payment information', () => {
  it.each(SUBSCRIPTION_TYPES)('PLAN-9 under a plan of type %s', (type) => {
    const allowed = type === 'trial-plan' || type === 'free-plan';
    expect(paymentInfoRemovalVerdict(aPlan({ type }))).toEqual(
      allowed ? { allowed: true } : { allowed: false, why: 'plan-needs-card' },
    );
    expect(paymentInfoRemovalVerdict(aPlan({ type, isExpired: true })).allowed).toBe(true);
    expect(paymentInfoRemovalVerdict(aPlan({ type, archivedDate: 0 })).allowed).toBe(true);
  });

  it('PLAN-9 without a plan', () => {
    expect(paymentInfoRemovalVerdict(null)).toEqual({ allowed: true });
  });
});
