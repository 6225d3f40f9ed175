import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../db/database.ts';
import { ApiUnderTest } from '../testing/api-under-test.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { RateCounts } from './rate-counts.ts';

const MINUTE = 60_000;

describe('calls counted by several copies', () => {
  let database: Database;
  let time = Date.parse('2026-03-02T15:00:00Z');
  const now = () => time;

  beforeAll(async () => {
    database = openDatabase(await freshDatabase());
  });
  afterAll(() => database.close());

  it.each([1, 6])('let through the limit and not one more, %i at a time', async (takes) => {
    const limit = { max: 30, timeWindow: MINUTE, takes };
    const copies = [new RateCounts(database, now), new RateCounts(database, now)];
    const counted = await Promise.all(
      Array.from({ length: 100 }, (_, index) => copies[index % 2]?.count(`spread ${takes}`, limit)),
    );
    expect(counted.filter((one) => (one?.current ?? 0) <= limit.max)).toHaveLength(30);
  });

  it('ask the database once for several calls, and not at all once the window is used up', async () => {
    const counts = new RateCounts(database, now);
    const limit = { max: 12, timeWindow: MINUTE, takes: 6 };
    const before = database.trips;
    const seen: number[] = [];
    for (let call = 0; call < 15; call += 1) seen.push((await counts.count('alone', limit)).current);
    expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 13, 13]);
    expect(database.trips - before).toBe(3);
  });

  it('begin again when the window is over', async () => {
    const counts = new RateCounts(database, now);
    const limit = { max: 1, timeWindow: 50, takes: 1 };
    expect((await counts.count('short', limit)).current).toBe(1);
    expect((await counts.count('short', limit)).current).toBe(2);
    // A whole second: the clock of a machine is set back a little from time to time.
    time += 1000;
    await database.rows(
      {
        name: 'spec.over',
        text: `update traffic.rate_counts set until = now() - interval '1 second'`,
      },
      [],
    );
    expect((await counts.count('short', limit)).current).toBe(1);
  });

  it('are counted by each copy alone where nothing is taken', async () => {
    const counts = new RateCounts(database, now);
    const before = database.trips;
    const limit = { max: 2, timeWindow: MINUTE };
    const currents: number[] = [];
    for (let call = 0; call < 3; call += 1) currents.push((await counts.count('local', limit)).current);
    expect(currents).toEqual([1, 2, 3]);
    expect(database.trips).toBe(before);
  });
});

describe('two copies of the API', () => {
  it('share the limit of an address, and keep operations apart', async () => {
    const api = await ApiUnderTest.start({
      'account-question': { max: 4, timeWindow: MINUTE, takes: 1 },
    });
    const copy = await api.copy();
    const ask = (server = api.api.server) =>
      server.inject({
        method: 'POST',
        url: '/api/public/reports/email-verification',
        payload: { emails: ['a@example.com'] },
      });
    const statuses: number[] = [];
    for (const server of [api.api, copy, api.api, copy, api.api, copy]) {
      statuses.push((await ask(server.server)).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    const refused = await ask(copy.server);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const other = await copy.server.inject({
      method: 'POST',
      url: '/api/public/reports/phone-verification',
      payload: { phone: '3034441234' },
    });
    expect(other.statusCode).toBe(200);
    await copy.server.close();
    await api.stop();
  });
});
