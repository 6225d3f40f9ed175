import type { Page } from '@playwright/test';
import { expectGoodLook } from './checks.ts';
import { CARDS, chooseState, moveClock, typeAddress, typeCard } from './paying.ts';
import { enterAsNew } from './people.ts';
import { expect, test } from './walk.ts';

const A_DATE = '[A-Z][a-z]{2} \\d+, \\d{4}';

/** For the end of the trial that everybody new is on. */
async function orderEssential(page: Page, card: 'new' | 'saved'): Promise<void> {
  await page.goto('/plans/purchase?sku=plan_essential');
  await page.getByRole('radio', { name: 'National' }).check();
  if (card === 'new') {
    await typeCard(page, CARDS.good);
    await typeAddress(page);
    await chooseState(page, 'Colorado');
  }
  await page.getByRole('button', { name: 'Confirm order' }).click();
  await expect(page.getByText('Thank you. Your plan is ordered.')).toBeVisible({ timeout: 60_000 });
}

test('PLAN-8 D PLAN-8.4 a plan ordered for the end of the trial is shown with its day, taken back in Spanish, and charged on its day once it is ordered again', async ({
  page,
}, { project }) => {
  test.setTimeout(300_000);
  const email = `later.${project.name}.${Date.now()}@example.com`;
  page.setDefaultTimeout(40_000);
  await enterAsNew(page, email);
  await orderEssential(page, 'new');
  await page.goto('/subscription');
  const next = page.getByRole('region', { name: 'Next plan' });
  await expect(next).toContainText(new RegExp(`Essential begins ${A_DATE}[.]`));
  await expect(next).toContainText(new RegExp(`Due ${A_DATE}[$]69[.]00`));
  await expect(page.getByText('No bills yet.')).toBeVisible();
  await expectGoodLook(page);
  await next.getByRole('button', { name: 'Cancel the order' }).click();
  await page.getByRole('button', { name: 'Keep the order' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(next).toBeVisible();

  await page.getByRole('button', { name: 'Español' }).click();
  const siguiente = page.getByRole('region', { name: 'Plan siguiente' });
  await expect(siguiente).toContainText(/Esencial empieza el \d+ .+ \d{4}[.]/);
  await siguiente.getByRole('button', { name: 'Cancelar el pedido' }).click();
  const asked = page.getByRole('alertdialog', { name: '¿Cancelar el pedido de Esencial?' });
  await expectGoodLook(page);
  await asked.getByRole('button', { name: 'Cancelar el pedido' }).click();
  await expect(page.getByText('El pedido de Esencial está cancelado. No se cobró nada.')).toBeVisible();
  await expect(siguiente).toHaveCount(0);
  await page.getByRole('button', { name: 'English' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'Free Trial' })).toBeVisible();
  await expect(next).toHaveCount(0);

  await orderEssential(page, 'saved');
  await moveClock(page, email, 15);
  await expect(async () => {
    await page.goto('/subscription');
    await expect(page.getByRole('heading', { level: 2, name: 'Essential' })).toBeVisible({ timeout: 5_000 });
    await expect(page.getByRole('cell', { name: '$69.00' })).toHaveCount(1, { timeout: 5_000 });
  }).toPass({ timeout: 120_000 });
  await expect(next).toHaveCount(0);
});
