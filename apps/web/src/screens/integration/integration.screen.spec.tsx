import { pathTo } from '@ridgeline/core/routes';
import { OwnRecords } from '@ridgeline/core/sync';
import { aPlan } from '@ridgeline/core/testing/plans';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { asRead } from '../../testing/as-read.ts';
import { Component } from '../../routes/screens/integration.route.tsx';
import { settled } from '../../testing/gate.ts';
import { aStage, button, field, leadsTo } from '../../testing/screen-stage.tsx';
import { VERIFY_SNIPPET } from './webhooks/verify-snippet.ts';
import { ToastStore } from '../../view-model/toasts.store.ts';
// With the spec: on a busy machine its first import takes longer than the spec waits for it.
import '../../routes/webhooks.part.tsx';

afterEach(cleanup);

const allowed = aPlan({ isExpired: false });
const withoutRight = aPlan({ limits: { ...allowed.limits, allowIntegrationAccess: false } });

async function opened({ id = 'own-systems', plan = allowed } = {}) {
  const stage = aStage(pathTo('integration', { id }));
  await stage.signIn({ subscriptions: [plan] });
  await stage.show(Component);
  if (id === 'own-systems') await screen.findByRole('heading', { name: 'Webhooks' });
  return stage;
}

type Stage = Awaited<ReturnType<typeof opened>>;
/** Some parts are loaded when they are shown. */
async function press({ user }: Stage, name: string | RegExp): Promise<void> {
  const found = await screen.findByRole('button', { name });
  await settled(() => user.click(found));
}
const told = ({ container }: Stage) =>
  container
    .get(ToastStore)
    .waiting.map(asRead)
    .map(({ text }) => text);
const isThere = (text: string | RegExp) => screen.queryByText(text) !== null;

async function make(stage: Stage, name: string): Promise<void> {
  await stage.fill(field('Name of the key'), name);
  await press(stage, 'Create key');
}

describe('the page of the user’s own software', () => {
  it('API-5 makes a key with a name, and shows its secret until the page is left', async () => {
    const stage = await opened();
    expect(isThere('No key yet.')).toBe(true);
    await make(stage, 'crm');
    expect(isThere('Your key crm')).toBe(true);
    expect(isThere('rk_fake_0001')).toBe(true);
    expect(screen.getByText(/x-api-key: rk_fake_0001/)).toBeDefined();
    await press(stage, 'Copy the key');
    expect(stage.clipboard.text).toBe('rk_fake_0001');
    cleanup();
    await stage.show(Component);
    expect(isThere('rk_fake_0001')).toBe(false);
    expect(isThere(/^•••• 0001 · Created .* · never used$/)).toBe(true);
  });

  it('API-5 tells when and from where a key was last used', async () => {
    const stage = await opened();
    await make(stage, 'crm');
    stage.apiKeys.isGood('rk_fake_0001');
    cleanup();
    await stage.show(Component);
    expect(isThere(/last used .* from 192\.0\.2\.1$/)).toBe(true);
  });

  it('API-5 revokes a key only when that is confirmed', async () => {
    const stage = await opened();
    await make(stage, 'crm');
    await press(stage, 'Revoke crm');
    await press(stage, 'Keep the key');
    expect(stage.apiKeys.isGood('rk_fake_0001')).toBe(true);
    await press(stage, 'Revoke crm');
    await press(stage, 'Revoke');
    expect(stage.apiKeys.isGood('rk_fake_0001')).toBe(false);
    expect(told(stage)).toEqual(['Your API key was created.', 'Your API key was revoked.']);
    expect(isThere('rk_fake_0001')).toBe(false);
    expect(isThere('No key yet.')).toBe(true);
  });

  it.each([
    ['a b', 'Use letters, digits, dashes and underscores only, 64 at most.'],
    ['crm', 'You already have a key with this name.'],
    ['estimate-sync', 'You already have a key with this name.'],
  ])('API-5 refuses the name %s, and says why', async (name, why) => {
    const stage = await opened();
    await make(stage, 'crm');
    await make(stage, name);
    expect(isThere(why)).toBe(true);
    expect(stage.apiKeys.isGood('rk_fake_0001')).toBe(true);
  });

  it('HDR-12 D API-5.2 under a plan without integrations revokes keys, and makes none', async () => {
    const stage = await opened();
    await make(stage, 'crm');
    cleanup();
    const { profile } = stage.session;
    if (profile === null) throw new Error('nobody is signed in');
    stage.session.profileChanged({ ...profile, subscriptions: [withoutRight] });
    await stage.show(Component);
    expect(isThere('Integrations are not part of your plan')).toBe(true);
    expect(leadsTo('See plans')).toBe('/plans');
    expect(screen.queryByRole('button', { name: 'Create key' })).toBeNull();
    await press(stage, 'Revoke crm');
    await press(stage, 'Revoke');
    expect(stage.apiKeys.isGood('rk_fake_0001')).toBe(false);
  });

  it('HDR-12 API-5 says that a key could not be revoked, also where there is no form', async () => {
    const stage = await opened();
    await make(stage, 'crm');
    cleanup();
    const { profile } = stage.session;
    if (profile === null) throw new Error('nobody is signed in');
    stage.session.profileChanged({ ...profile, subscriptions: [withoutRight] });
    await stage.show(Component);
    await press(stage, 'Revoke crm');
    stage.apiKeys.refuseWith('unavailable');
    await press(stage, 'Revoke');
    expect(told(stage).at(-1)).toBe('Integrations could not be reached. Please try again.');
    expect(stage.apiKeys.isGood('rk_fake_0001')).toBe(true);
  });

  it('API-5 says what failed, and tries again', async () => {
    const stage = aStage(pathTo('integration', { id: 'own-systems' }));
    await stage.signIn({ subscriptions: [allowed] });
    stage.apiKeys.refuseWith('unavailable');
    await stage.show(Component);
    expect(isThere('The integration could not be loaded')).toBe(true);
    stage.apiKeys.refuseWith(null);
    await press(stage, 'Try again');
    expect(isThere('No key yet.')).toBe(true);
  });
});

