import type { lookup } from 'node:dns';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { HttpsWebhooks } from './https-webhooks.ts';

let behaves: (response: ServerResponse) => void = (response) => response.end();
const server = createServer((_, response) => behaves(response));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const sink = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks/`;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const EVENT = { headers: { 'webhook-id': '1' }, body: '{}' } as const;
const toSink = (timeout = 60_000) => new HttpsWebhooks({ sink, timeout }).send({ ...EVENT, address: sink });

/** A resolver whose answers change from question to question. */
function changing(...answers: readonly string[]) {
  const asked: string[] = [];
  const resolve = ((name: string, _options: unknown, done: (...found: unknown[]) => void) => {
    const address = answers[asked.length] ?? answers.at(-1) ?? '';
    asked.push(name);
    done(null, [{ address, family: address.includes(':') ? 6 : 4 }]);
  }) as unknown as typeof lookup;
  return { asked, resolve };
}

describe('events over https', () => {
  it('are not sent where a name leads now, whatever it led to when it was checked', async () => {
    const { asked, resolve } = changing('8.8.8.8', '127.0.0.1');
    const sender = new HttpsWebhooks({ sink: null, lookup: resolve });
    const address = 'https://rebound.example/';
    expect(await sender.check(address)).toEqual({ address });
    expect(await sender.send({ ...EVENT, address })).toMatchObject({ status: null, failure: 'not-public' });
    // One question for each: no other answer than the one that was checked is connected to.
    expect(asked).toEqual(['rebound.example', 'rebound.example']);
  });

  it.each(['10.0.0.7', '169.254.169.254', '::1', 'fd00::1', '::ffff:127.0.0.1'])(
    'are not sent to a name that leads to %s',
    async (inside) => {
      const sender = new HttpsWebhooks({ sink: null, lookup: changing(inside).resolve });
      const address = 'https://inside.example/';
      expect(await sender.check(address)).toEqual({ refusal: 'webhook-address-not-public' });
      expect(await sender.send({ ...EVENT, address })).toMatchObject({ failure: 'not-public' });
    },
  );

  it.each([
    new URL('../outside', sink).href,
    sink.replace('127.0.0.1', 'localhost'),
    sink.replace('http://', 'http://ada@'),
    sink.replace('/hooks/', '/hooks/../outside'),
  ])('are not sent beside the sink: %s', async (address) => {
    const sender = new HttpsWebhooks({ sink });
    expect(await sender.check(address)).toHaveProperty('refusal');
    expect(await sender.send({ ...EVENT, address })).toMatchObject({ failure: 'not-public' });
  });

  it('follow no redirect', async () => {
    behaves = (response) => response.writeHead(307, { location: '/hooks/other' }).end();
    expect(await toSink()).toMatchObject({ status: 307, failure: 'redirected' });
  });

  it('read the first characters of an answer that does not end', async () => {
    behaves = (response) => {
      const more = (): void => {
        if (!response.destroyed) response.write('a\u0000b'.repeat(500), more);
      };
      more();
    };
    const { status, failure, body } = await toSink();
    expect([status, failure, body?.length]).toEqual([200, null, 200]);
    expect(body).toMatch(/^a ba ba b/);
  });

  it('wait so long for an answer, also for one that comes byte by byte', async () => {
    behaves = () => {};
    expect(await toSink(50)).toMatchObject({ status: null, failure: 'timed-out' });
    behaves = (response) => {
      const drip = (): void => {
        if (!response.destroyed) response.write('a', () => setTimeout(drip, 10));
      };
      drip();
    };
    expect(await toSink(200)).toMatchObject({ failure: 'timed-out' });
  });

  it('say that nothing was reached', async () => {
    const closed = 'http://127.0.0.1:1/';
    expect(await new HttpsWebhooks({ sink: closed }).send({ ...EVENT, address: closed })).toMatchObject({
      status: null,
      failure: 'not-reached',
    });
  });
});
