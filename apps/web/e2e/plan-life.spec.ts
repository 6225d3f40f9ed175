import type { Page } from '@playwright/test';
import { expectGoodLook } from './checks.ts';
import { CARDS, chooseState, moveClock, payButton, typeAddress, typeCard } from './paying.ts';
import { enterAsNew } from './people.ts';
import { expect, test } from './walk.ts';

async function buyEssential(page: Page, state: 'Colorado' | 'Texas', card = CARDS.good): Promise<void> {
  // Everybody new is on a trial, at whose end the plan is charged otherwise.
  await page.goto('/plans/purchase?sku=plan_essential&payUpFront=true');
  await page.getByRole('radio', { name: 'National' }).check();
  await typeCard(page, card);
  await typeAddress(page);
  await chooseState(page, state);
}

/** The order is stored, charged and settled: several answers, one after the other. */
async function pay(page: Page): Promise<void> {
  await payButton(page).click();
  await expect(page.getByText('Thank you. Your plan is ready.')).toBeVisible({ timeout: 60_000 });
}

/** The page of the plan, once what was due at the plan's time is done. */
async function planOnceIt(page: Page, says: RegExp | string, bills = 1): Promise<void> {
  await expect(async () => {
    await page.goto('/subscription');
    await expect(page.getByText(says).first()).toBeVisible({ timeout: 5_000 });
    await expect(page.getByRole('cell', { name: '$69.00' })).toHaveCount(bills, { timeout: 5_000 });
  }).toPass({ timeout: 120_000 });
}

test('PLAN-9 PAUSE-8 HDR-2 a plan is bought by a good card, paused, resumed, and left', async ({ page }, {
  project,
}) => {
  test.setTimeout(400_000);
  const email = `life.${project.name}.${Date.now()}@example.com`;
  page.setDefaultTimeout(40_000);
  await enterAsNew(page, email);
  await buyEssential(page, 'Colorado');
  await expect(payButton(page)).toHaveText('Pay $69.00');
  await pay(page);
  await expectGoodLook(page);

  await page.getByRole('main').getByRole('link', { name: 'See your plan' }).click();
  await expect(page.getByText(/^Renews /)).toBeVisible();
  await expect(page.getByRole('cell', { name: '$69.00' })).toHaveCount(1);
  await expectGoodLook(page);
  await page.getByRole('button', { name: 'Pause Payments' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pause Payments' });
  await expect(dialog.getByRole('radio', { name: /^1 month [(].+[)]$/ })).toBeChecked();
  await expect(dialog.getByRole('radio')).toHaveCount(3);
  await expect(dialog.getByRole('link', { name: 'Contact us' })).toBeVisible();
  await expectGoodLook(page);
  await dialog.getByRole('radio', { name: /^2 months [(].+[)]$/ }).check();
  await dialog.getByRole('button', { name: 'Pause Payments' }).click();
  await expect(page.getByText(/^Pauses .+, until /)).toBeVisible();
  await expectGoodLook(page);

  await moveClock(page, email, 33);
  await planOnceIt(page, /^Paused until /);
  await expectGoodLook(page);
  await page.goto('/dashboard');
  const banner = page.getByRole('region', { name: 'Your plan is paused' });
  await expect(banner).toContainText(/New projects start again on .+, or when you resume[.]/);
  await expectGoodLook(page);
  await page.getByRole('banner').getByRole('button', { name: 'Add Project' }).click();
  const why = page.getByRole('alertdialog', { name: 'Your plan is paused' });
  await expect(why).toBeVisible();
  await expectGoodLook(page);
  await why.getByText('Plan details', { exact: true }).click();
  await page.getByRole('button', { name: 'Resume', exact: true }).click();
  await expect(page.getByText('Your payments resumed')).toBeVisible();

  // Payments that are resumed begin a period on that day.
  await planOnceIt(page, /^Renews /, 2);
  await page.getByRole('button', { name: 'Pause Payments' }).click();
  await expect(page.getByRole('dialog', { name: 'Pause Payments Unavailable' })).toContainText(
    /^.*You have already paused payments within the last 12 months[.] Please wait until .+ to pause payments again[.]/,
  );
  await expectGoodLook(page);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.goto('/dashboard');
  await expect(banner).toHaveCount(0);
  await page.getByRole('banner').getByRole('button', { name: 'Add Project' }).click();
  await expect(page).toHaveURL('/addresslookup');

  await page.goto('/subscription');
  await page.getByRole('button', { name: 'Cancel the plan' }).click();
  await expectGoodLook(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the plan' }).click();
  await expect(page.getByText('Ends with the paid period')).toBeVisible();
  await expectGoodLook(page);
  await page.getByRole('button', { name: 'Keep the plan after all' }).click();
  await expect(page.getByText(/^Renews /)).toBeVisible();
});

test('PLAN-9 D PLAN-9.19 a buyer in a taxed state sees the tax before paying, and on the bill', async ({
  page,
}, { project }) => {
  test.slow();
  await enterAsNew(page, `taxed.${project.name}.${Date.now()}@example.com`);
  await buyEssential(page, 'Texas');
  await expect(payButton(page)).toHaveText('Pay $73.31');
  await expect(page.getByText('$4.31')).toBeVisible();
  await expectGoodLook(page);
  await pay(page);
  await page.goto('/subscription');
  await expect(page.getByRole('cell', { name: /^[$]73[.]31/ })).toContainText('$4.31');
  await expectGoodLook(page);
});

test('PLAN-9 D PLAN-9.21 a payment is disputed, the plan goes on, and ends when the dispute is lost', async ({
  page,
}, { project }) => {
  test.slow();
  const email = `disputes.${project.name}.${Date.now()}@example.com`;
  page.setDefaultTimeout(40_000);
  await enterAsNew(page, email);
  await buyEssential(page, 'Colorado', CARDS.disputes);
  await pay(page);
  await planOnceIt(page, 'Disputed');
  await expect(page.getByText(/^Renews /)).toBeVisible();
  await expectGoodLook(page);
  await loseDispute(page, email);
  await planOnceIt(page, 'Refunded');
  // The page asks for the plan and for its bills at once, so that the plan may be that of a moment before.
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'Free' })).toBeVisible();
  await expectGoodLook(page);
});

