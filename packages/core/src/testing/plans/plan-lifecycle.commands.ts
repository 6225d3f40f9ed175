import fc from 'fast-check';
import { expect } from 'vitest';
import { pauseVerdict } from '../../plans/pause/pause-eligibility.policy.ts';
import { canPauseAgain, isAboutToPause, isPauseActive, isPaused } from '../../plans/pause/pause.policy.ts';
import { PausePlan } from '../../plans/pause/pause-plan.use-case.ts';
import { ReactivatePlan } from '../../plans/change/reactivate-plan.use-case.ts';
import { RemovePlan } from '../../plans/change/remove-plan.use-case.ts';
import { ResumePlan } from '../../plans/pause/resume-plan.use-case.ts';
import type { Subscription } from '../../plans/subscription.ts';
import { DAY, type Instant } from '../../shared/instant.ts';
import { FakeClock } from '../shared/fake-clock.ts';
import { FakePlanGateway } from './fake-plan-gateway.ts';
import { aPlan } from './plan.builder.ts';

/**
 * Model of a plan's life as events instead of dates compared to now: phases advanced by time, the pauses that took
 * effect, and billing days on the last of each month at ten o'clock.
 */
export type LifecycleModel = {
  now: Instant;
  phase: 'running' | 'about-to-pause' | 'paused';
  pause: { readonly askedAt: Instant; readonly begins: Instant; ends: Instant } | null;
  /** When each pause that took effect was requested. */
  readonly taken: Instant[];
  removed: { readonly paidUntil: Instant } | null;
  expired: boolean;
};

export type LifecycleReal = { readonly plans: FakePlanGateway; readonly clock: FakeClock };

export function startLifecycle(): { model: LifecycleModel; real: LifecycleReal } {
  const clock = new FakeClock();
  const plans = new FakePlanGateway(clock);
  plans.signIn({ userId: 'ada', plan: aPlan() });
  return {
    model: { now: clock.now(), phase: 'running', pause: null, taken: [], removed: null, expired: false },
    real: { plans, clock },
  };
}

/** The billing day that ends the month `later` months after the one that `now` is billed in. */
function billingDay(now: Instant, later: number): Instant {
  const date = new Date(now);
  const day = (months: number): Instant =>
    Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0, 10);
  return day(now < day(0) ? later : later + 1);
}

function mayPause({ phase, taken, now, removed }: LifecycleModel): boolean {
  const last = taken.at(-1);
  return phase === 'running' && removed === null && (last === undefined || now >= last + 365 * DAY);
}

function moveOn(model: LifecycleModel, to: Instant): void {
  model.now = to;
  const { pause } = model;
  if (pause && model.phase === 'about-to-pause' && to >= pause.begins) {
    model.phase = 'paused';
    model.taken.push(pause.askedAt);
  }
  if (pause && model.phase === 'paused' && to >= pause.ends) model.phase = 'running';
  if (model.removed && to >= model.removed.paidUntil) model.expired = true;
}

async function currentPlan({ plans }: LifecycleReal): Promise<Subscription> {
  const plan = await plans.currentPlan('ada');
  if (!plan.ok) expect.fail(plan.failure);
  return plan.value;
}

async function expectAlike(model: LifecycleModel, real: LifecycleReal): Promise<void> {
  const plan = await currentPlan(real);
  const { now, phase } = model;
  expect({
    paused: isPaused(plan, now),
    active: isPauseActive(plan, now),
    about: isAboutToPause(plan, now),
    mayPause: pauseVerdict(plan, { owner: true, now }).allowed,
    removed: plan.archivedDate !== null,
    expired: plan.isExpired,
  }).toEqual({
    paused: phase !== 'running',
    active: phase === 'paused',
    about: phase === 'about-to-pause',
    mayPause: mayPause(model),
    removed: model.removed !== null,
    expired: model.expired,
  });
  if (model.removed === null) expect(plan.details?.currentPeriodEnd).toBe(billingDay(now, 0));
  const last = model.taken.at(-1);
  expect(canPauseAgain(plan, now)).toBe(last === undefined || now >= last + 365 * DAY);
}

type Command = fc.AsyncCommand<LifecycleModel, LifecycleReal>;
type Act = (model: LifecycleModel, real: LifecycleReal) => Promise<void> | void;

function command(name: string, act: Act): Command {
  return {
    check: () => true,
    run: async (model, real) => {
      await act(model, real);
      await expectAlike(model, real);
    },
    toString: () => name,
  };
}

const advance = (name: string, to: (model: LifecycleModel) => Instant): Command =>
  command(`advance ${name}`, (model, { clock }) => {
    const target = Math.max(model.now, to(model));
    clock.advance(target - model.now);
    moveOn(model, target);
  });

const pause = (months: number): Command =>
  command(`pause ${months}`, async (model, real) => {
    const expected = mayPause(model);
    const plan = await currentPlan(real);
    const run = await new PausePlan(real.plans, real.clock).run({ plan, ...asOwner, durationMonths: months });
    expect(run.ok).toBe(expected);
    if (!expected) return;
    model.phase = 'about-to-pause';
    model.pause = {
      askedAt: model.now,
      begins: billingDay(model.now, 0),
      ends: billingDay(model.now, months),
    };
  });

async function resume(model: LifecycleModel, real: LifecycleReal): Promise<void> {
  const plan = await currentPlan(real);
  const run = await new ResumePlan(real.plans, real.clock).run({ plan, ...asOwner });
  expect(run.ok).toBe(model.phase !== 'running');
  model.phase = 'running';
}

async function remove(model: LifecycleModel, real: LifecycleReal): Promise<void> {
  const run = await new RemovePlan(real.plans).run({ plan: await currentPlan(real), owner: true });
  expect(run.ok).toBe(model.removed === null);
  model.removed ??= { paidUntil: billingDay(model.now, 0) };
}

async function reactivate(model: LifecycleModel, real: LifecycleReal): Promise<void> {
  const run = await new ReactivatePlan(real.plans).run({ plan: await currentPlan(real), owner: true });
  expect(run.ok).toBe(model.removed !== null && !model.expired);
  if (run.ok) model.removed = null;
}

const asOwner = { owner: true, production: false };

/** Any action on a plan, between jumps in time to, just before and just after each boundary. */
export function planLifecycleCommands(): fc.Arbitrary<Iterable<Command>> {
  const edge = fc.constantFrom<(model: LifecycleModel) => Instant>(
    (model) => billingDay(model.now, 0),
    (model) => model.pause?.begins ?? model.now,
    (model) => model.pause?.ends ?? model.now,
    (model) => (model.taken.at(-1) ?? model.now) + 365 * DAY,
  );
  return fc.commands(
    [
      fc.integer({ min: 0, max: 500 * DAY }).map((ms) => advance(`${ms} ms`, ({ now }) => now + ms)),
      fc
        .tuple(edge, fc.constantFrom(-1, 0, 1))
        .map(([to, offset]) => advance(`to an edge ${offset} ms`, (model) => to(model) + offset)),
      fc.integer({ min: 1, max: 12 }).map((months) => pause(months)),
      fc.constant(command('resume', resume)),
      fc.constant(command('remove', remove)),
      fc.constant(command('reactivate', reactivate)),
    ],
    { maxCommands: 40 },
  );
}
