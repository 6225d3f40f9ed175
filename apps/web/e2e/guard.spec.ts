import type { Page } from '@playwright/test';
import { comeAs, signInAs } from './people.ts';
import { expect, test } from './walk.ts';

/** The kinds of visitor, and how each of them is set up. */
type Standing = { readonly who: string; readonly enter: (page: Page) => Promise<void> };

const POOL_ANSWERS = { timeout: 30_000 };

async function enterAs(page: Page, givenName: string): Promise<void> {
  await signInAs(page, givenName);
  await expect(page).not.toHaveURL('/login', POOL_ANSWERS);
}

const visitor: Standing = { who: 'a visitor', enter: async () => {} };
const newcomer: Standing = {
  who: 'somebody who has not accepted the terms',
  enter: (page) => enterAs(page, 'Priya'),
};
const nameless: Standing = {
  who: 'somebody without a name',
  enter: async (page) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Continue with Microsoft' }).click();
    await comeAs(page, `guard.${Date.now()}.${Math.random()}@example.com`, { isNamed: false });
    await page.getByRole('button', { name: 'Accept and continue' }).click();
    await expect(page).toHaveURL('/introduce-yourself');
  },
};
const settled: Standing = { who: 'somebody who is settled', enter: (page) => enterAs(page, 'Marcus') };

const TERMS = '/accept-terms-of-service';
const NAME = '/mandatory-profile';
const wanted = (screen: string, path: string) => `${screen}?wanted=${encodeURIComponent(path)}`;

/** One row per kind of route: the address, and the final path for each of the four visitors. */
const ROWS: readonly (readonly [
  id: string,
  address: string,
  ends: readonly [string, string, string, string],
])[] = [
  ['NAV-1', '/', ['/', TERMS, NAME, '/dashboard']],
  ['NAV-1', '/signup', ['/signup', TERMS, NAME, '/dashboard']],
  ['NAV-1', '/main/forgot-password', ['/forgot-password', TERMS, NAME, '/dashboard']],
  ['NAV-2', '/public/report/1024', Array(4).fill('/public/report/1024') as never],
  [
    'NAV-3',
    '/report/sample',
    ['/report/sample', wanted(TERMS, '/report/sample'), wanted(NAME, '/report/sample'), '/report/sample'],
  ],
  ['NAV-4', TERMS, ['/login', TERMS, TERMS, TERMS]],
  ['NAV-4', '/introduce-yourself', ['/login', TERMS, '/introduce-yourself', '/introduce-yourself']],
  ['NAV-4', NAME, ['/login', TERMS, NAME, '/dashboard']],
  [
    'NAV-4',
    '/plans?sku=1',
    ['/login', wanted(TERMS, '/plans?sku=1'), wanted(NAME, '/plans?sku=1'), '/plans?sku=1'],
  ],
  ['NAV-5', '/tools/iws', ['/login', wanted(TERMS, '/tools/iws'), wanted(NAME, '/tools/iws'), '/tools/iws']],
  ['NAV-6', '/no/such/page', Array(4).fill('/no/such/page') as never],
];

for (const [column, { who, enter }] of [visitor, newcomer, nameless, settled].entries()) {
  test(`NAV-1 NAV-2 NAV-3 NAV-4 NAV-5 NAV-6 NAV-7 NAV-8 AUTH-14 where every kind of address leads ${who}`, async ({
    page,
  }) => {
    test.slow();
    await enter(page);
    for (const [id, address, ends] of ROWS) {
      await page.goto(address);
      await expect(page.locator('main h1').first(), `${id} ${address}`).toBeVisible();
      await expect(page, `${id} ${address}`).toHaveURL(ends[column] ?? '');
    }
  });
}

test('NAV-7 NAV-10 a visitor who wanted a path, and another after it, is led to the last one once', async ({
  page,
}) => {
  await page.goto('/plans?sku=1');
  await expect(page).toHaveURL('/login');
  await page.goto('/tools');
  await expect(page).toHaveURL('/login');
  await signInAs(page, 'Marcus');
  await expect(page).toHaveURL('/tools', POOL_ANSWERS);
  await page.goto('/login');
  await expect(page).toHaveURL('/dashboard');
});
