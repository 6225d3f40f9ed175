import { type PlanSummary, planSummary } from '@ridgeline/core/navigation';
import type { Allowances } from '@ridgeline/core/plans';
import type { Clock } from '@ridgeline/core/shared';
import type { Configuration } from './configuration.store.ts';
import type { SessionStore } from './session.store.ts';

type Facts = {
  readonly session: SessionStore;
  readonly clock: Clock;
  readonly configuration: Configuration;
};

/** The reader's plan at this moment; null while nobody is signed in, or without a plan. */
export function planNow(
  { session, clock, configuration }: Facts,
  allowances: Allowances | null = null,
): PlanSummary | null {
  if (session.profile === null) return null;
  return planSummary(
    session.profile,
    { now: clock.now(), production: configuration.isProduction },
    allowances,
  );
}
