import { planTime } from '../../plans/billing-clock.policy.ts';
import { pauseVerdict } from '../../plans/pause/pause-eligibility.policy.ts';
import { parsePauseMonths, pauseOptions } from '../../plans/pause/pause-options.policy.ts';
import {
  afterPausing,
  afterReactivating,
  afterRemoving,
  afterResuming,
  planAt,
} from '../../plans/change/plan-change.policy.ts';
import { PlanGateway, type PlanChangeFailure, type PlanFailure } from '../../plans/plan-gateway.port.ts';
import { reactivationVerdict, removalVerdict } from '../../plans/change/plan-removal.policy.ts';
import { resumeVerdict } from '../../plans/pause/resume.policy.ts';
import type { PauseOption, Subscription } from '../../plans/subscription.ts';
import type { Clock } from '../../shared/clock.port.ts';
import type { Instant } from '../../shared/instant.ts';
import { fail, ok, type Result } from '../../shared/result.ts';

export type PlanHolder = {
  readonly userId: string;
  readonly plan: Subscription | null;
  readonly owner?: boolean;
};

type Standing = { readonly plan: Subscription; readonly owner: boolean; readonly now: Instant };

/** An in-memory plan server, outside production. Passes `planGatewayContract`. */
export class FakePlanGateway extends PlanGateway {
  /** The calls received, in order. */
  readonly called: string[] = [];
  readonly #clock: Clock;
  #holder: PlanHolder | null = null;
  #reachable = true;

  constructor(clock: Clock) {
    super();
    this.#clock = clock;
  }

  signIn(holder: PlanHolder): void {
    this.#holder = holder;
  }

  signOut(): void {
    this.#holder = null;
  }

  breakConnection(): void {
    this.#reachable = false;
  }

  override async currentPlan(userId: string): Promise<Result<Subscription, PlanFailure>> {
    this.called.push(`currentPlan ${userId}`);
    const standing = this.#standing();
    if (!standing.ok) return standing;
    return userId === this.#holder?.userId ? ok(standing.value.plan) : fail('no-plan');
  }

  override async pauseOptions(count: number): Promise<Result<readonly PauseOption[], PlanFailure>> {
    this.called.push(`pauseOptions ${count}`);
    const standing = this.#standing();
    if (!standing.ok) return standing;
    if (!parsePauseMonths(count).ok) return fail('refused');
    return ok(pauseOptions(standing.value.plan, standing.value.now, count));
  }

  override async pause(durationMonths: number): Promise<Result<Subscription, PlanChangeFailure>> {
    this.called.push(`pause ${durationMonths}`);
    return this.#change(
      (standing) => {
        if (!parsePauseMonths(durationMonths).ok) return 'refused';
        const verdict = pauseVerdict(standing.plan, standing);
        return verdict.allowed ? null : (`pause-${verdict.why}` as const);
      },
      ({ plan, now }) => afterPausing(plan, durationMonths, now),
    );
  }

  override async resume(): Promise<Result<Subscription, PlanChangeFailure>> {
    this.called.push('resume');
    return this.#change(
      (standing) => {
        const verdict = resumeVerdict(standing.plan, standing);
        return verdict.allowed ? null : (`resume-${verdict.why}` as const);
      },
      ({ plan, now }) => afterResuming(plan, now),
    );
  }

  override async reactivate(): Promise<Result<Subscription, PlanChangeFailure>> {
    this.called.push('reactivate');
    return this.#change(
      (standing) => {
        const verdict = reactivationVerdict(standing.plan, standing);
        return verdict.allowed ? null : (`reactivate-${verdict.why}` as const);
      },
      ({ plan }) => afterReactivating(plan),
    );
  }

  override async remove(): Promise<Result<Subscription, PlanChangeFailure>> {
    this.called.push('remove');
    return this.#change(
      (standing) => {
        const verdict = removalVerdict(standing.plan, standing);
        return verdict.allowed ? null : (`remove-${verdict.why}` as const);
      },
      ({ plan, now }) => afterRemoving(plan, now),
    );
  }

  #change(
    refusalOf: (standing: Standing) => PlanChangeFailure | null,
    change: (standing: Standing) => Subscription,
  ): Result<Subscription, PlanChangeFailure> {
    const standing = this.#standing();
    if (!standing.ok) return standing;
    const refusal = refusalOf(standing.value);
    if (refusal !== null) return fail(refusal);
    const plan = change(standing.value);
    this.#holder = this.#holder && { ...this.#holder, plan };
    return ok(plan);
  }

  #standing(): Result<Standing, PlanFailure> {
    if (!this.#reachable) return fail('unavailable');
    if (!this.#holder) return fail('signed-out');
    const { plan, owner = true } = this.#holder;
    if (!plan) return fail('no-plan');
    const now = planTime(plan, { now: this.#clock.now(), production: false });
    return ok({ plan: planAt(plan, now), owner, now });
  }
}
