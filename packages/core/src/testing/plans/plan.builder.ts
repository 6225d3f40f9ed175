import type { Allowances } from '../../plans/allowances.ts';
import type { BillingDetails, PlanLimits, PlanUi, Subscription } from '../../plans/subscription.ts';
import type { UsageCounts } from '../../plans/usage-counts.ts';

export type PlanChange = Partial<Omit<Subscription, 'limits' | 'ui' | 'details'>> & {
  readonly limits?: Partial<PlanLimits>;
  readonly ui?: Partial<PlanUi>;
  readonly details?: Partial<BillingDetails> | null;
};

const limits: PlanLimits = {
  free: { period: { ms: null } },
  monthly: { codeReports: { quantity: 30 } },
  endDate: null,
  allowIntegrationAccess: true,
  allowTeamAccess: true,
};

const ui: PlanUi = {
  color: '#1f6f4a',
  hidePrice: false,
  showModalsBeforeAddressCollection: true,
  canPauseSubscription: true,
  upgradePlanModal: { bulletPoints: [{ text: '30 property quickviews a month', icon: 'home' }] },
  overageCost: 500,
  expiredNewProjectModal: null,
};

const details: BillingDetails = {
  billingCycleAnchor: Date.parse('2026-01-31T10:00:00Z'),
  currentPeriodEnd: Date.parse('2026-03-31T10:00:00Z'),
  testClockDetails: null,
};

/** A plan in good standing, billed monthly on the 31st, that may be paused, unless a test says otherwise. */
export function aPlan({
  limits: ofLimits,
  ui: ofUi,
  details: ofDetails,
  ...rest
}: PlanChange = {}): Subscription {
  return {
    type: 'paid',
    sku: 'plan_23_q2_0003',
    orderDisplayTitle: 'ESSENTIAL',
    title: 'Essential',
    titleEs: null,
    option: null,
    billingPeriod: 'monthly',
    price: { monthly: 9900, annual: 99_000 },
    billable: true,
    isExpired: false,
    archivedDate: null,
    startTime: Date.parse('2026-01-31T10:00:00Z'),
    purchaseProvider: 'stripe',
    platform: 'web',
    pausedAt: null,
    pauseActiveAt: null,
    resumesAt: null,
    needsPayer: false,
    credit: 0,
    pauseOptions: [],
    ...rest,
    limits: { ...limits, ...ofLimits },
    ui: { ...ui, ...ofUi },
    details: ofDetails === null ? null : { ...details, ...ofDetails },
  };
}

/** A trial of fourteen days from the start of the plan. */
export function aTrial(change: PlanChange = {}): Subscription {
  const days = 14 * 24 * 60 * 60 * 1000;
  return aPlan({
    type: 'trial-plan',
    title: 'Free Trial',
    billable: false,
    details: null,
    ...change,
    limits: { free: { period: { ms: days } }, ...change.limits },
  });
}

export function usageCounts(
  change: { lifetime?: number; monthly?: number; free?: number } = {},
): UsageCounts {
  return {
    lifetime: { codeReports: change.lifetime ?? 0, cycleReset: null },
    monthly: { codeReports: change.monthly ?? 0, cycleReset: null },
    free: { codeReports: change.free ?? 0, cycleReset: null },
  };
}

export function someAllowances(change: Partial<Allowances> = {}): Allowances {
  return {
    quickView: { allocation: 30, available: 12 },
    codeDetail: { allocation: 8, available: 8 },
    weather: { allocation: 4, available: 1 },
    ...change,
  };
}
