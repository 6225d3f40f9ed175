import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Request } from '@playwright/test';
import { enterAsNew } from './people.ts';
import { expect, test } from './walk.ts';
import { databaseOfWorker } from './worlds.ts';

const run = promisify(execFile);

/** `node dist/main.js notice …`, as docs/operations.md tells operators. */
async function notice(parallelIndex: number, ...words: readonly string[]): Promise<string> {
  // Compiled, as an operator has it: without the condition that leads to the sources.
  const env = { ...process.env, NODE_OPTIONS: '', DATABASE_URL: await databaseOfWorker(parallelIndex) };
  const { stdout } = await run(process.execPath, ['apps/api/dist/main.js', 'notice', ...words], { env });
  return stdout.trim();
}

test('NOTE-1 a notice that an operator writes is read in both languages, leads on, and goes when it is removed', async ({
  page,
}, { project, parallelIndex }) => {
  const email = `notice-${project.name}-${Date.now()}@example.com`;
  await enterAsNew(page, email);
  const of = ['--id', 'maintenance', '--to', email];
  const [english, spanish] = ['We are closed on Sunday.', 'Cerramos el domingo.'];
  expect(
    await notice(
      parallelIndex,
      'write',
      ...of,
      '--message',
      english,
      '--message-es',
      spanish,
      '--action',
      '/plans',
    ),
  ).toBe('maintenance: written for 1 person');
  await page.reload();
  await expect(page.getByText(english)).toBeVisible();
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.getByText(spanish)).toBeVisible();
  await expect(page.getByText(english)).toHaveCount(0);
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('button', { name: 'Take Action' }).click();
  await expect(page).toHaveURL('/plans');

  expect(await notice(parallelIndex, 'remove', ...of)).toBe('maintenance: removed from 1 person');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(english)).toHaveCount(0);
});

test('NOTE-2 while projects are moved the app asks again and again, and then says that all are there', async ({
  page,
}, { project, parallelIndex }) => {
  const email = `moved-${project.name}-${Date.now()}@example.com`;
  await enterAsNew(page, email);
  const of = ['--id', 'migration_notice', '--to', email];
  await notice(parallelIndex, 'write', ...of, '--message', 'We are moving your projects.');
  await page.reload();
  await expect(page.getByText('We are moving your projects.', { exact: true })).toBeVisible();
  const isProfile = (asked: Request) => new URL(asked.url()).pathname.startsWith('/api/v2/profile');
  const first = await page.waitForRequest(isProfile);
  await page.waitForRequest((asked) => isProfile(asked) && asked !== first);
  await expect(page.getByText('All projects available.', { exact: true })).toHaveCount(0);

  await notice(parallelIndex, 'remove', ...of);
  await expect(page.getByText('Account Updated', { exact: true })).toBeVisible();
  await expect(page.getByText('All projects available.', { exact: true })).toBeVisible();
});
