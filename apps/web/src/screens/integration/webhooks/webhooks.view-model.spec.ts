import type { Webhook } from '@ridgeline/core/integrations';
import { FakeWebhookGateway } from '@ridgeline/core/testing/integrations';
import { describe, expect, it, vi } from 'vitest';
import { Language } from '../../../language/language.store.ts';
import { asRead } from '../../../testing/as-read.ts';
import { stagedDrafts } from '../../../testing/staged-drafts.ts';
import { ada, aSession } from '../../../testing/visitors.ts';
import { WebhooksViewModel } from './webhooks.view-model.ts';

const ADDRESS = 'https://crm.example/hooks';

async function setUp() {
  const gateway = new FakeWebhookGateway();
  const { session } = aSession();
  await session.start();
  await session.signIn(ada);
  const { drafts, toasts } = stagedDrafts(session);
  const language = new Language({ getItem: () => null, setItem: () => {} }, ['en']);
  const vm = new WebhooksViewModel({ gateway, session, language, drafts, toasts });
  vm.type(ADDRESS);
  await vm.add();
  const [added] = vm.webhooks;
  if (added === undefined) throw new Error('the address was not added');
  return { vm, gateway, session, language, added, toasts: () => toasts.takeAll().map(asRead) };
}

type Act = (vm: WebhooksViewModel, added: Webhook) => Promise<void>;

async function saveEvents(vm: WebhooksViewModel, added: Webhook): Promise<void> {
  vm.edit(added);
  vm.chooseInEdit('report.made', false);
  await vm.saveEvents();
}

const CHANGES: readonly (readonly [string, Act, string, string])[] = [
  ['off', (vm, { id }) => vm.turnOff(id), `${ADDRESS} is off.`, `${ADDRESS} está desactivada.`],
  ['on', (vm, { id }) => vm.turnOn(id), `${ADDRESS} is on.`, `${ADDRESS} está activada.`],
  ['changed', saveEvents, `The events of ${ADDRESS} are saved.`, `Se guardaron los eventos de ${ADDRESS}.`],
  ['removed', (vm, { id }) => vm.remove(id), 'The address was removed.', 'Se quitó la dirección.'],
];

describe('D API-5.4 the addresses that are told of events', () => {
  it('START-5 end a session that the API refuses, and keep what was chosen', async () => {
    const { vm, gateway, session, added } = await setUp();
    vm.edit(added);
    vm.chooseInEdit('report.made', false);
    gateway.refuseWith('signed-out');
    await vm.saveEvents();
    await vi.waitFor(() => expect(session.session).toEqual({ is: 'signed-out', expired: true }));
    expect([vm.failure, vm.editing?.events]).toEqual([
      null,
      added.events.filter((event) => event !== 'report.made'),
    ]);
  });

  it.each(CHANGES)('says in both languages that an address is %s', async (_, act, english, spanish) => {
    for (const [locale, text] of [
      ['en', english],
      ['es', spanish],
    ] as const) {
      const { vm, language, added, toasts } = await setUp();
      language.choose(locale);
      await act(vm, added);
      expect(toasts()).toMatchObject([{ tone: 'ok', text }]);
    }
  });

  it.each(CHANGES)('says why it is not %s, and nothing of success', async (_, act) => {
    const { vm, gateway, added, toasts } = await setUp();
    gateway.refuseWith('unavailable');
    await act(vm, added);
    expect(toasts()).toEqual([]);
    expect(vm.failure).toBe('unavailable');
  });

  it('says by the field that an address is missing, and asks nobody', async () => {
    const { vm, gateway } = await setUp();
    gateway.refuseWith('unavailable');
    vm.type(' ');
    await vm.add();
    expect([vm.addressFailure, vm.isBusy]).toEqual(['webhook-address-invalid', false]);
  });
});
