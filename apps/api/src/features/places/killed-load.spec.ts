import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CopyOfTheApi } from '../../testing/copy-of-the-api.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';

// Processes on a busy machine: a long limit, which only a hanging test reaches.
const PATIENT = { timeout: 180_000 };

let url: string;
let client: Client;
let folder: string;

beforeAll(async () => {
  url = await freshDatabase();
  client = new Client({ connectionString: url });
  await client.connect();
  folder = await mkdtemp(join(tmpdir(), 'ridgeline-outlines-'));
});
afterAll(async () => {
  await client.end();
  await rm(folder, { recursive: true });
});

const geoidOf = (city: number) => `56${String(city).padStart(5, '0')}`;

/** Outlines of cities in Wyoming, one ring each. */
function outlines(from: number, count: number): string {
  const features = Array.from({ length: count }, (_, index) => {
    const [west, south] = [-106 + (index % 100) / 100, 42 + Math.floor(index / 100) / 100];
    const ring = [
      [west, south],
      [west + 0.005, south],
      [west + 0.005, south + 0.005],
      [west, south],
    ];
    return {
      type: 'Feature',
      properties: {
        GEOID: geoidOf(from + index),
        NAME: `City ${from + index}`,
        CLASSFP: 'C1',
        FUNCSTAT: 'A',
      },
      geometry: { type: 'Polygon', coordinates: [ring] },
    };
  });
  return JSON.stringify({ type: 'FeatureCollection', features });
}

const load = (file: string) =>
  CopyOfTheApi.startTask(['data', 'load', '--edition', 'TIGER/Line 2019', '--as-of', '2019-01-01', file], {
    DATABASE_URL: url,
  });

async function loaded() {
  const { rows } = await client.query<{ cities: number; rings: number; sets: number; first: string | null }>(
    `select (select count(*)::int from city_limit_sets) as sets, (select count(*)::int from city_limits) as cities,
       (select count(*)::int from city_limit_rings) as rings, (select min(geoid) from city_limits) as first`,
  );
  return rows[0];
}

async function waitingLoads(): Promise<number> {
  const { rows } = await client.query<{ waiting: number }>(
    `select count(*)::int as waiting from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.waiting ?? 0;
}

describe('a load of outlines', PATIENT, () => {
  it('RPT-2.2 killed in the middle leaves what was loaded before, and loading again works', async () => {
    const [first, second] = [join(folder, 'first.json'), join(folder, 'second.json')];
    await writeFile(first, outlines(1, 3));
    await writeFile(second, outlines(50_000, 2_500));
    expect(await once(load(first), 'close')).toEqual([0, null]);
    const before = { sets: 1, cities: 3, rings: 3, first: geoidOf(1) };
    expect(await loaded()).toEqual(before);

    // Another transaction holds a ring of the second thousand: the load has replaced the cities and written the first thousand
    // when it comes to wait. As a replica, since the city of the ring is not there yet.
    const holder = new Client({ connectionString: url });
    await holder.connect();
    await holder.query('begin');
    await holder.query('set local session_replication_role = replica');
    await holder.query(
      `insert into city_limit_rings (geoid, number, ring) values ($1, 0, '((0,0),(1,0),(1,1))')`,
      [geoidOf(51_500)],
    );
    const loading = load(second);
    await vi.waitFor(async () => expect(await waitingLoads()).toBe(1), { timeout: 170_000, interval: 50 });
    loading.kill('SIGKILL');
    await once(loading, 'close');
    await holder.query('rollback');
    await holder.end();
    await vi.waitFor(async () => expect(await waitingLoads()).toBe(0), { timeout: 60_000, interval: 50 });
    expect(await loaded()).toEqual(before);

    expect(await once(load(second), 'close')).toEqual([0, null]);
    expect(await loaded()).toEqual({ sets: 1, cities: 2_500, rings: 2_500, first: geoidOf(50_000) });
  });
});
