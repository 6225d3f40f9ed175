import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fail, ok } from '../shared/result.ts';
import { SECOND } from '../shared/instant.ts';
import { aPlanWish, aReceipt, aToken, anEstimate } from '../testing/billing/billing.builder.ts';
import { nextPurchase } from './purchase.machine.ts';
import { orderOf, startPurchase, type Purchase, type PurchaseEvent, type PurchaseStep } from './purchase.ts';

const now = Date.parse('2026-03-02T15:00:00Z');
const wish = aPlanWish();
const estimate = anEstimate({ now });
const receipt = aReceipt();
const saved = { is: 'saved-card', cardId: 'card_1' } as const;
const typedIn = { is: 'new-card', address: null } as const;
const secret = 'secret';

type Is = PurchaseStep['is'];

/** Each event, for a purchase whose newest call has this number. */
const EVENTS = {
  wished: () => ({ type: 'wished', wish: aPlanWish({ billing: 'annual' }) }),
  refreshed: () => ({ type: 'refreshed' }),
  'estimate-came': (call) => ({ type: 'estimate-answered', call, answer: ok(estimate) }),
  'no-estimate-came': (call) => ({ type: 'estimate-answered', call, answer: fail('coupon-unknown') }),
  'paid-by-saved-card': () => ({ type: 'pay-pressed', by: saved, now, production: true }),
  'paid-by-new-card': () => ({ type: 'pay-pressed', by: typedIn, now, production: true }),
  'paid-too-late': () => ({ type: 'pay-pressed', by: saved, now: now + 15 * SECOND, production: true }),
  'card-came': (call) => ({ type: 'card-answered', call, answer: ok(aToken()) }),
  'no-card-came': (call) => ({ type: 'card-answered', call, answer: fail('card-incomplete') }),
  'was-paid': (call) => ({ type: 'charge-answered', call, answer: ok({ is: 'paid', receipt }) }),
  'bank-wanted': (call) => ({
    type: 'charge-answered',
    call,
    answer: ok({ is: 'needs-confirmation', secret }),
  }),
  'was-declined': (call) => ({
    type: 'charge-answered',
    call,
    answer: ok({ is: 'declined', why: 'insufficient-funds' }),
  }),
  'was-refused': (call) => ({ type: 'charge-answered', call, answer: fail('refused') }),
  'price-changed': (call) => ({ type: 'charge-answered', call, answer: fail('price-changed') }),
  'nobody-told': (call) => ({ type: 'charge-answered', call, answer: fail('unavailable') }),
  'signed-out': (call) => ({ type: 'charge-answered', call, answer: fail('signed-out') }),
  'confirm-pressed': () => ({ type: 'confirm-pressed' }),
  'bank-confirmed': (call) => ({ type: 'confirmation-answered', call, answer: ok(undefined) }),
  'bank-refused': (call) => ({
    type: 'confirmation-answered',
    call,
    answer: fail('confirmation-refused'),
  }),
  'bank-not-reached': (call) => ({
    type: 'confirmation-answered',
    call,
    answer: fail('collector-unavailable'),
  }),
  'asked-again': () => ({ type: 'asked-again' }),
  'given-up': () => ({ type: 'given-up' }),
} as const satisfies Record<string, (call: number) => PurchaseEvent>;
type EventName = keyof typeof EVENTS;
const NAMES = Object.keys(EVENTS) as EventName[];

