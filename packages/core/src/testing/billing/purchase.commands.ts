import fc from 'fast-check';
import { expect } from 'vitest';
import type { PurchaseFlow } from '../../billing/purchase-flow.ts';
import type { PurchaseStep } from '../../billing/purchase.ts';
import { SECOND } from '../../shared/instant.ts';
import { aPlanWish } from './billing.builder.ts';
import type { TestCard } from './fake-billing-server.ts';
import { purchaseWorld, type PurchaseWorld } from './purchase-world.ts';

/**
 * Model of a plan purchase, independent of machine and gateway: what the user sees, what the shop charges, and the true
 * outcome of the newest order, which the user may not know yet.
 */
export type PurchaseModel = {
  sees: PurchaseStep['is'];
  price: number;
  told: { readonly price: number; age: number } | null;
  order: 'none' | 'waiting' | 'paid' | 'declined';
  card: TestCard;
  line: 'good' | 'cut' | 'answers-lost';
  bills: readonly number[];
  flows: number;
};

export type PurchaseReal = { readonly world: PurchaseWorld; flow: PurchaseFlow };

export function startPurchasing(): { model: PurchaseModel; real: PurchaseReal } {
  const world = purchaseWorld();
  return {
    model: {
      sees: 'idle',
      price: 9900,
      told: null,
      order: 'none',
      card: 'good',
      line: 'good',
      bills: [],
      flows: 1,
    },
    real: { world, flow: world.startFlow('flow 1') },
  };
}

const OPEN: readonly PurchaseStep['is'][] = ['idle', 'no-estimate', 'ready', 'declined'];
const HAS_BEGUN: readonly PurchaseStep['is'][] = [
  'no-estimate',
  'ready',
  'declined',
  'needs-confirmation',
  'unsettled',
  'paid',
];
/** How long an estimate is valid in production. */
const GOOD_FOR = 15 * SECOND;

function expectEstimate(model: PurchaseModel): void {
  model.sees = model.line === 'good' ? 'ready' : 'no-estimate';
  if (model.line === 'good') model.told = { price: model.price, age: 0 };
}

/** The shop accepts each order once, at the price shown, then reports the outcome, if the response arrives. */
function expectPlacing(model: PurchaseModel): void {
  const heard = model.line === 'good';
  model.sees = 'unsettled';
  if (model.line === 'cut') return;
  if (model.order === 'none' && model.told?.price !== model.price) {
    if (heard) expectEstimate(model);
    return;
  }
  if (model.order === 'none') {
    model.order = model.card === 'good' ? 'paid' : model.card === 'bank' ? 'waiting' : 'declined';
    if (model.order === 'paid') model.bills = [...model.bills, model.price];
  }
  if (heard) model.sees = model.order === 'waiting' ? 'needs-confirmation' : seenAs(model.order);
}

function seenAs(order: 'none' | 'paid' | 'declined'): PurchaseStep['is'] {
  return order === 'paid' ? 'paid' : 'declined';
}

type Command = fc.AsyncCommand<PurchaseModel, PurchaseReal>;
type Act = (model: PurchaseModel, real: PurchaseReal) => Promise<void> | void;

function command(name: string, sees: readonly PurchaseStep['is'][] | null, act: Act): Command {
  return {
    check: (model) => sees === null || sees.includes(model.sees),
    run: async (model, real) => {
      await act(model, real);
      const { charges } = real.world.server;
      expect(real.flow.purchase.step.is).toBe(model.sees);
      expect(charges.map(({ amount }) => amount)).toEqual(model.bills);
    },
    toString: () => name,
  };
}

const wish = command('wish', OPEN, async (model, { flow }) => {
  expectEstimate(model);
  await flow.wish(aPlanWish());
});

/** Pressed several times before any response. */
const pay = (card: TestCard, presses: number): Command =>
  command(`pay with ${card}, ${presses} presses`, ['ready', 'declined'], async (model, { world, flow }) => {
    world.cards.type(card);
    const isStale = model.told === null || model.told.age >= GOOD_FOR;
    if (isStale) expectEstimate(model);
    else if (model.line === 'cut') model.sees = 'declined';
    else {
      model.card = card;
      model.order = 'none';
      expectPlacing(model);
    }
    const pressed = Array.from({ length: presses }, () => flow.pay({ is: 'new-card', address: null }));
    await Promise.all(pressed);
  });

const confirm = (bank: 'confirms' | 'refuses'): Command =>
  command(`the bank ${bank}`, ['needs-confirmation'], async (model, { world, flow }) => {
    world.server.bank = bank;
    model.sees = 'unsettled';
    if (model.line !== 'cut') {
      model.order = bank === 'confirms' ? 'paid' : 'declined';
      if (bank === 'confirms') model.bills = [...model.bills, model.told?.price ?? 0];
    }
    if (model.line === 'good') model.sees = seenAs(model.order === 'paid' ? 'paid' : 'declined');
    await Promise.all([flow.confirm(), flow.confirm()]);
  });

const askAgain = command('ask again', ['unsettled'], async (model, { flow }) => {
  expectPlacing(model);
  await Promise.all([flow.askAgain(), flow.askAgain()]);
});

const giveUp = command('give up', HAS_BEGUN, async (model, { flow }) => {
  if (OPEN.includes(model.sees) || model.sees === 'needs-confirmation') {
    model.sees = 'idle';
    model.told = null;
  }
  await flow.giveUp();
});

const startAnew = command('buy another', ['paid'], (model, real) => {
  model.flows += 1;
  model.sees = 'idle';
  model.told = null;
  real.flow = real.world.startFlow(`flow ${model.flows}`);
});

const wait = (ms: number): Command =>
  command(`wait ${ms} ms`, null, (model, { world }) => {
    world.clock.advance(ms);
    if (model.told) model.told.age += ms;
  });

const changePrices = command('prices rise', HAS_BEGUN, (model, { world }) => {
  model.price += 100;
  world.server.changePrices(100);
});

const line = (state: PurchaseModel['line']): Command =>
  command(`the line is ${state}`, null, (model, { world }) => {
    model.line = state;
    world.server.reachable = state !== 'cut';
    world.server.losesAnswers = state === 'answers-lost';
  });

const often = <Value>(times: number, arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value>[] =>
  Array.from({ length: times }, () => arbitrary);

/**
 * Any user action in a plan purchase, while time passes, prices rise and connections fail. Weighted so that most runs
 * reach payment, and many have to look up the outcome.
 */
export function purchaseCommands(): fc.Arbitrary<Iterable<Command>> {
  const payments = fc
    .tuple(fc.constantFrom<TestCard>('good', 'declined', 'bank'), fc.integer({ min: 1, max: 3 }))
    .map(([card, presses]) => pay(card, presses));
  return fc.commands(
    [
      ...often(4, fc.constant(wish)),
      ...often(6, payments),
      ...often(3, fc.constantFrom('confirms', 'refuses').map(confirm)),
      ...often(4, fc.constant(askAgain)),
      ...often(4, fc.constantFrom<PurchaseModel['line']>('good', 'good', 'cut', 'answers-lost').map(line)),
      ...often(2, fc.constant(startAnew)),
      fc.constantFrom(1, 5 * SECOND, GOOD_FOR - 1, GOOD_FOR).map(wait),
      fc.constant(changePrices),
      fc.constant(giveUp),
    ],
    { maxCommands: 60, size: '+1' },
  );
}
