import type { Page } from '@playwright/test';

/** Stripe's test cards. */
export const CARDS = {
  good: '4242424242424242',
  noFunds: '4000000000009995',
  bank: '4000002760003184',
  disputes: '4000000000000259',
};

export const payButton = (page: Page) => page.getByRole('button', { name: /^Pay \$/ });

export async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiration date').fill('1240');
  await page.getByLabel('Security code').fill('123');
}

export async function typeAddress(page: Page): Promise<void> {
  await page.getByLabel('Street address').fill('1437 Bannock St');
  await page.getByLabel('City').fill('Denver');
  await page.getByLabel('ZIP code').fill('80202');
}

/**
 * The form asks for the state where it is unknown and some state has a tax, as Texas in the demo world. Waits for the
 * price with its tax.
 */
export async function chooseState(page: Page, state: 'Colorado' | 'Texas'): Promise<void> {
  const priced = page.waitForResponse(
    async (answer) =>
      answer.url().endsWith('/orders/estimate') &&
      ((await answer.json()) as { readonly needs_state?: boolean }).needs_state !== true,
  );
  await page.getByLabel('State of your billing address').selectOption(state);
  await priced;
}

/** Moves the time of a person's plan, and waits until what is due by then is done. */
export async function moveClock(page: Page, email: string, days: number): Promise<void> {
  const answer = await page.request.post('/local/clock', { data: { email, days } });
  if (!answer.ok()) throw new Error(`the clock was answered with ${answer.status()}`);
}