/** The operator is told of a dispute by mail; the bank decides it against them. */
async function loseDispute(page: Page, email: string): Promise<void> {
  let payment = '';
  await expect(async () => {
    const sent = (await (await page.request.get('/local/outbox.json')).json()) as readonly {
      readonly subject: string | null;
      readonly words: string | null;
    }[];
    const mail = sent.find(({ subject }) => subject === `${email} disputes a payment of $69.00`);
    payment = /pi_\w+/.exec(mail?.words ?? '')?.[0] ?? '';
    expect(payment).not.toBe('');
  }).toPass();
  const headers = { authorization: 'Bearer sk_local_ridgeline' };
  const found = await page.request.get(`/v1/disputes?payment_intent=${payment}`, { headers });
  const { data } = (await found.json()) as { readonly data: readonly { readonly id: string }[] };
  const lost = await page.request.post(`/v1/disputes/${data[0]?.id}/close`, { headers });
  expect(lost.ok()).toBe(true);
}

test('START-4 PLAN-9 PAUSE-8 in Spanish: the bank refuses and confirms, and the plan is paused, resumed and left', async ({
  page,
}, { project }) => {
  test.setTimeout(400_000);
  const email = `vida.${project.name}.${Date.now()}@example.com`;
  page.setDefaultTimeout(40_000);
  await enterAsNew(page, email);
  await page.getByRole('button', { name: 'Español' }).click();
  await page.goto('/plans/purchase?sku=plan_essential&payUpFront=true');
  await page.getByRole('radio', { name: 'Nacional' }).check();
  await page.getByLabel('Número de tarjeta').fill(CARDS.bank);
  await page.getByLabel('Fecha de vencimiento').fill('1240');
  await page.getByLabel('Código de seguridad').fill('123');
  await page.getByLabel('Dirección', { exact: true }).fill('1437 Bannock St');
  await page.getByLabel('Ciudad').fill('Denver');
  await page.getByLabel('Código postal').fill('80202');
  await page.getByLabel('Estado de su dirección de facturación').selectOption('Colorado');
  await expectGoodLook(page);

  const pay = page.getByRole('button', { name: /^Pagar \$69[.]00/ });
  await pay.click();
  const bank = page.getByRole('dialog', { name: 'Su banco (de prueba)' });
  await bank.getByRole('button', { name: 'Rechazar' }).click();
  await expect(page.getByRole('alert')).toContainText('Su banco no confirmó este pago.');
  await expect(page.getByLabel('Ciudad')).toHaveValue('Denver');
  await expectGoodLook(page);
  await pay.click();
  await bank.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByText('Gracias. Su plan está listo.')).toBeVisible({ timeout: 60_000 });
  await expectGoodLook(page);

  await page.getByRole('main').getByRole('link', { name: 'Ver su plan' }).click();
  await expect(page.getByText(/^Se renueva el /)).toBeVisible();
  await expectGoodLook(page);
  await page.getByRole('button', { name: 'Pausar pagos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pausar pagos' });
  await expect(dialog.getByRole('radio', { name: /^1 mes [(].+[)]$/ })).toBeChecked();
  await expectGoodLook(page);
  await dialog.getByRole('button', { name: 'Pausar pagos' }).click();
  await expect(page.getByText(/^Se pausa el .+, hasta el /)).toBeVisible();
  await expectGoodLook(page);

  await moveClock(page, email, 33);
  await planOnceIt(page, /^En pausa hasta el /);
  await expectGoodLook(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Su plan está en pausa' })).toContainText(
    /Los proyectos nuevos vuelven el .+, o cuando usted reanude[.]/,
  );
  await page.getByRole('banner').getByRole('button', { name: 'Agregar proyecto' }).click();
  const why = page.getByRole('alertdialog', { name: 'Su plan está en pausa' });
  await expect(why).toBeVisible();
  await expectGoodLook(page);
  await why.getByText('Detalles del plan', { exact: true }).click();
  await page.getByRole('button', { name: 'Reanudar', exact: true }).click();
  await expect(page.getByText('Sus pagos se reanudaron')).toBeVisible();

  // The bank wants its customer, who is away: the period is due.
  const due = page.getByText('$69.00 vencidos');
  await expect(async () => {
    await page.goto('/subscription');
    await expect(due).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 120_000 });
  await expectGoodLook(page);
  await page.getByRole('button', { name: 'Pagar $69.00 ahora' }).click();
  await bank.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByText('Su pago se realizó.')).toBeVisible();
  await expect(due).toBeHidden();

  await page.getByRole('button', { name: 'Cancelar el plan' }).click();
  await expectGoodLook(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar el plan' }).click();
  await expect(page.getByText('Termina con el período pagado')).toBeVisible();
  await expectGoodLook(page);
  await page.getByRole('button', { name: 'Conservar el plan de todos modos' }).click();
  await expect(page.getByText(/^Se renueva el /)).toBeVisible();
});
