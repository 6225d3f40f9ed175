import type { Page } from '@playwright/test';
import { demoPerson } from './people.ts';

/** The providers are local fakes; everything between them and the dashboard is the production code. */
export type Way = {
  readonly name: string;
  /** A demo person who has signed in this way before. */
  readonly person: string;
  /** From the login screen to the provider's account page; returns the page or popup that shows it. */
  readonly ask: (page: Page) => Promise<Page>;
};

const redirect = (button: string) => async (page: Page) => {
  await page.goto('/login');
  await page.getByRole('button', { name: button }).click();
  return page;
};

export const askApple = async (page: Page) => {
  await page.goto('/login');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Apple' }).click();
  return opened;
};

const askCompany = async (page: Page) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Enterprise sign-in' }).click();
  await page.getByLabel('Work email').fill('anybody@summit.example');
  await page.getByRole('button', { name: 'Continue' }).click();
  return page;
};

export const google: Way = { name: 'Google', person: 'Joan', ask: redirect('Continue with Google') };
export const microsoft: Way = { name: 'Microsoft', person: 'Wes', ask: redirect('Continue with Microsoft') };
export const company: Way = { name: 'company', person: 'Skye', ask: askCompany };
export const apple: Way = { name: 'Apple', person: 'Noor', ask: askApple };
export const WAYS = [google, microsoft, company, apple] as const;

export async function choose(accounts: Page, givenName: string): Promise<void> {
  await accounts.getByRole('button', { name: demoPerson(givenName).email }).click();
}

/** Signs in up to the dashboard. */
export async function enterBy({ person, ask }: Way, page: Page): Promise<void> {
  await choose(await ask(page), person);
  await page.waitForURL('/dashboard');
}
