import type { Instant } from '../shared/instant.ts';

/**
 * A plan as the domain sees it (ENT-3). Names and nesting follow the API in camelCase; adapters convert ISO texts and
 * provider seconds to Instants, amounts to whole cents, and missing values to null.
 */
export type Subscription = {
  readonly type: SubscriptionType;
  readonly sku: string;
  readonly orderDisplayTitle: OrderDisplayTitle;
  readonly title: string;
  /** Null where it has no Spanish title. */
  readonly titleEs: string | null;
  readonly option: string | null;
  readonly billingPeriod: BillingPeriod;
  readonly price: { readonly monthly: number | null; readonly annual: number | null };
  readonly billable: boolean;
  readonly isExpired: boolean;
  readonly archivedDate: Instant | null;
  readonly startTime: Instant | null;
  /** The payment provider that sold it. */
  readonly purchaseProvider: string | null;
  /** Where it was bought, e.g. `android` or `web`. */
  readonly platform: string | null;
  readonly pausedAt: Instant | null;
  readonly pauseActiveAt: Instant | null;
  readonly resumesAt: Instant | null;
  readonly limits: PlanLimits;
  readonly ui: PlanUi;
  readonly details: BillingDetails | null;
  /** The team has another owner, who has not chosen a card for its plan yet: none of theirs is charged. */
  readonly needsPayer: boolean;
  /** In cents: what was left over when the plan was changed; it pays the next charges. */
  readonly credit: number;
  readonly pauseOptions: readonly PauseOption[];
};

export const SUBSCRIPTION_TYPES = ['trial-plan', 'free-plan', 'paid', 'paid-team-plan'] as const;
export type SubscriptionType = (typeof SUBSCRIPTION_TYPES)[number];

/** The titles that rules refer to; a plan may have another. */
export type OrderDisplayTitle = 'ESSENTIAL' | 'BUSINESS' | 'ENTERPRISE' | 'PREMIUM' | (string & {});

export const BILLING_PERIODS = ['monthly', 'annual'] as const;
export type BillingPeriod = (typeof BILLING_PERIODS)[number];

export type PlanLimits = {
  readonly free: { readonly period: { readonly ms: number | null } };
  readonly monthly: { readonly codeReports: { readonly quantity: number } };
  readonly endDate: Instant | null;
  readonly allowIntegrationAccess: boolean;
  readonly allowTeamAccess: boolean;
};

/** Display settings of the plan's product. */
export type PlanUi = {
  readonly color: string | null;
  readonly hidePrice: boolean;
  readonly showModalsBeforeAddressCollection: boolean;
  readonly canPauseSubscription: boolean;
  readonly upgradePlanModal: { readonly bulletPoints: readonly BulletPoint[] };
  /** Price of one project beyond the quota, in cents; null if none can be bought. */
  readonly overageCost: number | null;
  readonly expiredNewProjectModal: ExpiredNewProjectModal | null;
};

export type BulletPoint = { readonly text: string; readonly textEs?: string | null; readonly icon: string };

/** A plan's own texts and targets for the New Project dialog. */
export type NewProjectModal = {
  readonly title: string | null;
  readonly message: string | null;
  readonly primaryActionPath: string | null;
  readonly secondaryActionPath: string | null;
};
export type ExpiredNewProjectModal = NewProjectModal & {
  readonly nonpayerOverrides: Partial<NewProjectModal> | null;
};

/** The payment provider's data on the plan. */
export type BillingDetails = {
  readonly billingCycleAnchor: Instant | null;
  readonly currentPeriodEnd: Instant | null;
  readonly testClockDetails: { readonly frozenTime: Instant } | null;
};

/** A pause of `duration` months, and when payments would resume. */
export type PauseOption = { readonly duration: number; readonly resumesAt: Instant };

/** The three instants of a pause: requested, in effect, ended. */
export type PauseDates = Pick<Subscription, 'pausedAt' | 'pauseActiveAt' | 'resumesAt'>;
