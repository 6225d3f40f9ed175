import { execFile } from 'node:child_process';
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
