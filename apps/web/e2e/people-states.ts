import type { Page } from '@playwright/test';
import { answered } from './buying-answers.ts';
import { after, as, overlay } from './state-openers.ts';
import type { Cast, ScreenState } from './way-in-states.ts';

const NAMES = {
  editName: /^(Edit name|Editar nombre)$/,
  copyId: /^(Copy the user ID|Copiar el ID de usuario)$/,
  firstName: /^(First name|Nombre)$/,
  unsaved: /^(Unsaved Changes|Cambios sin guardar)$/,
  keyName: /^(Name of the key|Nombre de la clave)$/,
  deliveries: /^(Deliveries|Envíos)$/,
  changeEvents: /^(Change events|Cambiar eventos)$/,
  deleteAccount: /^(Delete account…|Eliminar cuenta…)$/,
};

const OWN = '/integrations/own-systems';
const button = (page: Page, name: RegExp) => page.getByRole('button', { name });
const DAY = 86_400_000;
const daysAgo = (days: number): string => new Date(Date.now() - days * DAY).toISOString();

const webhook = {
  id: '00000000-0000-4000-8000-000000000001',
  address: 'https://hooks.example.com/ridgeline/projects-and-reports',
  events: ['report.made', 'report.changed', 'project.archived', 'plan.changed', 'member.joined'],
  of: 'me',
  standing: 'on',
  created_at: daysAgo(9),
  last_accepted_at: daysAgo(1),
  old_secret_until: null,
};
const deliveryOf = (place: number, standing: string, failure: string | null, status: number | null) => ({
  id: `00000000-0000-4000-8000-00000000010${place}`,
  event: webhook.events[place] ?? 'test',
  created_at: daysAgo(place),
  standing,
  tries: 1,
  status,
  failure,
  duration_ms: 40,
  body: null,
  next_try_at: null,
  log: [{ at: daysAgo(place), status, failure, duration_ms: 40 }],
});
const deliveries = [
  deliveryOf(0, 'accepted', null, 204),
  deliveryOf(1, 'waiting', 'not-reached', null),
  deliveryOf(2, 'failed', 'refused', 500),
  { ...deliveryOf(3, 'skipped', null, null), log: [] },
];

const WEBHOOKS = /[/]api[/]v2[/]webhooks/;
const NEW_KEY = /[/]api[/]codeReports[/]profile[/]keys[/]crm$/;

/** An address with deliveries in every standing. */
async function withWebhook(page: Page): Promise<void> {
  await page.unroute(WEBHOOKS);
  await page.route(WEBHOOKS, (route) =>
    route.fulfill({
      json: { items: route.request().url().endsWith('/deliveries') ? deliveries : [webhook] },
    }),
  );
}

/** A state of the page of the reader's own software, with an address that is told of events. */
const ofWebhook = (name: string, act: (page: Page) => Promise<void>): ScreenState => ({
  name,
  isBare: true,
  open: async (page) => {
    await withWebhook(page);
    await page.goto(OWN);
    await act(page);
  },
});

const leaves = new WeakSet<Page>();

/** A name that is typed is kept, and would be there again in the next look: the profile is opened without what was kept. */
async function typeName(page: Page, name: string): Promise<void> {
  if (!leaves.has(page)) page.on('dialog', (asked) => void asked.accept());
  leaves.add(page);
  // A page of the origin that does not run the app.
  await page.goto('/app-config.json');
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const unsealed = Object.keys(sessionStorage).filter((name) =>
          name.startsWith('ridgeline.unsealed-draft.'),
        );
        for (const name of unsealed) sessionStorage.removeItem(name);
        indexedDB.deleteDatabase('ridgeline-own').addEventListener('success', resolve);
      }),
  );
  await page.goto('/profile');
  await button(page, NAMES.editName).click();
  await page.getByLabel(NAMES.firstName).fill(name);
}

