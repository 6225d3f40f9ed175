import type { Subscription } from '../plans/subscription.ts';
import type { PlanOffer } from './product.ts';

const COUNTED = ['quickViews', 'codeDetails', 'weather', 'seats'] as const;

/** Something of a plan that another plan has less of, or not at all. A number that is null has no limit. */
export type PlanLoss =
  | {
      readonly of: 'quickViews' | 'codeDetails' | 'weather' | 'seats';
      readonly from: number | null;
      readonly to: number;
    }
  | { readonly of: 'overage' | 'integrations' | 'pausable' };

/** What a buyer who changes from one plan to another has less of. */
// PLAN-9
// D PLAN-9.28
export function planLosses(from: PlanOffer, to: PlanOffer): readonly PlanLoss[] {
  const counted = COUNTED.flatMap((of): PlanLoss[] => {
    const less = to[of];
    return less !== null && less < (from[of] ?? Number.POSITIVE_INFINITY)
      ? [{ of, from: from[of], to: less }]
      : [];
  });
  const isLost = {
    overage: from.overage !== null && to.overage === null,
    integrations: from.integrations && !to.integrations,
    pausable: from.pausable && !to.pausable,
  };
  const whole = (['overage', 'integrations', 'pausable'] as const).filter((of) => isLost[of]);
  return [...counted, ...whole.map((of) => ({ of }))];
}

/** What a plan says itself of what it includes, where it is off sale; of the rest it has what the other one has. */
export function offerOf({ limits, ui }: Pick<Subscription, 'limits' | 'ui'>, other: PlanOffer): PlanOffer {
  return {
    ...other,
    quickViews: limits.monthly.codeReports.quantity,
    integrations: limits.allowIntegrationAccess,
    overage: ui.overageCost,
    pausable: ui.canPauseSubscription,
  };
}
