import { describe, expect, it } from 'vitest';
import { WEBHOOK_EVENTS } from '../../integrations/webhooks/webhook-event.ts';
import type { NewWebhook, WebhookGateway } from '../../integrations/webhooks/webhook-gateway.port.ts';
import type { Result } from '../../shared/result.ts';

/** A signed-in user whose plan includes integrations, without addresses. */
export type WebhookWorld = {
  readonly webhooks: WebhookGateway;
  /** Addresses that may be told of events: one that accepts them, one that answers each with 500. */
  readonly accepting: string;
  readonly refusing: string;
  /** Tries everything that waits once. */
  readonly deliver: () => Promise<void> | void;
  readonly endSession: () => Promise<void> | void;
  readonly breakConnection: () => Promise<void> | void;
};

const NO_ID = '99999999-9999-4999-8999-999999999999';

/** Contract suite for `WebhookGateway`. Runs on the fake and on every real adapter. */
export function webhookGatewayContract(name: string, makeWorld: () => Promise<WebhookWorld>): void {
  describe(`${name} fulfills the contract of WebhookGateway`, () => {
    it('D API-5.4 adds an address, which is on, and tells its secret; added again it is the same address', async () => {
      const { webhooks, accepting } = await makeWorld();
      const { webhook, secret } = valueOf(await webhooks.add(told(accepting, ['report.made'])));
      expect(secret).toMatch(/^whsec_/);
      expect(webhook).toEqual({
        id: expect.any(String),
        address: accepting,
        events: ['report.made'],
        of: 'me',
        standing: 'on',
      });
      const again = valueOf(await webhooks.add(told(accepting, WEBHOOK_EVENTS)));
      expect(again.webhook).toEqual({ ...webhook, events: WEBHOOK_EVENTS });
      expect(valueOf(await webhooks.list())).toEqual([again.webhook]);
    });

    it('D API-5.4 refuses an address by its form, and one that leads inside, with a reason of its own', async () => {
      const { webhooks } = await makeWorld();
      for (const address of ['http://hooks.example.com/', 'hooks.example.com']) {
        expect(await webhooks.add(told(address))).toEqual({ ok: false, failure: 'webhook-address-invalid' });
      }
      for (const address of ['https://localhost/x', 'https://10.0.0.8/x', 'https://db.internal/x']) {
        const answer = await webhooks.add(told(address));
        expect(answer).toEqual({ ok: false, failure: 'webhook-address-not-public' });
      }
      expect(valueOf(await webhooks.list())).toEqual([]);
    });

    it('D API-5.4 keeps ten addresses at most', async () => {
      const { webhooks, accepting } = await makeWorld();
      for (let n = 0; n < 10; n++) valueOf(await webhooks.add(told(`${accepting}${n}`)));
      const answer = await webhooks.add(told(`${accepting}10`));
      expect(answer).toEqual({ ok: false, failure: 'too-many-webhooks' });
    });

    it('D API-5.4 changes the events, or turns the address off and on, and leaves the other as it is', async () => {
      const { webhooks, accepting } = await makeWorld();
      const { webhook } = valueOf(await webhooks.add(told(accepting, ['report.made'])));
      const events = ['report.changed', 'member.joined'] as const;
      expect(await webhooks.change(webhook.id, { events })).toEqual({
        ok: true,
        value: { ...webhook, events },
      });
      expect(await webhooks.change(webhook.id, { standing: 'off' })).toEqual({
        ok: true,
        value: { ...webhook, events, standing: 'off' },
      });
      expect(await webhooks.sendTest(webhook.id)).toEqual({ ok: false, failure: 'webhook-off' });
      valueOf(await webhooks.change(webhook.id, { standing: 'on' }));
      expect((await webhooks.sendTest(webhook.id)).ok).toBe(true);
    });

    it('D API-5.4 gives another secret on request', async () => {
      const { webhooks, accepting } = await makeWorld();
      const first = valueOf(await webhooks.add(told(accepting)));
      const second = valueOf(await webhooks.rotate(first.webhook.id));
      expect(second.webhook).toEqual(first.webhook);
      expect(second.secret).not.toBe(first.secret);
    });

    it('D API-5.4 keeps every try of an event, also those before it was sent again', async () => {
      const { webhooks, refusing, deliver } = await makeWorld();
      const { webhook } = valueOf(await webhooks.add(told(refusing)));
      valueOf(await webhooks.sendTest(webhook.id));
      const [waiting] = valueOf(await webhooks.deliveries(webhook.id));
      expect(waiting).toMatchObject({ event: 'test', standing: 'waiting', log: [] });
      await deliver();
      await deliver();
      const [twice] = valueOf(await webhooks.deliveries(webhook.id));
      const refused = { at: expect.any(Number), status: 500, failure: 'refused' };
      expect(twice).toMatchObject({ standing: 'waiting', log: [refused, refused] });
      valueOf(await webhooks.replay(webhook.id, waiting?.id ?? ''));
      await deliver();
      const [again] = valueOf(await webhooks.deliveries(webhook.id));
      expect(again?.id).toBe(waiting?.id);
      expect(again?.log).toEqual([refused, refused, refused]);
    });

    it('D API-5.4 notes what was accepted, and sends that again on request', async () => {
      const { webhooks, accepting, deliver } = await makeWorld();
      const { webhook } = valueOf(await webhooks.add(told(accepting)));
      valueOf(await webhooks.sendTest(webhook.id));
      await deliver();
      const [first] = valueOf(await webhooks.deliveries(webhook.id));
      const accepted = { at: expect.any(Number), status: 204, failure: null };
      expect(first).toMatchObject({ standing: 'accepted', log: [accepted] });
      valueOf(await webhooks.replay(webhook.id, first?.id ?? ''));
      await deliver();
      const [second] = valueOf(await webhooks.deliveries(webhook.id));
      expect(second).toMatchObject({ id: first?.id, standing: 'accepted', log: [accepted, accepted] });
    });

    it('D API-5.4 removes an address; what is not there is not found', async () => {
      const { webhooks, accepting } = await makeWorld();
      const { webhook } = valueOf(await webhooks.add(told(accepting)));
      expect(await webhooks.replay(webhook.id, NO_ID)).toEqual({ ok: false, failure: 'not-found' });
      expect((await webhooks.remove(webhook.id)).ok).toBe(true);
      for (const answer of await everyCallOf(webhooks, webhook.id)) {
        expect(answer).toEqual({ ok: false, failure: 'not-found' });
      }
    });

    for (const [failure, when] of [
      ['signed-out', 'signed out'],
      ['unavailable', 'nobody is reached'],
    ] as const) {
      it(`D API-5.4 answers a failure, and never throws, when ${when}`, async () => {
        const { webhooks, accepting, endSession, breakConnection } = await makeWorld();
        await (failure === 'signed-out' ? endSession() : breakConnection());
        const calls = [
          await webhooks.list(),
          await webhooks.add(told(accepting)),
          ...(await everyCallOf(webhooks, NO_ID)),
        ];
        for (const answer of calls) expect(answer).toEqual({ ok: false, failure });
      });
    }
  });
}

/** Every call that names an address. */
async function everyCallOf(
  webhooks: WebhookGateway,
  id: string,
): Promise<readonly Result<unknown, string>[]> {
  return [
    await webhooks.change(id, { standing: 'on' }),
    await webhooks.rotate(id),
    await webhooks.deliveries(id),
    await webhooks.sendTest(id),
    await webhooks.replay(id, NO_ID),
    await webhooks.remove(id),
  ];
}

function told(address: string, events: NewWebhook['events'] = WEBHOOK_EVENTS): NewWebhook {
  return { address, events, of: 'me', language: 'en' };
}

function valueOf<Value>(result: Result<Value, string>): Value {
  if (!result.ok) expect.fail(`refused with ${result.failure}`);
  return result.value;
}