const dana: readonly ScreenState[] = [
  after(
    'profile-delete',
    '/profile',
    async (page) => {
      await button(page, NAMES.deleteAccount).click();
      await overlay(page).waitFor();
    },
    { isOverlay: true },
  ),
  after('profile-toast', '/profile', async (page) => {
    await button(page, NAMES.copyId).click();
    await page.locator('[role=alertdialog]').first().waitFor();
  }),
  after('email-empty', '/profile/email', async (page) => {
    await page.locator('main input[name=new-email]').press('Enter');
    await page.locator('main [aria-invalid=true]').first().waitFor();
  }),
  answered('notice', '/dashboard', {
    about: /[/]api[/](?:codeReports[/]profile|v2[/]profile[/]?)(?:[?]|$)/,
    change: (profile) => ({
      ...profile,
      notices: [
        {
          id: 'maintenance',
          message: 'Ridgeline is closed for maintenance on Sunday from 2 to 4 in the morning.',
          message_es: 'Ridgeline estará cerrado por mantenimiento el domingo de 2 a 4 de la madrugada.',
          type: null,
          webAction: '/plans',
          trackingData: null,
        },
      ],
    }),
  }),
  {
    name: 'integration-key-made',
    isBare: true,
    open: async (page) => {
      await page.unroute(NEW_KEY);
      const ending = 'k7Qd';
      const key = { name: 'crm', created_at: daysAgo(0), ending, last_used_at: null, last_used_from: null };
      await page.route(NEW_KEY, (route) =>
        route.fulfill({
          status: 201,
          json: { ...key, secret: `rk_0123456789abcdefghijklmnopqrstuvwxyz${ending}` },
        }),
      );
      await page.goto(OWN);
      await page.getByLabel(NAMES.keyName).fill('crm');
      await page.keyboard.press('Enter');
      await page.locator('main').getByText(ending).first().waitFor();
    },
  },
  ofWebhook('webhook-deliveries', async (page) => {
    await button(page, NAMES.deliveries).click();
    await page.locator('main ol').first().waitFor();
  }),
  ofWebhook('webhook-without-events', async (page) => {
    await button(page, NAMES.changeEvents).click();
    const events = page.locator('main fieldset').first().getByRole('checkbox');
    for (const event of await events.all()) await event.uncheck({ force: true });
  }),
  after('profile-name-wrong', '/profile', async (page) => {
    await typeName(page, '');
    await page.keyboard.press('Enter');
    await page.locator('main [aria-invalid=true]').first().waitFor();
  }),
  after(
    'profile-unsaved',
    '/profile',
    async (page) => {
      await typeName(page, 'Danielle');
      await page
        .getByRole('link', { name: /Ridgeline/ })
        .first()
        .click();
      await page.getByRole('alertdialog', { name: NAMES.unsaved }).waitFor();
    },
    { isOverlay: true },
  ),
];

const inviteOf = (email: string, inviteStatus: string, days: number) => ({
  id: `invite:${email}`,
  email,
  displayName: null,
  role: 'member',
  createdAt: daysAgo(days),
  inviteStatus,
  invite_time: daysAgo(days),
  projectCount: 0,
});

const invites = {
  about: /[/]api[/]teams[/][^/]+[/]members[/]search/,
  change: (roster: Readonly<Record<string, unknown>>) => ({
    ...roster,
    items: [
      ...(roster['items'] as readonly unknown[]),
      inviteOf('concepcion.villanueva@example.com', 'pending', 4),
      inviteOf('ray@example.com', 'declined', 12),
    ],
  }),
};
const withInvites = answered('team-invites', '/myTeam', invites);

const olivia: readonly ScreenState[] = [
  withInvites,
  {
    ...withInvites,
    name: 'team-selection',
    open: async (page) => {
      await withInvites.open(page);
      const checks = page.locator('main tbody input[type=checkbox]:enabled');
      for (const check of [checks.first(), checks.nth(1)]) await check.check({ force: true });
      await page.getByRole('toolbar').waitFor();
    },
  },
  after('team-logo-crop', '/editteam', async (page) => {
    const picture = await page.locator('header').first().screenshot();
    const chosen = { name: 'logo.png', mimeType: 'image/png', buffer: picture };
    await page.locator('main input[type=file]').setInputFiles(chosen);
    await page.getByRole('dialog').getByRole('slider').first().waitFor();
  }),
];

/** The profile, the team and the integrations, after something was done there. */
export const PEOPLE: readonly Cast[] = [as('Dana', ...dana), as('Olivia', ...olivia)];
