import { execFile } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { hostname } from 'node:os';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expectAccessible, expectContrast, settled } from './checks.ts';
import { expect, test } from './walk.ts';

const shell = promisify(execFile);

/** Pastes a command as a user would, and returns what it prints. */
async function paste(command: string): Promise<{ readonly code: number; readonly printed: string }> {
  return shell('/bin/sh', ['-c', command]).then(
    ({ stdout }) => ({ code: 0, printed: stdout }),
    ({ code, stdout }: { readonly code: number; readonly stdout: string }) => ({ code, printed: stdout }),
  );
}

type ReceivedEvent = {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

const commandOn = (page: Page) => page.getByRole('region', { name: 'A command for the terminal' });

test('API-5 a key from the page works in a terminal, and stops when it is revoked', async ({
  page,
  enterAs,
}, { project }) => {
  test.slow();
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await enterAs(page, 'Rex');
  await page.goto('/integrations');
  await expect(page.getByRole('heading', { level: 1, name: 'Integrations' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Roof CRM' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Your own software' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your own software' })).toBeFocused();
  // Each project has a key of its own, since both may run in one world.
  const name = `walk-${project.name}`;
  await page.getByLabel('Name of the key').fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Your key ${name}`)).toBeVisible();
  await expectAccessible(page);
  const command = (await commandOn(page).textContent()) ?? '';

  const first = await paste(command);
  expect(first.code, first.printed).toBe(0);
  expect(JSON.parse(first.printed)).toHaveProperty('items');
  const contract = await page.getByRole('link', { name: 'OpenAPI file' }).getAttribute('href');
  expect(JSON.parse((await paste(`curl -s '${contract}'`)).printed)).toHaveProperty('openapi');

  // The secret is not shown again; the use of the key is.
  await page.reload();
  await expect(page.getByText(/last used .* from /).first()).toBeVisible();
  await expect(commandOn(page)).toContainText('YOUR_API_KEY');
  for (const width of [320, 375, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await settled(page);
    await expectAccessible(page);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page);

  await page.getByRole('button', { name: `Revoke ${name}` }).click();
  const dialog = page.getByRole('alertdialog', { name: `Revoke the key ${name}?` });
  await expectContrast(page);
  await dialog.getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(page.getByText('Your API key was revoked.')).toBeVisible();
  await expect(dialog).toBeHidden();
  const refused = await paste(command);
  expect(refused.code).not.toBe(0);
  expect(JSON.parse(refused.printed)).toMatchObject({ status: 401 });
  expect(errors).toEqual([]);
});

test('HDR-12 whoever has no integrations is offered plans that do', async ({ page, enterAs }) => {
  await enterAs(page, 'Marcus');
  for (const path of ['/integrations', '/integrations/own-systems']) {
    await page.goto(path);
    await expect(page.getByText('Integrations are not part of your plan')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Create key' })).toBeHidden();
    await expectAccessible(page);
  }
});

test('D API-5.4 an address is told of events from the page; those inside a network are refused when they are saved', async ({
  page,
  enterAs,
}, { project }) => {
  test.slow();
  await enterAs(page, 'Cleo');
  await page.goto('/integrations/own-systems');
  const address = page.getByLabel('Address');
  const add = page.getByRole('button', { name: 'Add address' });
  const notPublic = page.getByText('This address leads to no server on the public internet.');
  const invalid = page.getByText(/^Use an address that starts with https/);
  for (const [refused, why] of [
    ['http://hooks.example.com/', invalid],
    ['https://name:secret@hooks.example.com/', invalid],
    ['https://hooks.example.com:22/', invalid],
    ['https://localhost/hooks', notPublic],
    ['https://127.0.0.1/hooks', notPublic],
    ['https://2130706433/hooks', notPublic],
    ['https://[::1]/hooks', notPublic],
    ['https://169.254.169.254/latest/meta-data', notPublic],
    ['https://[fe80::1]/hooks', notPublic],
    ['https://10.1.2.3/hooks', notPublic],
    ['https://172.16.0.9/hooks', notPublic],
    ['https://192.168.1.10/hooks', notPublic],
    ['https://inside.example/hooks', notPublic],
    // The name of this machine leads to its own network, whatever its resolver is.
    [`https://${hostname()}/hooks`, notPublic],
  ] as const) {
    await address.fill(refused);
    await expect(invalid.or(notPublic)).toHaveCount(0);
    await add.click();
    await expect(why, refused).toBeVisible();
  }
  await expectAccessible(page);

  const mine = new URL(`/local/webhooks/${project.name}`, page.url()).href;
  await address.fill(mine);
  await add.click();
  await expect(page.getByText(`The secret of ${mine}`)).toBeVisible();
  const secret = (await page.getByRole('region', { name: 'The secret' }).textContent()) ?? '';
  await page.getByRole('button', { name: 'Send a test event' }).click();
  const deliveries = page.getByRole('list', { name: 'Deliveries' });
  const tries = page.getByRole('list', { name: /^Tries of test/ }).getByRole('listitem');
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(tries).toHaveCount(1, { timeout: 1_000 });
  }).toPass();
  await expect(deliveries).toContainText('Accepted');
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(tries).toHaveCount(2, { timeout: 1_000 });
  }).toPass();
  await expect(tries.first()).toContainText('answered with 204');
  const arrived = (await (await page.request.get('/local/webhooks.json')).json()) as readonly ReceivedEvent[];
  const told = arrived.filter(({ path }) => path === new URL(mine).pathname);
  expect(told).toHaveLength(2);
  for (const { headers, body } of told) {
    const mac = createHmac('sha256', Buffer.from(secret.trim().replace('whsec_', ''), 'base64'));
    mac.update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`);
    expect(headers['webhook-signature']).toBe(`v1,${mac.digest('base64')}`);
  }
  expect(new Set(told.map(({ headers }) => headers['webhook-id'])).size).toBe(1);

  await page.getByRole('button', { name: 'Change events' }).click();
  const events = page.getByRole('group', { name: `Events of ${mine}` });
  await events.getByRole('checkbox', { name: 'A report was made' }).uncheck();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(events).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('list', { name: mine })).not.toContainText('A report was made');
  await expect(page.getByRole('list', { name: mine })).toContainText('A report has changed');
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('list', { name: mine })).toHaveCount(0);
});

test('D API-5.4 a name that leads inside a network after it was saved gets no event, and the page says why', async ({
  page,
  enterAs,
}, { project }) => {
  test.slow();
  await enterAs(page, 'Cleo');
  await page.goto('/integrations/own-systems');
  const mine = `https://moved-${project.name}-${Date.now()}.example/hooks`;
  await page.getByLabel('Address').fill(mine);
  await page.getByRole('button', { name: 'Add address' }).click();
  await expect(page.getByText(`The secret of ${mine}`)).toBeVisible();
  await page.getByRole('button', { name: 'Send a test event' }).click();
  const tries = page.getByRole('list', { name: /^Tries of test/ }).getByRole('listitem');
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(tries).toHaveCount(1, { timeout: 1_000 });
  }).toPass();
  await expect(tries.first()).toContainText('the name led to no address on the public internet');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(mine)).toHaveCount(0);
});
