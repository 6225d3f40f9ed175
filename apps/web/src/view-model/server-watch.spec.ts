import { FakeClock, FakeTimer } from '@ridgeline/core/testing/shared';
import { describe, expect, it } from 'vitest';
import { FakeNavigation } from '../testing/fake-navigation.ts';
import { FakePage } from '../testing/fake-page.ts';
import { ConnectionStore } from './connection.store.ts';
import { ServerWatch } from './server-watch.ts';

const MINUTE = 60_000;

function setUp() {
  const page = new FakePage();
  const connection = new ConnectionStore(page, new FakeNavigation('/login'));
  connection.keep();
  const timer = new FakeTimer(new FakeClock());
  const server = { isThere: false, asked: 0 };
  const isReached = async () => {
    server.asked += 1;
    return server.isThere;
  };
  const stop = new ServerWatch({ connection, timer, isReached }).begin();
  return { page, connection, timer, server, stop };
}

describe('a page that asks the API nothing', () => {
  it('has no connection until the server answers, and asks no more then', async () => {
    const { connection, timer, server } = setUp();
    expect(connection.isLost).toBe(true);
    await timer.advance(MINUTE);
    expect([connection.isLost, server.asked]).toEqual([true, 12]);
    server.isThere = true;
    await timer.advance(MINUTE);
    expect([connection.isLost, server.asked, timer.waiting]).toEqual([false, 13, 0]);
  });

  it('asks no more once the API has answered, or the browser has the connection again', async () => {
    for (const comesBack of ['api', 'browser'] as const) {
      const { page, connection, timer, server } = setUp();
      if (comesBack === 'api') connection.reached(true);
      else page.connect(true);
      await timer.advance(MINUTE);
      expect([connection.isLost, server.asked, timer.waiting], comesBack).toEqual([false, 0, 0]);
    }
  });

  it('asks no more at the end', async () => {
    const { timer, server, stop } = setUp();
    stop();
    await timer.advance(MINUTE);
    expect([server.asked, timer.waiting]).toEqual([0, 0]);
  });
});
