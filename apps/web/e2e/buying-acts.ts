import type { Page } from '@playwright/test';

/** Each name is that of both languages. */
export const NAMES = {
  addProject: /^(Add Project|Agregar proyecto)$/,
  pause: /^(Pause payments|Pausar pagos)$/i,
  leave: /^(Cancel the plan|Cancelar el plan)$/,
  stay: /^(Keep the plan after all|Conservar el plan de todos modos)$/,
  cancelOrder: /^(Cancel the order|Cancelar el pedido)$/,
  addCard: /^(Add a card|Agregar una tarjeta)$/i,
  saveCard: /^(Save card|Guardar la tarjeta)$/i,
  pay: /^(Pay|Pagar) [$]/,
  order: /^(Pay [$].*|Pagar [$].*|Confirm order|Confirmar el pedido)$/,
  apply: /^(Apply|Aplicar)$/,
  refuse: /^(Refuse|Rechazar)$/,
};

export const FIELDS = {
  card: /^(Card number|Número de tarjeta)/,
  newCard: /^(A new card|Otra tarjeta)$/,
  expiry: /^(Expiration date|Fecha de vencimiento)/,
  code: /^(Security code|Código de seguridad)/,
  street: /^(Street address|Dirección)$/,
  city: /^(City|Ciudad)$/,
  zip: /^(ZIP code|Código postal)$/,
  state: /^(State of your billing address|Estado de su dirección de facturación)/,
  coupon: /^(Coupon code|Código de cupón)/,
};

export const button = (page: Page, name: RegExp) => page.getByRole('button', { name });

export async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel(FIELDS.card).fill(number);
  await page.getByLabel(FIELDS.expiry).fill('1240');
  await page.getByLabel(FIELDS.code).fill('123');
}

/** What is asked for depends on the price and on the cards that are saved. */
async function asked(page: Page): Promise<void> {
  await button(page, NAMES.order).waitFor();
  await page
    .getByLabel(FIELDS.card)
    .or(page.getByRole('radio', { name: FIELDS.newCard }))
    .first()
    .waitFor();
}

/** Fills in the form, up to the price with its tax; by the saved card if there is one. */
export async function fillIn(page: Page, number: string): Promise<void> {
  await asked(page);
  if ((await page.getByLabel(FIELDS.card).count()) > 0) await fillInCard(page, number);
  const state = page.getByLabel(FIELDS.state);
  if ((await state.count()) === 0 || (await state.inputValue()) === 'co') return;
  const priced = page.waitForResponse((answer) => answer.url().endsWith('/orders/estimate'));
  await state.selectOption('Colorado');
  await priced;
}

async function fillInCard(page: Page, number: string): Promise<void> {
  await typeCard(page, number);
  await page.getByLabel(FIELDS.street).fill('1437 Bannock St');
  await page.getByLabel(FIELDS.city).fill('Denver');
  await page.getByLabel(FIELDS.zip).fill('80202');
}

export async function payWith(page: Page, number: string): Promise<void> {
  await fillIn(page, number);
  await button(page, NAMES.order).click();
}

export const told = (page: Page) => page.locator('main [role=alert]').first().waitFor();

export async function applyCoupon(page: Page, code: string): Promise<void> {
  await page.getByLabel(FIELDS.coupon).fill(code);
  await button(page, NAMES.apply).click();
}
