import { describe, expect, it } from 'vitest';
import { pauseOptions } from '../../plans/pause/pause-options.policy.ts';
import type { PlanChangeFailure, PlanFailure, PlanGateway } from '../../plans/plan-gateway.port.ts';
import { DAY } from '../../shared/instant.ts';
import type { Failed, Result } from '../../shared/result.ts';

/** The signed-in user. Paid plans are bought on the web, and their product allows pausing. */
export type PlanPerson = 'monthly' | 'annual' | 'member-of-a-monthly-plan' | 'free-plan' | 'without-a-plan';

export type PlanWorld = {
  readonly plans: PlanGateway;
  readonly userId: string;
  readonly now: () => number;
  readonly advance: (milliseconds: number) => Promise<void> | void;
  readonly signOut: () => Promise<void> | void;
  readonly breakConnection: () => Promise<void> | void;
};

/** Contract suite for `PlanGateway`. Runs on the fake and on every real adapter. */
export function planGatewayContract(
  name: string,
  makeWorld: (person: PlanPerson) => Promise<PlanWorld>,
): void {
  describe(`${name} fulfills the contract of PlanGateway`, () => {
    it('PLAN-1 returns the plan of the signed-in user only', async () => {
      const { plans, userId } = await makeWorld('monthly');
      expect(valueOf(await plans.currentPlan(userId))).toMatchObject({
        type: 'paid',
        billingPeriod: 'monthly',
      });
      expect(await plans.currentPlan('somebody-else')).toEqual(failed('no-plan'));
    });

    it('PLAN-1 tells when there is no plan', async () => {
      const { plans, userId } = await makeWorld('without-a-plan');
      expect(await plans.currentPlan(userId)).toEqual(failed('no-plan'));
    });

    it('PAUSE-7 offers one month, two, three, each later than the one before', async () => {
      const { plans, userId, now } = await makeWorld('monthly');
      const options = valueOf(await plans.pauseOptions(3));
      expect(options).toEqual(pauseOptions(valueOf(await plans.currentPlan(userId)), now(), 3));
      expect(options.map(({ duration }) => duration)).toEqual([1, 2, 3]);
      expect(valueOf(await plans.pauseOptions(5))).toHaveLength(5);
    });

    it.each([0, -1, 1.5, 13, Number.NaN])('PAUSE-7 refuses %d months', async (months) => {
      const { plans } = await makeWorld('monthly');
      expect(await plans.pauseOptions(months)).toEqual(failed('refused'));
      expect(await plans.pause(months)).toEqual(failed('refused'));
    });

    it('PAUSE-6 pauses from the end of the billing period to the date of the option', async () => {
      const { plans, userId, now } = await makeWorld('monthly');
      const before = valueOf(await plans.currentPlan(userId));
      const options = valueOf(await plans.pauseOptions(3));
      const paused = valueOf(await plans.pause(2));
      expect(paused).toEqual({
        ...before,
        pausedAt: now(),
        pauseActiveAt: before.details?.currentPeriodEnd,
        resumesAt: options[1]?.resumesAt,
      });
      expect(valueOf(await plans.currentPlan(userId))).toEqual(paused);
    });

    it('PAUSE-9 pauses once, and again 365 days after it was asked for', async () => {
      const { plans, now, advance } = await makeWorld('monthly');
      const askedAt = now();
      const { pauseActiveAt } = valueOf(await plans.pause(1));
      expect(await plans.pause(1)).toEqual(failed('pause-already-paused'));

      await advance((pauseActiveAt ?? askedAt) - now());
      valueOf(await plans.resume());
      expect(await plans.pause(1)).toEqual(failed('pause-paused-within-12-months'));

      await advance(askedAt + 365 * DAY - 1 - now());
      expect(await plans.pause(1)).toEqual(failed('pause-paused-within-12-months'));
      await advance(1);
      expect(valueOf(await plans.pause(1)).pausedAt).toBe(now());
    });

    it('PAUSE-6 resumes at once, and forgets a pause that had not begun', async () => {
      const { plans } = await makeWorld('monthly');
      await plans.pause(3);
      expect(valueOf(await plans.resume())).toMatchObject({
        pausedAt: null,
        pauseActiveAt: null,
        resumesAt: null,
      });
      expect(await plans.resume()).toEqual(failed('resume-not-paused'));
    });

    it('PAUSE-6 ends a pause that had begun', async () => {
      const { plans, now, advance } = await makeWorld('monthly');
      const { pausedAt, pauseActiveAt } = valueOf(await plans.pause(3));
      await advance((pauseActiveAt ?? 0) - now() + DAY);
      expect(valueOf(await plans.resume())).toMatchObject({ pausedAt, pauseActiveAt, resumesAt: now() });
    });

    it.each([
      ['annual', 'pause-not-monthly'],
      ['free-plan', 'pause-plan-cannot-pause'],
      ['member-of-a-monthly-plan', 'pause-not-owner'],
      ['without-a-plan', 'no-plan'],
    ] as const)('PAUSE-6 PAUSE-10 refuses to pause, and says why: %s, %s', async (person, why) => {
      const { plans } = await makeWorld(person);
      expect(await plans.pause(1)).toEqual(failed(why));
    });

    it('PLAN-10 removes a plan, once, and reactivates it', async () => {
      const { plans, userId, now } = await makeWorld('monthly');
      expect(await plans.reactivate()).toEqual(failed('reactivate-not-removed'));
      expect(valueOf(await plans.remove()).archivedDate).toBe(now());
      expect(await plans.remove()).toEqual(failed('remove-already-removed'));
      expect(valueOf(await plans.reactivate()).archivedDate).toBeNull();
      expect(valueOf(await plans.currentPlan(userId)).archivedDate).toBeNull();
    });

    it('PLAN-10 lets a removed plan run out with its billing period', async () => {
      const { plans, userId, now, advance } = await makeWorld('monthly');
      const end = valueOf(await plans.remove()).details?.currentPeriodEnd ?? 0;
      await advance(end - 1 - now());
      expect(valueOf(await plans.currentPlan(userId)).isExpired).toBe(false);
      await advance(1);
      expect(valueOf(await plans.currentPlan(userId)).isExpired).toBe(true);
      expect(await plans.reactivate()).toEqual(failed('reactivate-expired'));
    });

    it.each([
      ['free-plan', 'remove-not-a-paid-plan'],
      ['member-of-a-monthly-plan', 'remove-not-owner'],
    ] as const)('PLAN-10 refuses to remove, and says why: %s, %s', async (person, why) => {
      const { plans } = await makeWorld(person);
      expect(await plans.remove()).toEqual(failed(why));
    });

    it('PAUSE-8 answers a failure, and never throws, when signed out', async () => {
      const world = await makeWorld('monthly');
      await world.signOut();
      await expectEveryCall(world, 'signed-out');
    });

    it('PAUSE-8 answers a failure, and never throws, when nobody is reached', async () => {
      const world = await makeWorld('monthly');
      await world.breakConnection();
      await expectEveryCall(world, 'unavailable');
    });
  });
}

async function expectEveryCall({ plans, userId }: PlanWorld, failure: PlanFailure): Promise<void> {
  const answers = await Promise.all([
    plans.currentPlan(userId),
    plans.pauseOptions(3),
    plans.pause(1),
    plans.resume(),
    plans.reactivate(),
    plans.remove(),
  ]);
  for (const answer of answers) expect(answer).toEqual(failed(failure));
}

function failed(failure: PlanChangeFailure): Failed<PlanChangeFailure> {
  return { ok: false, failure };
}

function valueOf<Value>(result: Result<Value, PlanChangeFailure>): Value {
  if (!result.ok) expect.fail(`refused with ${result.failure}`);
  return result.value;
}