/** Next step for each step and event, by name; events not listed are ignored. */
const open = { wished: 'estimating', 'given-up': 'idle' } as const;
const told = {
  ...open,
  refreshed: 'estimating',
  'paid-by-saved-card': 'paying',
  'paid-by-new-card': 'collecting-card',
  'paid-too-late': 'estimating',
} as const;
const MODEL: Readonly<Record<Is, Partial<Record<EventName, Is>>>> = {
  idle: open,
  estimating: { ...open, 'estimate-came': 'ready', 'no-estimate-came': 'no-estimate' },
  'no-estimate': { ...open, refreshed: 'estimating' },
  ready: told,
  declined: told,
  'collecting-card': { 'card-came': 'paying', 'no-card-came': 'declined', 'given-up': 'idle' },
  paying: {
    'was-paid': 'paid',
    'bank-wanted': 'needs-confirmation',
    'was-declined': 'declined',
    'was-refused': 'declined',
    'price-changed': 'estimating',
    'nobody-told': 'unsettled',
    'signed-out': 'unsettled',
  },
  'needs-confirmation': { 'confirm-pressed': 'confirming', 'given-up': 'idle' },
  confirming: { 'bank-confirmed': 'paying', 'bank-refused': 'declined', 'bank-not-reached': 'unsettled' },
  unsettled: { 'asked-again': 'paying' },
  paid: {},
};
const CALLS = new Set<Is>(['estimating', 'collecting-card', 'paying', 'confirming']);
const ROUNDS = new Set<EventName>(['paid-by-saved-card', 'paid-by-new-card']);

const toReady: readonly EventName[] = ['wished', 'estimate-came'];
const toPaying: readonly EventName[] = [...toReady, 'paid-by-new-card', 'card-came'];
const toBank: readonly EventName[] = [...toPaying, 'bank-wanted'];
const PATHS: Readonly<Record<Is, readonly EventName[]>> = {
  idle: [],
  estimating: ['wished'],
  'no-estimate': ['wished', 'no-estimate-came'],
  ready: toReady,
  'collecting-card': [...toReady, 'paid-by-new-card'],
  paying: toPaying,
  declined: [...toPaying, 'was-declined'],
  'needs-confirmation': toBank,
  confirming: [...toBank, 'confirm-pressed'],
  unsettled: [...toPaying, 'nobody-told'],
  paid: [...toPaying, 'was-paid'],
};

function happen(purchase: Purchase, event: EventName, late = 0): Purchase {
  return nextPurchase(purchase, EVENTS[event](purchase.calls - late));
}

function after(...events: readonly EventName[]): Purchase {
  return events.reduce((purchase, event) => happen(purchase, event), startPurchase('key'));
}

function expectStep(before: Purchase, event: EventName, next: Purchase, expected: Is | undefined): void {
  if (expected === undefined) return expect(next).toBe(before);
  expect(next.step.is).toBe(expected);
  expect(next.calls).toBe(before.calls + (CALLS.has(expected) ? 1 : 0));
  expect(next.round).toBe(before.round + (ROUNDS.has(event) ? 1 : 0));
  expect(next.key).toBe(before.key);
}

