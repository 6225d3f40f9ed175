import { HOUR } from '@ridgeline/core/shared';
import { FakeClock } from '@ridgeline/core/testing/shared';
import { describe, expect, it } from 'vitest';
import type { AnswerKeeper } from './api-client.ts';
import { CachedReads } from './cached-reads.ts';

const PLANS = 'https://this.app/api/products/code-report-plan';
const REPORT = 'https://this.app/api/codeReports/CR-1';
const straight: AnswerKeeper = { ask: (_, send) => send() };

function setUp(keeper = straight) {
  const clock = new FakeClock();
  const visit = { number: 1 };
  const server = { sent: 0, status: 200 };
  const reads = new CachedReads(keeper, clock, () => visit.number);
  const send = async (): Promise<Response> => {
    server.sent += 1;
    const headers = { 'content-type': 'application/json' };
    return new Response(JSON.stringify({ answer: server.sent }), { status: server.status, headers });
  };
  const ask = (url = PLANS, method = 'GET') => reads.ask(new Request(url, { method }), send);
  const get = async (url = PLANS): Promise<unknown> => (await ask(url)).json();
  return { clock, visit, server, ask, get };
}

describe('a read of reference data', () => {
  it('START-7 asks the API once an hour, and gives each reader an answer of their own', async () => {
    const { get, ask, clock, server } = setUp();
    const [one, two] = await Promise.all([ask(), ask()]);
    expect([await one.json(), await two.json(), await get()]).toEqual([
      { answer: 1 },
      { answer: 1 },
      { answer: 1 },
    ]);
    expect(one.headers.get('content-type')).toBe('application/json');
    clock.advance(HOUR);
    expect(await get()).toEqual({ answer: 2 });
    expect(server.sent).toBe(2);
  });

  it('START-7 asks the API again for the next person, whose answers are their own', async () => {
    const { get, visit, server } = setUp();
    await get();
    visit.number += 1;
    expect([await get(), await get(), server.sent]).toEqual([{ answer: 2 }, { answer: 2 }, 2]);
  });

  it('START-7 asks the API again after a refusal, which is told as it is', async () => {
    const { ask, server } = setUp();
    for (const status of [401, 404, 503]) {
      server.status = status;
      expect((await ask()).status).toBe(status);
    }
    server.status = 200;
    await ask();
    await ask();
    expect(server.sent).toBe(4);
  });

  it('START-7 does not take a copy of before for an answer of the API', async () => {
    const offline = { isOn: true };
    const copies: AnswerKeeper = {
      ask: async (_, send) => {
        const answer = await send();
        return offline.isOn ? new Response('{"answer":"copy"}') : answer;
      },
    };
    const { get } = setUp(copies);
    expect(await get()).toEqual({ answer: 'copy' });
    offline.isOn = false;
    expect([await get(), await get()]).toEqual([{ answer: 2 }, { answer: 2 }]);
  });
});

it('START-7 asks the API every time for anything else', async () => {
  const { get, ask, server } = setUp();
  await get(REPORT);
  await get(REPORT);
  await ask('https://this.app/api/products/list-lookup', 'POST');
  await ask('https://this.app/api/products/list-lookup', 'POST');
  expect(server.sent).toBe(4);
});
