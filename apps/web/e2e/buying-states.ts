import type { Page } from '@playwright/test';
import { CARDS } from './paying.ts';
import { applyCoupon, button, FIELDS, fillIn, NAMES, payWith, told, typeCard } from './buying-acts.ts';
import { answered, manyBills, manyCards, noBills, noCards, plan } from './buying-answers.ts';
import { after, as, at, overlay, pressed, withoutAnswer } from './state-openers.ts';
import type { Cast, ScreenState } from './way-in-states.ts';

const ESSENTIAL = '/plans/purchase?sku=plan_essential&variant=national&payUpFront=true';
const PRO = '/plans/purchase?sku=plan_23_q2_0003&variant=national&payUpFront=true';
const PROPERTY =
  'address=1437%20Bannock%20St%2C%20Denver%2C%20CO%2080202&source=census&locationId=&propertyType=residential&roofType=steep-slope';

/** Declined, asked by the bank, and what else becomes of a purchase; nobody has paid at the end. */
const buyer: readonly ScreenState[] = [
  at('plans-trial-over', '/plans'),
  at('plan-purchase-new-card', ESSENTIAL),
  after('plan-purchase-wrong', ESSENTIAL, async (page) => {
    await button(page, NAMES.order).click();
    await page.locator('main [aria-invalid=true]').first().waitFor();
  }),
  after('plan-purchase-coupon', ESSENTIAL, async (page) => {
    await applyCoupon(page, 'SPRING');
    await page.getByText(/^SPRING (applied to the price|aplicado al precio)$/).waitFor();
  }),
  after('plan-purchase-coupon-refused', ESSENTIAL, async (page) => {
    await applyCoupon(page, 'AUTUMN');
    await page.getByText(/^(This coupon is not valid|Este cupón no es válido)/).waitFor();
  }),
  after('plan-purchase-declined', ESSENTIAL, async (page) => {
    await payWith(page, CARDS.noFunds);
    await told(page);
  }),
  after(
    'plan-purchase-bank',
    ESSENTIAL,
    async (page) => {
      await payWith(page, CARDS.bank);
      await overlay(page).waitFor();
    },
    { isOverlay: true },
  ),
  after('plan-purchase-bank-refused', ESSENTIAL, async (page) => {
    await payWith(page, CARDS.bank);
    await overlay(page).getByRole('button', { name: NAMES.refuse }).click();
    await told(page);
  }),
  after('plan-purchase-unsettled', ESSENTIAL, async (page) => {
    await page.route('**/api/code-report-plan', (route) => route.abort('connectionreset'));
    await payWith(page, CARDS.noFunds);
    await told(page);
  }),
  ...withoutAnswer('plan-purchase-price', ESSENTIAL, /[/]orders[/]estimate$/),
  ...withoutAnswer('plan-purchase', ESSENTIAL),
  at('plan-purchase-none-chosen', '/plans/purchase'),
  at('plan-purchase-not-sold', '/plans/purchase?sku=plan_gone'),
];

const solo: readonly ScreenState[] = [
  at('subscription', '/subscription'),
  pressed('subscription-pause', '/subscription', NAMES.pause),
  pressed('subscription-leave', '/subscription', NAMES.leave),
  ...withoutAnswer('subscription', '/subscription'),
  after('subscription-new-card', '/subscription', async (page) => {
    await button(page, NAMES.addCard).click();
    await page.getByLabel(FIELDS.card).waitFor();
  }),
  after('subscription-new-card-refused', '/subscription', async (page) => {
    await button(page, NAMES.addCard).click();
    await typeCard(page, CARDS.noFunds);
    await button(page, NAMES.saveCard).click();
    await page.locator('main').locator('[data-invalid]').waitFor();
  }),
  answered('subscription-bills-many', '/subscription', manyBills),
  answered('subscription-bills-none', '/subscription', noBills),
  answered('subscription-cards-many', '/subscription', manyCards),
  answered('subscription-cards-none', '/subscription', noCards),
  answered('subscription-credit', '/subscription', plan({ credit: 12_345 })),
  answered('subscription-no-payer', '/subscription', plan({ needs_payer: true })),
  answered('subscription-expired', '/subscription', plan({ is_expired: true, billable: false })),
  at('plans', '/plans'),
  ...withoutAnswer('plans', '/plans'),
  at('plan-purchase-larger', PRO),
  answered('plan-purchase-cards-many', PRO, manyCards),
  at('plan-upgrade', '/planupgrade'),
  ...withoutAnswer('plan-upgrade', '/planupgrade'),
  at('business-pricing-shown', '/business_pricing'),
  ...withoutAnswer('business-pricing', '/business_pricing'),
  at('single-purchase', '/singlepurchase'),
  ...withoutAnswer('single-purchase', '/singlepurchase'),
];

/** Until it is known whether a plan is ordered. */
async function ordersKnown(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await page.waitForLoadState('networkidle');
}

async function orderForLater(page: Page): Promise<void> {
  await page.goto('/plans/purchase?sku=plan_essential&variant=national');
  await fillIn(page, CARDS.good);
  await button(page, NAMES.order).click();
  await page.getByText(/^(Thank you|Gracias)[.]/).waitFor();
}

