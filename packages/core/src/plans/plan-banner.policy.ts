import { say, type Locale } from '../shared/messages.ts';
import { firstMatch, type Cases } from '../shared/first-match.ts';
import { isPlanExpired, type PlanStatus } from './plan-status.policy.ts';
import { planTitle } from './plan-title.policy.ts';
import { plansMessages } from './plans.messages.ts';
import type { Subscription } from './subscription.ts';
import { trialDaysLeft, type TrialFacts } from './trial.policy.ts';

export type PlanBanner =
  | { readonly is: 'trial'; readonly daysLeft: number }
  | { readonly is: 'trial-over' }
  | { readonly is: 'current-plan'; readonly title: string; readonly titleEs: string | null };

type BannerPlan = PlanStatus & Pick<Subscription, 'billable' | 'title' | 'titleEs'>;
type Facts = { readonly plan: BannerPlan; readonly facts: TrialFacts };

// HDR-3
// D HDR-3.1: a trial plan shows its trial, even if it is billable.
const BANNERS: Cases<Facts, ((facts: Facts) => PlanBanner) | null> = [
  [
    ({ plan, facts }) => plan.type === 'trial-plan' && isPlanExpired(plan, facts),
    () => ({ is: 'trial-over' }),
  ],
  [
    ({ plan }) => plan.type === 'trial-plan',
    ({ plan, facts }) => ({ is: 'trial', daysLeft: trialDaysLeft(plan, facts) }),
  ],
  [
    ({ plan }) => plan.billable,
    ({ plan }) => ({ is: 'current-plan', title: plan.title, titleEs: plan.titleEs }),
  ],
];

/** HDR-3: the header's plan banner; null for a plan that is neither a trial nor billable. */
export function planBanner(plan: BannerPlan, facts: TrialFacts): PlanBanner | null {
  return firstMatch(BANNERS, { plan, facts }, null)?.({ plan, facts }) ?? null;
}

// HDR-3
export function planBannerText(banner: PlanBanner, locale: Locale): string {
  if (banner.is === 'trial') return say(plansMessages, locale, 'trial-days-left', { count: banner.daysLeft });
  if (banner.is === 'trial-over') return say(plansMessages, locale, 'trial-over');
  return say(plansMessages, locale, 'current-plan', { title: planTitle(banner, locale) });
}
