import type { ScreenState } from './way-in-states.ts';

type Body = Readonly<Record<string, unknown>>;

/** An answer of the API with something else in it, for what no demo person has. */
export const answered = (
  name: string,
  path: string,
  { about, change }: { readonly about: RegExp; readonly change: (body: Body) => Body },
): ScreenState => ({
  name,
  isBare: true,
  open: async (page) => {
    await page.unroute(about);
    await page.route(about, async (route) => {
      if (route.request().method() !== 'GET') return route.fallback();
      const response = await route.fetch();
      return route.fulfill({ response, json: change((await response.json()) as Body) });
    });
    await page.goto(path);
  },
});

const BILLS = /[/]api[/]billingHistory$/;
const CARD_LIST = /[/]api[/]payment_info$/;
const PROFILE = /[/]api[/](?:codeReports[/]profile|v2[/]profile[/]?)(?:[?]|$)/;

const MONTH = 30 * 86_400_000;
const billOf = (place: number, status: string): Body => ({
  id: `bill-${place}`,
  at: new Date(Date.now() - place * MONTH).toISOString(),
  title: 'Essential',
  title_es: 'Esencial',
  amount: 7331,
  tax: 431,
  status,
  receipt_url: status === 'open' || status === 'void' ? null : `/local/receipts/${place}`,
});
const STATUSES = ['open', 'paid', 'refunded', 'disputed', 'void', 'paid', 'paid', 'paid', 'paid', 'paid'];
export const manyBills = {
  about: BILLS,
  change: () => ({ items: [...STATUSES, ...STATUSES].map((status, place) => billOf(place, status)) }),
};
export const noBills = { about: BILLS, change: () => ({ items: [] }) };

const cardOf = (brand: string, last4: string): Body => ({
  id: `pm_${last4}`,
  brand,
  last4,
  exp_month: 4,
  exp_year: 2030,
});
export const manyCards = {
  about: CARD_LIST,
  change: () => ({
    default_source: 'pm_0005',
    sources: [
      cardOf('visa', '4242'),
      cardOf('mastercard', '4444'),
      cardOf('amex', '0005'),
      cardOf('discover', '9424'),
    ],
  }),
};
export const noCards = { about: CARD_LIST, change: () => ({ default_source: null, sources: [] }) };

/** Another plan of the person, as if it had been so when they came. */
export const plan = (facts: Body) => ({
  about: PROFILE,
  change: (profile: Body): Body => ({
    ...profile,
    subscriptions: (profile['subscriptions'] as readonly Body[] | undefined)?.map((one, place) =>
      place === 0 ? { ...one, ...facts } : one,
    ),
  }),
});
