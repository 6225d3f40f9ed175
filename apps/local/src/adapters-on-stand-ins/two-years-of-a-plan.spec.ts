import { DAY, type Instant } from '@ridgeline/core/shared';
import fc from 'fast-check';
import { beforeAll, describe, it } from 'vitest';
import { cardSuite } from './card-suite.ts';
import { type Act, ACTS, type Beginning, TAX, TwoYears } from './two-years.ts';

/** The real API and the real SDK over the sandbox, under a test clock, against the model in core. */
const suite = await cardSuite();

beforeAll(async () => {
  await suite.api.sql.query(
    `insert into coupons (id, percent_hundredths, duration, months, max_uses_of_holder) values ('THREE', 5000, 'months', 3, 1)`,
  );
  await suite.api.sql.query(`insert into tax_rates (state, rate) values ('tx', $1)`, [TAX]);
});

type Life = readonly (readonly [days: number, act: Act])[];

async function expectAgreement(anchor: Instant, how: Beginning, life: Life): Promise<void> {
  const years = await TwoYears.begin(suite, anchor, how);
  await years.agree();
  const end = anchor + 2 * 365 * DAY;
  for (const [days, act] of life) {
    await years.goTo(Math.min(end, years.at + days * DAY));
    await years.act(act);
    await years.agree();
  }
  await years.goTo(end);
  await years.agree();
  await years.agreeOnMoney();
}

const LEAP = Date.parse('2028-01-31T10:00:00.000Z');

describe('two years of a plan, by the real SDK over the wire and by the model', () => {
  it.each<[string, Instant, Beginning, Life]>([
    ['renewed at the ends of months, through a leap day', LEAP, { isPlanned: false, hasCoupon: false }, []],
    [
      'after a trial, with a coupon, declined, tried again, paused, resumed by itself and by hand',
      LEAP,
      { isPlanned: true, hasCoupon: true },
      [
        [40, 'bad-card'],
        [32, 'good-card'],
        [20, 'pause-1'],
        [70, 'pause-3'],
        [330, 'pause-3'],
        [50, 'resume'],
        [10, 'pause-1'],
      ],
    ],
    [
      'exchanged for a year and back, removed and taken back, ended unpaid and bought again',
      LEAP + 7 * DAY,
      { isPlanned: false, hasCoupon: true },
      [
        [45, 'annual'],
        [10, 'pause-1'],
        [100, 'monthly'],
        [20, 'remove'],
        [3, 'reactivate'],
        [5, 'bad-card'],
        [60, 'monthly'],
        [70, 'good-card'],
        [1, 'monthly'],
        [40, 'remove'],
        [40, 'monthly'],
      ],
    ],
    [
      'exchanged for a team plan and back, by the month and by the year, with credit that is left over',
      LEAP,
      { isPlanned: false, hasCoupon: true },
      [
        [20, 'pro-monthly'],
        [15, 'pro-annual'],
        [40, 'pause-1'],
        [30, 'monthly'],
        [70, 'pause-1'],
        [25, 'pro-monthly'],
        [50, 'pro-monthly'],
        [10, 'bad-card'],
        [45, 'annual'],
        [5, 'good-card'],
        [1, 'pro-annual'],
        [100, 'remove'],
        [10, 'annual'],
      ],
    ],
    [
      'planned at the end of a trial, and bought as a team plan before it ends',
      LEAP + 20 * DAY,
      { isPlanned: true, hasCoupon: false },
      [
        [5, 'pro-annual'],
        [380, 'pro-monthly'],
        [31, 'monthly'],
      ],
    ],
  ])('PLAN-8 PLAN-9 PLAN-10 PAUSE-6 %s', async (_, anchor, how, life) => {
    await expectAgreement(anchor, how, life);
  });

  it('PLAN-9 PLAN-10 PAUSE-6 whatever is done, and whenever', async () => {
    const steps = fc.array(fc.tuple(fc.integer({ min: 0, max: 60 }), fc.constantFrom<Act>(...ACTS)), {
      minLength: 6,
      maxLength: 16,
    });
    const anchors = fc
      .integer({ min: 0, max: 59 })
      .map((days) => Date.parse('2027-12-31T22:30:00.000Z') + days * DAY);
    await fc.assert(
      fc.asyncProperty(
        anchors,
        fc.record({ isPlanned: fc.boolean(), hasCoupon: fc.boolean() }),
        steps,
        expectAgreement,
      ),
      {
        numRuns: Number(process.env['YEARS_RUNS'] ?? 4),
        seed: Number(process.env['YEARS_SEED'] ?? 2026),
        endOnFailure: true,
      },
    );
  }, 600_000);
});