describe('webhooks', () => {
  it('D API-5.4 adds an address, shows its secret once, and sends a test event', async () => {
    const stage = await opened();
    await stage.fill(field('Address'), 'http://hooks.example.com/');
    await press(stage, 'Add address');
    expect(isThere(/^Use an address that starts with https/)).toBe(true);
    await stage.fill(field('Address'), 'https://hooks.example.com/');
    await press(stage, 'Add address');
    expect(isThere('whsec_fake1')).toBe(true);
    await press(stage, 'Send a test event');
    expect(isThere('test')).toBe(true);
    stage.webhooks.deliver();
    await press(stage, 'Send again');
    stage.webhooks.deliver();
    await press(stage, 'Refresh');
    const tries = screen.getByRole('list', { name: /^Tries of test/ });
    expect(tries.textContent?.match(/answered with 204/g)).toHaveLength(2);
    await press(stage, 'New secret');
    expect(isThere('whsec_fake2')).toBe(true);
    await press(stage, 'Remove');
    await press(stage, 'Keep it');
    expect(isThere('https://hooks.example.com/')).toBe(true);
  });

  it('D API-5.4 changes the events of an address, and turns it off and on', async () => {
    const stage = await opened();
    await stage.fill(field('Address'), 'https://hooks.example.com/');
    await press(stage, 'Add address');
    await press(stage, 'Change events');
    const edited = within(screen.getByRole('group', { name: 'Events of https://hooks.example.com/' }));
    for (const event of ['A report was made', 'The plan has changed']) {
      await settled(() => stage.user.click(edited.getByRole('checkbox', { name: event })));
    }
    await press(stage, 'Save');
    const events = 'A report has changed · A project was archived · Somebody joined the team';
    expect(isThere(events)).toBe(true);
    await press(stage, 'Change events');
    await press(stage, 'Cancel');
    expect(isThere(events)).toBe(true);
    await press(stage, 'Turn off');
    expect(isThere('Off')).toBe(true);
    expect(screen.queryByRole('button', { name: 'Send a test event' })).toBeNull();
    await press(stage, 'Turn on');
    expect(isThere('On')).toBe(true);
  });

  it('D API-5.4 adds no address without an event, and says so', async () => {
    const stage = await opened();
    await stage.fill(field('Address'), 'https://hooks.example.com/');
    for (const event of screen.getAllByRole('checkbox')) await settled(() => stage.user.click(event));
    expect(isThere('Choose at least one event.')).toBe(true);
    await press(stage, 'Add address');
    expect(isThere('whsec_fake1')).toBe(false);
    await settled(() => stage.user.click(screen.getByRole('checkbox', { name: 'A report was made' })));
    expect(isThere('Choose at least one event.')).toBe(false);
    await press(stage, 'Add address');
    expect(isThere('whsec_fake1')).toBe(true);
  });

  it('D API-5.4 says by the field why an address is refused, and by the list what else went wrong', async () => {
    const stage = await opened();
    await stage.fill(field('Address'), 'https://localhost/');
    await press(stage, 'Add address');
    expect(isThere('This address leads to no server on the public internet.')).toBe(true);
    await stage.fill(field('Address'), 'https://hooks.example.com/');
    await press(stage, 'Add address');
    stage.webhooks.refuseWith('unavailable');
    await press(stage, 'New secret');
    expect(isThere('Webhooks could not be reached. Please try again.')).toBe(true);
  });

  it('START-5 D API-5.4 has the address, its events and whose they are again after a reload', async () => {
    const stage = await opened();
    const own = stage.container.get(OwnRecords);
    await own.unlock('ada');
    await stage.fill(field('Address'), 'https://hooks.example.com/');
    await settled(() => stage.user.click(screen.getByRole('radio', { name: /^All projects of my team/ })));
    await settled(() => stage.user.click(screen.getByRole('checkbox', { name: 'The plan has changed' })));
    cleanup();
    await stage.show(Component);
    await screen.findByDisplayValue('https://hooks.example.com/');
    const isChosen = (role: string, name: string | RegExp) =>
      screen.getByRole<HTMLInputElement>(role, { name }).checked;
    expect([
      isChosen('radio', /^All projects of my team/),
      isChosen('checkbox', 'The plan has changed'),
      isChosen('checkbox', 'A report was made'),
    ]).toEqual([true, false, true]);
    expect(told(stage)).toEqual(['We kept what you typed here. It has not been saved or sent yet.']);
    await press(stage, 'Add address');
    cleanup();
    expect(await own.all('drafts')).toEqual([]);
  });

  it('D API-5.4 shows code that checks a signature', async () => {
    const check = (await import(`data:text/javascript,${encodeURIComponent(VERIFY_SNIPPET)}`)) as {
      isFromRidgeline(secret: string, headers: Record<string, string>, body: string): boolean;
    };
    const secret = 'whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=';
    const time = String(Math.floor(Date.now() / 1000));
    const bytes = Uint8Array.from(atob(secret.replace('whsec_', '')), (sign) => sign.charCodeAt(0));
    const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, [
      'sign',
    ]);
    const mac = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`id.${time}.{}`));
    const good = `v1,${btoa(String.fromCharCode(...new Uint8Array(mac)))}`;
    const headers = {
      'webhook-id': 'id',
      'webhook-timestamp': time,
      'webhook-signature': `v1,other ${good}`,
    };
    expect(check.isFromRidgeline(secret, headers, '{}')).toBe(true);
    expect(check.isFromRidgeline(secret, headers, '{ }')).toBe(false);
    expect(check.isFromRidgeline(secret, { ...headers, 'webhook-timestamp': '1' }, '{}')).toBe(false);
  });
});

describe('the page of an integration', () => {
  it('API-5 connects it by a key of its name, and replaces that only when it is confirmed', async () => {
    const stage = await opened({ id: 'estimate-sync' });
    expect(screen.getByRole('heading', { level: 1, name: 'Estimate Sync' })).toBeDefined();
    await press(stage, 'Create API key');
    expect(isThere('rk_fake_0001')).toBe(true);
    await press(stage, 'Replace key');
    await press(stage, 'Keep the key');
    expect(stage.apiKeys.isGood('rk_fake_0001')).toBe(true);
    await press(stage, 'Replace key');
    const [, confirm] = screen.getAllByRole('button', { name: 'Replace key', hidden: true });
    await settled(() => stage.user.click(confirm ?? button('Replace key')));
    expect(isThere('rk_fake_0002')).toBe(true);
    expect(stage.apiKeys.isGood('rk_fake_0001')).toBe(false);
  });

  it('API-5 says that there is no such integration', async () => {
    await opened({ id: 'nobody' });
    expect(screen.getByRole('heading', { level: 1, name: 'There is no such integration' })).toBeDefined();
    expect(leadsTo('All integrations')).toBe('/integrations');
  });
});
