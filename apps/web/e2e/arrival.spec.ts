import { expectUncovered } from './checks.ts';
import { DEMO_PASSWORD, enterAsNew, signInWith } from './people.ts';
import { expect, test } from './walk.ts';

const DAY = 24 * 60 * 60;

test('API-3 START-4 where a visit came from, its device and its email are told once, with the sign-in', async ({
  page,
  context,
}, { project }) => {
  test.slow();
  const posted: { readonly path: string; readonly body: unknown }[] = [];
  // By their answers: a call that a reload breaks off is made again, rightly.
  page.on('response', (answer) => {
    const request = answer.request();
    const { pathname: path } = new URL(request.url());
    if (request.method() === 'POST' && answer.ok() && /\/(utm|alias)$/.test(path)) {
      posted.push({ path, body: request.postDataJSON() as unknown });
    }
  });
  const identified: string[] = [];
  await page.exposeFunction('tellIdentified', (email: string) => void identified.push(email));
  await page.addInitScript(() => {
    window.addEventListener('ridgeline:identify', (event) => {
      const { email } = (event as CustomEvent<{ email: string }>).detail;
      (window as unknown as { tellIdentified(email: string): void }).tellIdentified(email);
    });
  });

  await page.goto('/?utm_source=letter&utm_medium=paper&utm_campaign=hail&other=1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const cookie = async () => (await context.cookies()).find(({ name }) => name === 'ridgeline.utm');
  await expect.poll(async () => (await cookie()) !== undefined).toBe(true);
  expect((await cookie())?.expires).toBeCloseTo(Date.now() / 1000 + 30 * DAY, -3);
  expect(posted).toEqual([]);

  const email = `Arrival.${project.name}.${Date.now()}@Example.com`;
  await enterAsNew(page, email.toLowerCase());
  await expect.poll(() => posted.length).toBe(2);
  const device = await page.evaluate(() => localStorage.getItem('ridgeline.deviceId'));
  expect(device).toMatch(/^[0-9a-f-]{36}$/);
  expect(posted).toContainEqual({
    path: '/api/v2/profile/alias',
    body: { alias: device },
  });
  expect(posted.find(({ path }) => path.endsWith('/utm'))?.body).toEqual({
    utm_parameters: { source: 'letter', medium: 'paper', campaign: 'hail' },
  });
  expect(new Set(identified)).toEqual(new Set([email.toLowerCase()]));

  // Nothing of it is told again, and the device stays the same.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  await expect.poll(() => identified.length).toBeGreaterThan(1);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  expect(posted).toHaveLength(2);
  expect(await page.evaluate(() => localStorage.getItem('ridgeline.deviceId'))).toBe(device);
});

test('API-2 the language that a person chooses follows them to another browser', async ({ page, browser }, {
  project,
}) => {
  test.slow();
  const email = `cloud.${project.name}.${Date.now()}@example.com`;
  await enterAsNew(page, email);
  await page.goto('/profile');
  const synced = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/datasets/user_data/records'),
  );
  await page.getByRole('main').getByRole('radio', { name: 'Español' }).check({ force: true });
  const answer = await synced;
  expect(answer.status()).toBe(200);
  expect(answer.request().postDataJSON()).toMatchObject({
    RecordPatches: [{ Op: 'replace', Key: 'language', Value: 'es' }],
    SyncSessionToken: expect.any(String),
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Perfil' })).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin, locale: 'en-US' });
  const other = await elsewhere.newPage();
  await other.addInitScript(() => localStorage.setItem('ridgeline.walkthroughShown', 'true'));
  await signInWith(other, email, DEMO_PASSWORD);
  await expect(other.getByRole('heading', { level: 1, name: 'Proyectos' })).toBeVisible();
  await elsewhere.close();
});

test('NOTE-1 a payment past due is told, with the way to settle it, unless the address hides it', async ({
  page,
  enterAs,
}) => {
  await enterAs(page, 'Cleo');
  const notice = page.getByText('Your last payment did not go through.', { exact: true });
  await page.goto('/dashboard');
  await expect(notice).toBeVisible();
  // It stays, so the footer, where the language is chosen, must not be under it; and it follows the language.
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.getByText('Su último pago no se realizó.')).toBeVisible();
  await expect(notice).toHaveCount(0);
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('button', { name: 'Take Action' }).click();
  await expect(page).toHaveURL('/subscription');

  // What gets the focus is not under it either.
  await page.goto('/dashboard');
  await expect(notice).toBeVisible();
  const start = page.getByRole('main').getByRole('link', { name: 'Start a report' });
  const { height, y } = (await start.boundingBox()) ?? { height: 0, y: 0 };
  const { width } = page.viewportSize() ?? { width: 0 };
  // In a window that ends just below it.
  await page.setViewportSize({ width, height: Math.ceil(y + height + 8) });
  await start.focus();
  await expectUncovered(start);

  await page.goto('/dashboard?hidePastDueToast=1');
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(notice).toHaveCount(0);
});
