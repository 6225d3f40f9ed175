// @vitest-environment jsdom
import { join } from 'node:path';
import { StripeCardCollector } from '@ridgeline/adapters/stripe';
import { cardCollectorContract } from '@ridgeline/core/testing/billing';
import { CardElement, Elements, useElements } from '@stripe/react-stripe-js';
import type { StripeElementLocale } from '@stripe/stripe-js';
import { act, createElement, StrictMode, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stripeForSpecs } from '../testing/stripe-for-specs.ts';
import { LOCAL_KEYS } from '../stripe/wire/keys.ts';

/** Core's port for cards over Stripe's two libraries as they are, the sandbox's script and the sandbox. */
const { stripe, sandbox, endpoint } = await stripeForSpecs();
const script = join(import.meta.dirname, '../../dist/browser/stripe.js');

const CARDS = {
  good: '4242 4242 4242 4242',
  'wrong-number': '4242 4242 4242 4241',
  rejected: '4111 1111 1111 1111',
};

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let reachable: boolean;
/** Who presses the buttons of the bank. */
let answering: MutationObserver | null = null;

beforeEach(() => {
  reachable = true;
  document.body.innerHTML = '<main></main>';
  // Relative to the page, as a browser sends it.
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (!reachable) throw new TypeError('Failed to fetch');
    const bank = /^\/local\/bank\/([^/]+)\/(confirms|refuses)$/.exec(path);
    if (bank === null) return nodeFetch(`${endpoint}${path}`, init);
    await sandbox.bankAnswers(decodeURIComponent(bank[1] ?? ''), bank[2] as 'confirms' | 'refuses');
    return new Response();
  });
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

const nodeFetch = globalThis.fetch;

afterEach(async () => {
  await hide();
  answering?.disconnect();
  vi.unstubAllGlobals();
});

let root: Root | null = null;

function Fields({ cards }: { readonly cards: StripeCardCollector }) {
  const elements = useElements();
  useEffect(() => (elements === null ? undefined : cards.enterIn(elements)), [elements, cards]);
  return createElement(CardElement, { onChange: (change) => cards.entered(change) });
}

async function show(cards: StripeCardCollector, locale: StripeElementLocale = 'en'): Promise<void> {
  const stripe = await cards.library();
  expect(stripe).not.toBeNull();
  const fields = createElement(Elements, { stripe, options: { locale } }, createElement(Fields, { cards }));
  root ??= createRoot(document.querySelector('main') as HTMLElement);
  const mounted = root;
  await act(async () => mounted.render(createElement(StrictMode, null, fields)));
}

async function hide(): Promise<void> {
  const mounted = root;
  root = null;
  if (mounted) await act(async () => mounted.unmount());
}

async function shown(): Promise<StripeCardCollector> {
  const cards = new StripeCardCollector(async () => ({ publishableKey: LOCAL_KEYS.publishable, script }));
  await hide();
  await show(cards);
  return cards;
}

function type(label: string, text: string): void {
  const input = document.querySelector<HTMLInputElement>(`[aria-label="${label}"]`);
  if (!input) throw new Error(`there is no field ${label}`);
  input.value = text;
  input.dispatchEvent(new Event('input'));
}

function typeCard(card: keyof typeof CARDS): void {
  type('Card number', CARDS[card]);
  type('Expiration date', '12 / 40');
  type('Security code', '123');
}

async function waiting(bank: 'confirms' | 'refuses'): Promise<string> {
  const payment = await stripe.paymentIntents.create({
    amount: 4900,
    currency: 'usd',
    payment_method: 'pm_card_authenticationRequired',
    confirm: true,
  });
  const answer = new MutationObserver(() => {
    const buttons = [...document.querySelectorAll('dialog button')] as HTMLButtonElement[];
    buttons.find(({ textContent }) => textContent === (bank === 'confirms' ? 'Confirm' : 'Refuse'))?.click();
  });
  answering?.disconnect();
  answering = answer;
  answer.observe(document.body, { childList: true });
  return payment.client_secret ?? '';
}

cardCollectorContract('StripeCardCollector', async () => ({
  cards: await shown(),
  type: typeCard,
  awaitBank: waiting,
  breakConnection: () => void (reachable = false),
}));

describe('StripeCardCollector', () => {
  it('PLAN-9 VAL-7 gives Stripe the address, and the date that was typed', async () => {
    const cards = await shown();
    typeCard('good');
    const token = await cards.collect({ street: '1 City Hall Plaza', city: 'Denver', zip: '80202' as never });
    const method = await stripe.paymentMethods.retrieve(token.ok ? token.value : '');
    expect(method.billing_details.address).toMatchObject({
      line1: '1 City Hall Plaza',
      city: 'Denver',
      postal_code: '80202',
      country: 'US',
    });
    expect(method.card).toMatchObject({ last4: '4242', exp_month: 12, exp_year: 2040 });
  });

  it('START-4 keeps what was typed when the language changes, and labels it anew', async () => {
    const cards = await shown();
    typeCard('good');
    await show(cards, 'es');
    expect(document.querySelector<HTMLInputElement>('[aria-label="Número de tarjeta"]')?.value).toBe(
      CARDS.good,
    );
    expect(await cards.collect(null)).toMatchObject({ ok: true });
  });

  it.each([
    ['Expiration date', '01 / 20', 'expiry-invalid'],
    ['Security code', '1', 'code-invalid'],
    ['Card number', '4242', 'number-invalid'],
  ])('VAL-7 says what is wrong with the field that was left: %s %s', async (label, text, problem) => {
    const cards = await shown();
    const told: unknown[] = [];
    cards.watch((entry) => told.push(entry.problem));
    typeCard('good');
    type(label, text);
    document.querySelector(`[aria-label="${label}"]`)?.dispatchEvent(new Event('blur'));
    expect(told.at(-1)).toBe(problem);
  });

  it('PLAN-9 takes a payment that the bank confirmed and then declined for answered: the order knows why', async () => {
    const cards = await shown();
    const { client_secret } = await stripe.paymentIntents.create({
      amount: 4900,
      currency: 'usd',
      payment_method: 'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds',
      confirm: true,
    });
    await sandbox.bankAnswers(client_secret ?? '', 'confirms');
    expect(await cards.confirm(client_secret ?? '')).toMatchObject({ ok: true });
  });

  it('PLAN-9 is empty again once its fields are gone, and shows no fields where no cards are taken', async () => {
    const cards = await shown();
    typeCard('good');
    await hide();
    expect(document.querySelector('input')).toBeNull();
    expect(await cards.collect(null)).toEqual({ ok: false, failure: 'card-incomplete' });
    const none = new StripeCardCollector(async () => null);
    expect(await none.library()).toBeNull();
    expect(await none.collect(null)).toEqual({ ok: false, failure: 'collector-unavailable' });
  });
});
