import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { signInAs } from './people.ts';
import { addressOfWorker } from './worlds.ts';

export { expect };

/** The browser state of a signed-in user. */
type KeptSession = {
  readonly cookies: Awaited<ReturnType<BrowserContext['cookies']>>;
  readonly local: readonly (readonly [string, string])[];
  readonly session: readonly (readonly [string, string])[];
};

type WalkFixtures = {
  /** The first page of a second browser. */
  readonly anotherBrowser: () => Promise<Page>;
  readonly reports: readonly string[];
  /** Signs a demo user in, with the session of an earlier test if still valid, and opens the dashboard. */
  readonly enterAs: (page: Page, givenName: string) => Promise<void>;
};

type WorkerFixtures = { readonly keptSessions: Map<string, KeptSession> };

/** An end-to-end test. It fails if the browser reports a violation of the Content-Security-Policy on any page. */
export const test = base.extend<WalkFixtures, WorkerFixtures>({
  baseURL: async ({}, use, { parallelIndex }) => use(addressOfWorker(parallelIndex)),
  context: async ({ context }, use, { parallelIndex }) => {
    await chooseEnglish(context, addressOfWorker(parallelIndex));
    await use(context);
  },
  anotherBrowser: async ({ browser }, use, { parallelIndex }) => {
    const opened: BrowserContext[] = [];
    await use(async () => {
      const baseURL = addressOfWorker(parallelIndex);
      const context = await browser.newContext({ baseURL });
      opened.push(context);
      await chooseEnglish(context, baseURL);
      return context.newPage();
    });
    for (const context of opened) await context.close();
  },
  reports: [
    async ({ context }, use) => {
      const reports: string[] = [];
      await context.exposeBinding('reportBreach', (_, breach: string) => void reports.push(breach));
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (breach) => {
          const { effectiveDirective, blockedURI, sourceFile, lineNumber } = breach;
          const told = `${location.pathname}: ${effectiveDirective} ${blockedURI} at ${sourceFile}:${lineNumber}`;
          (window as unknown as { reportBreach(told: string): void }).reportBreach(told);
        });
      });
      await use(reports);
      expect(reports, 'Content-Security-Policy').toEqual([]);
    },
    { auto: true },
  ],
  // Each worker has its own world, so that a session is valid for all tests of one worker.
  keptSessions: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  enterAs: async ({ keptSessions }, use) =>
    use(async (page, givenName) => {
      const kept = keptSessions.get(givenName);
      if (kept !== undefined && (await enterBy(kept, page))) return;
      await signInAs(page, givenName);
      await page.waitForURL(({ pathname }) => pathname !== '/login');
      keptSessions.set(givenName, await sessionOf(page));
    }),
});

/** What a browser has chosen counts, and not the language in which an earlier walk left a demo person. */
async function chooseEnglish(context: BrowserContext, url: string): Promise<void> {
  await context.addCookies([{ name: 'ridgeline.language', value: 'en', url }]);
}

/** False if the session is no longer valid: an earlier test signed the user out. */
async function enterBy({ cookies, local, session }: KeptSession, page: Page): Promise<boolean> {
  await page.context().addCookies([...cookies]);
  // Any page of the origin that does not run the app.
  await page.goto('/app-config.json');
  await page.evaluate(
    ([localItems, sessionItems]) => {
      for (const [key, value] of localItems) localStorage.setItem(key, value);
      for (const [key, value] of sessionItems) sessionStorage.setItem(key, value);
    },
    [local, session] as const,
  );
  await page.goto('/dashboard');
  await page.locator('main h1').first().waitFor();
  return new URL(page.url()).pathname !== '/login';
}

async function sessionOf(page: Page): Promise<KeptSession> {
  const [local, session] = await page.evaluate(
    () => [Object.entries(localStorage), Object.entries(sessionStorage)] as const,
  );
  return { cookies: await page.context().cookies(), local, session };
}