describe('a purchase', () => {
  const cases = (Object.keys(MODEL) as Is[]).flatMap((is) => NAMES.map((name) => [is, name] as const));

  it.each(cases)('PLAN-9 from %s, after %s', (is, event) => {
    const before = after(...PATHS[is]);
    expect(before.step.is).toBe(is);
    expectStep(before, event, happen(before, event), MODEL[is][event]);
  });

  it('PLAN-9 goes as its model goes, whatever happens and in whatever order, and drops late answers', () => {
    const events = fc.array(fc.record({ name: fc.constantFrom(...NAMES), late: fc.nat(2) }), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(events, (all) => {
        let purchase = startPurchase('key');
        for (const { name, late } of all) {
          const next = happen(purchase, name, late);
          const isLate = late > 0 && 'call' in EVENTS[name](0);
          expectStep(purchase, name, next, isLate ? undefined : MODEL[purchase.step.is][name]);
          purchase = next;
        }
      }),
      { numRuns: 500 },
    );
  });

  it('PLAN-9 keeps wish, estimate, source and secret on its way', () => {
    const annual = aPlanWish({ billing: 'annual' });
    const source = { is: 'new-card', token: aToken() } as const;
    const ordered = { wish: annual, estimate, source };
    expect(after(...PATHS.ready).step).toEqual({ is: 'ready', wish: annual, estimate, news: null });
    expect(after(...PATHS.paying).step).toEqual({ is: 'paying', ...ordered });
    expect(after(...PATHS['needs-confirmation']).step).toEqual({
      is: 'needs-confirmation',
      ...ordered,
      secret,
    });
    expect(after(...PATHS.confirming, 'bank-confirmed').step).toEqual({ is: 'paying', ...ordered });
    expect(after(...PATHS.confirming, 'bank-not-reached').step).toEqual({
      is: 'unsettled',
      ...ordered,
      why: 'collector-unavailable',
    });
    expect(after(...PATHS.unsettled).step).toEqual({ is: 'unsettled', ...ordered, why: 'unavailable' });
    expect(after(...PATHS.unsettled, 'asked-again').step).toEqual({ is: 'paying', ...ordered });
    expect(after(...PATHS.paid).step).toEqual({ is: 'paid', receipt });
    expect(after(...toReady, 'paid-by-saved-card').step).toMatchObject({ is: 'paying', source: saved });
  });

  it.each([
    ['was-declined', 'insufficient-funds'],
    ['was-refused', 'refused'],
  ] as const)('PLAN-9 tells why nothing was charged: %s', (event, why) => {
    expect(after(...toPaying, event).step).toEqual({
      is: 'declined',
      wish: aPlanWish({ billing: 'annual' }),
      estimate,
      why,
    });
  });

  it('PLAN-9 tells what a bank, a card or the estimate said', () => {
    expect(after(...PATHS.confirming, 'bank-refused').step).toMatchObject({ why: 'confirmation-refused' });
    expect(after(...PATHS['collecting-card'], 'no-card-came').step).toMatchObject({ why: 'card-incomplete' });
    expect(after(...PATHS['no-estimate']).step).toMatchObject({ why: 'coupon-unknown' });
    expect(after(...toPaying, 'signed-out').step).toMatchObject({ why: 'signed-out' });
  });

  it('START-7 PLAN-9 estimates again what is stale when it is to be paid, and says so', () => {
    const stale = after(...toReady, 'paid-too-late');
    expect(stale.step).toMatchObject({ is: 'estimating', news: 'estimate-stale' });
    expect(happen(stale, 'estimate-came').step).toMatchObject({ is: 'ready', news: 'estimate-stale' });
    const lasting = { type: 'pay-pressed', by: saved, now: now + 15 * SECOND, production: false } as const;
    expect(nextPurchase(after(...toReady), lasting).step.is).toBe('paying');
    const changed = after(...toPaying, 'price-changed');
    expect(changed.step).toMatchObject({ is: 'estimating', news: 'price-changed' });
    expect(happen(changed, 'estimate-came').step).toMatchObject({ is: 'ready', news: 'price-changed' });
  });

  it('PLAN-9 each press of Pay is an order of its own, and asking again is not', () => {
    const orderKey = (purchase: Purchase): string =>
      purchase.step.is === 'paying' ? orderOf(purchase, purchase.step).orderKey : expect.fail('not paying');
    const first = after(...toReady, 'paid-by-saved-card');
    expect(orderKey(first)).toBe('key-1');
    expect(orderKey(happen(happen(first, 'nobody-told'), 'asked-again'))).toBe('key-1');
    const confirmed = ['bank-wanted', 'confirm-pressed', 'bank-confirmed'] as const;
    expect(orderKey(confirmed.reduce((purchase, name) => happen(purchase, name), first))).toBe('key-1');
    expect(orderKey(happen(happen(first, 'was-declined'), 'paid-by-saved-card'))).toBe('key-2');
  });

  it('PLAN-9 orders what was estimated, at the estimated price', () => {
    const purchase = after(...toPaying);
    if (purchase.step.is !== 'paying') expect.fail('not paying');
    expect(orderOf(purchase, purchase.step)).toEqual({
      wish: { ...wish, billing: 'annual' },
      source: { is: 'new-card', token: 'pm_good_1' },
      total: 9900,
      orderKey: 'key-1',
    });
  });
});