/** A plan is ordered, by this state or one before. */
async function openOrdered(page: Page): Promise<void> {
  await ordersKnown(page);
  if ((await button(page, NAMES.cancelOrder).count()) > 0) return;
  await orderForLater(page);
  await page.goto('/subscription');
  await button(page, NAMES.cancelOrder).waitFor();
}

/** A plan that is ordered for the end of the trial, shown, and ordered anew each time. */
const onTrial: readonly ScreenState[] = [
  at('plan-purchase-trial', '/plans/purchase?sku=plan_essential&variant=national'),
  after('plan-ordered', '/subscription', async (page) => {
    await ordersKnown(page);
    if ((await button(page, NAMES.cancelOrder).count()) > 0) {
      await button(page, NAMES.cancelOrder).click();
      await overlay(page).getByRole('button', { name: NAMES.cancelOrder }).click();
      await button(page, NAMES.cancelOrder).waitFor({ state: 'detached' });
    }
    await orderForLater(page);
  }),
  after('subscription-planned', '/subscription', async (page) => {
    await openOrdered(page);
    await page.reload();
  }),
  after(
    'subscription-planned-cancel',
    '/subscription',
    async (page) => {
      await openOrdered(page);
      await button(page, NAMES.cancelOrder).click();
      await overlay(page).waitFor();
    },
    { isOverlay: true },
  ),
];

/** PLAN-7 PLAN-8: what is said where no project is left. */
const outOfProjects = (who: string) => pressed(`out-of-projects-${who}`, '/dashboard', NAMES.addProject);

/** Where a report beyond the plan would be made: it is sold here, or not. */
const beyondPlan = (name: string): ScreenState => ({
  name,
  open: async (page) => {
    await page.goto('/propertytype?address=1437%20Bannock%20St%2C%20Denver%2C%20CO%2080202&source=census');
    await page.getByRole('radio').nth(0).check();
    await page.getByRole('radio').nth(2).check();
    await page.locator('form [type=submit]').click();
    await page
      .getByText(/[$]5|mobile app|aplicación móvil/)
      .first()
      .waitFor();
  },
});

/** The screens that buy, each in its states, and the person who sees it so. */
export const BUYING: readonly Cast[] = [
  as('Otis', at('dashboard-trial-over', '/dashboard'), ...buyer),
  as('Dana', ...solo),
  as('Tess', ...onTrial),
  as(
    'Olivia',
    at('subscription-team', '/subscription'),
    at('plans-team', '/plans'),
    at('plan-upgrade-team', '/planupgrade'),
    at('business-pricing-team', '/business_pricing'),
    at('plan-purchase-smaller', ESSENTIAL),
  ),
  as(
    'Victor',
    at('subscription-viewer', '/subscription'),
    at('plans-viewer', '/plans'),
    at('plan-upgrade-viewer', '/planupgrade'),
    at('plan-purchase-viewer', ESSENTIAL),
    at('single-purchase-viewer', '/singlepurchase'),
  ),
  as(
    'Hana',
    at('subscription-paused', '/subscription'),
    at('dashboard-paused', '/dashboard'),
    pressed('dashboard-paused-add', '/dashboard', NAMES.addProject),
    pressed('subscription-paused-add', '/subscription', NAMES.addProject),
  ),
  as('Sal', outOfProjects('trial')),
  as(
    'Omar',
    outOfProjects('member'),
    at('subscription-member', '/subscription'),
    at('plans-member', '/plans'),
  ),
  as('Ravi', outOfProjects('android')),
  as(
    'Lena',
    outOfProjects('owner'),
    beyondPlan('overage-offered'),
    at('subscription-owner', '/subscription'),
  ),
  as('Gil', at('subscription-about-to-pause', '/subscription')),
  as(
    'Cleo',
    at('subscription-past-due', '/subscription'),
    at('dashboard-past-due', '/dashboard'),
    after('subscription-past-due-declined', '/subscription', async (page) => {
      await button(page, NAMES.pay).click();
      await page
        .locator('main')
        .getByText(/declined|rechaz/)
        .first()
        .waitFor();
    }),
    at('plan-purchase-past-due', PRO),
  ),
  as(
    'Rex',
    at('subscription-android', '/subscription'),
    at('plans-android', '/plans'),
    at('plan-purchase-android', PRO),
  ),
  as(
    'Mona',
    outOfProjects('free'),
    at('plans-free', '/plans'),
    at('single-purchase-out', '/singlepurchase'),
    at('single-purchase-property', `/singlepurchase?${PROPERTY}`),
    after('single-purchase-declined', `/singlepurchase?${PROPERTY}`, async (page) => {
      await payWith(page, CARDS.noFunds);
      await told(page);
    }),
  ),
  as(
    'Iris',
    beyondPlan('overage-none'),
    at('plans-premium', '/plans'),
    at('plan-upgrade-largest', '/planupgrade'),
    // Last: whoever leaves has left for good, as far as a sweep goes.
    after('subscription-leaving', '/subscription', async (page) => {
      await button(page, NAMES.leave).or(button(page, NAMES.stay)).waitFor();
      if ((await button(page, NAMES.leave).count()) > 0) {
        await button(page, NAMES.leave).click();
        await overlay(page).getByRole('button', { name: NAMES.leave }).click();
      }
      await button(page, NAMES.stay).waitFor();
    }),
  ),
];
