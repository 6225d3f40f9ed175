import { DAY } from '@ridgeline/core/shared';
import { beforeAll, describe, expect, it } from 'vitest';
import { cardSuite } from '../adapters-on-stand-ins/card-suite.ts';
import { TestClocks } from '../clock/test-clocks.ts';
import { demoPerson } from './people.ts';
import { seedDemoCards } from './seed-cards.ts';
import { seedDemo } from './seed.ts';

const suite = await cardSuite();
const { sql } = suite.api;

beforeAll(async () => {
  await seedDemo(sql);
  await seedDemoCards(sql, suite.sandbox);
}, 60_000);

type Held = {
  readonly sku: string;
  readonly at: number;
  readonly paidUntil: number | null;
  readonly declines: number;
  readonly bills: number;
};

/** The plan that a person pays: of their team, or their own. */
async function planOf(givenName: string): Promise<Held> {
  const { rows } = await sql.query<Held>(
    `select kept.sku, declines, extract(epoch from coalesce(test_clock_at, now())) * 1000 as at,
       extract(epoch from paid_until) * 1000 as "paidUntil",
       (select count(*)::int from billing_events event where event.person_id = $1 and event.kind = 'paid') as bills
     from subscriptions kept left join teams team on team.id = kept.team_id
     where coalesce(kept.person_id, team.admin_id) = $1 order by kept.team_id nulls last limit 1`,
    [demoPerson(givenName).sub],
  );
  const [held] = rows;
  if (!held) throw new Error(`${givenName} has no plan`);
  return { ...held, at: Number(held.at), paidUntil: held.paidUntil && Number(held.paidUntil) };
}

async function move(givenName: string, days: number): Promise<Held> {
  expect(await new TestClocks(sql).moveBy(demoPerson(givenName).email, days)).toBe('moved');
  while ((await suite.api.doJobs()) > 0);
  return planOf(givenName);
}

describe('the plans of demo people', () => {
  it.each(['Dana', 'Gil', 'Olivia', 'Lena', 'Iris'])(
    'PLAN-9 of %s is paid up to the next billing day',
    async (name) => {
      const { paidUntil, declines, bills } = await planOf(name);
      const ahead = (paidUntil ?? 0) - Date.now();
      expect([ahead > 0, ahead <= 31 * DAY, declines, bills > 1]).toEqual([true, true, 0, true]);
    },
  );

  it.each(['Dana', 'Olivia', 'Lena', 'Iris'])('PLAN-9 of %s is renewed by the card', async (name) => {
    const before = await planOf(name);
    const after = await move(name, 32);
    expect(after.paidUntil).toBeGreaterThan(after.at);
    expect(after.bills).toBe(before.bills + 1);
  });

  it.each(['Gil', 'Hana'])(
    'PAUSE-6 of %s is not charged in the pause, and renewed after it',
    async (name) => {
      const before = await planOf(name);
      expect((await move(name, 35)).bills).toBe(before.bills);
      const after = await move(name, 60);
      expect(after.paidUntil).toBeGreaterThan(after.at);
      expect(after.bills).toBeGreaterThan(before.bills);
    },
  );

  it('PLAN-9 NOTE-1 of Cleo is past due, and the free one after the last try', async () => {
    const before = await planOf('Cleo');
    expect([before.sku, before.declines > 0, before.bills]).toEqual(['plan_essential', true, 1]);
    expect(before.paidUntil).toBeLessThan(Date.now());
    expect((await move('Cleo', 8)).sku).toBe('plan_free');
  });

  it('PLAN-9 are given one card, once', async () => {
    const cards = async () => (await sql.query('select person_id from cards')).rowCount;
    const before = await cards();
    await seedDemoCards(sql, suite.sandbox);
    expect(await cards()).toBe(before);
    expect(before).toBeGreaterThan(5);
  });
});
