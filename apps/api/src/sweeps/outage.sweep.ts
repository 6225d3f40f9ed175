/**
 * Two copies under writes with idempotency keys while their database fails repeatedly (`SWEEP_ROUNDS`, 50 of each kind). No
 * copy ends, everything acknowledged is stored, and everything else may be sent again and is done once.
 */
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { OutageWorld } from './outage-world.ts';
import { PostgresProcess } from './postgres-process.ts';

const ROUNDS = Number(process.env['SWEEP_ROUNDS'] ?? 50);
/** Each tenth freeze is longer than the limits for a statement and for a dead server. */
const FROZEN = { usually: 500, atTimes: 12_000 };

let world: OutageWorld;
let postgres: PostgresProcess;

beforeAll(async () => {
  world = await OutageWorld.start();
  postgres = await PostgresProcess.of(inject('postgres').url);
});
afterAll(() => world.stop());

describe.each([
  ['backends are terminated', terminate],
  ['Postgres is frozen', freeze],
  ['a backend is killed, and Postgres recovers', () => postgres.killBackend()],
  ['Postgres is killed, and started again', () => postgres.killAndStart()],
] as const)('while %s', (what, fail) => {
  it(`no copy ends and nothing acknowledged is lost, ${ROUNDS} times`, async () => {
    const { done, open } = await world.whileAllWrite(async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await world.acknowledged(10 + Math.floor(Math.random() * 20));
        await fail(round);
        world.expectNoneEnded();
      }
    });
    expect(world.ledger.refusals).toEqual([]);
    await world.expectNothingLost();
    process.stdout.write(
      `${what}, ${ROUNDS} times: ${done} calls acknowledged and there, ${open} unavailable, no copy ended\n`,
    );
  });
});

describe('afterwards', () => {
  it('what was not answered is done once when it is sent again, and the copies are ready', async () => {
    await world.expectWholeAgain();
    expect(await world.readiness()).toEqual([200, 200]);
  });
});

async function terminate(): Promise<void> {
  await world.sql.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name like 'ridgeline%' and random() < 0.7`,
  );
}

async function freeze(round: number): Promise<void> {
  await postgres.freeze(round % 10 === 9 ? FROZEN.atTimes : FROZEN.usually);
}
