import { firstMatch, type Cases } from '../../shared/first-match.ts';
import { isOnTrial, isPlanExpired, type PlanStatus } from '../plan-status.policy.ts';
import type { Subscription } from '../subscription.ts';
import type { TrialFacts } from '../trial.policy.ts';

export type UpgradablePlan = PlanStatus & Pick<Subscription, 'billable' | 'archivedDate'>;
/** `owner`: the team's admin, or anyone without a team. */
export type UpgradeFacts = TrialFacts & { readonly owner: boolean };

type Visible = { readonly plan: UpgradablePlan; readonly facts: UpgradeFacts };

// HDR-4
// D HDR-4.1: a rule that hides the button takes precedence over one that shows it.
const VISIBLE: Cases<Visible, boolean> = [
  [({ facts }) => !facts.owner, false],
  [({ plan, facts }) => isOnTrial(plan, facts), false],
  [({ plan }) => plan.billable, false],
  [({ plan }) => plan.type === 'free-plan', true],
  [({ plan }) => plan.archivedDate !== null, true],
  [({ plan, facts }) => isPlanExpired(plan, facts), true],
];

/** HDR-4: whether the header has an Upgrade button. */
export function isUpgradeVisible(plan: UpgradablePlan, facts: UpgradeFacts): boolean {
  return firstMatch(VISIBLE, { plan, facts }, false);
}

type Titled = Pick<Subscription, 'orderDisplayTitle'>;
type Offered = Titled & { readonly owner: boolean };

// HDR-5
const OFFERED: Cases<Offered, boolean> = [
  [({ orderDisplayTitle }) => ['ENTERPRISE', 'BUSINESS'].includes(orderDisplayTitle), false],
  [({ orderDisplayTitle }) => orderDisplayTitle === 'ESSENTIAL', true],
];

/** HDR-5: whether an upgrade is offered at all, e.g. on the plan's page. */
export function isUpgradeOffered(plan: Titled, { owner }: { readonly owner: boolean }): boolean {
  return firstMatch(OFFERED, { ...plan, owner }, owner);
}

/** HDR-5: the target of an upgrade; the inquiry page is outside the app. */
export function upgradeDestination({ orderDisplayTitle }: Titled): 'plans' | 'pricing-enquiry' {
  return orderDisplayTitle === 'PREMIUM' ? 'pricing-enquiry' : 'plans';
}
