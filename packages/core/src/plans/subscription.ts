import type { Instant } from '../shared/instant.ts';

/**
 * A plan as the business sees it (ENT-3). Names are the wire's in camelCase, nested alike; the wire's texts
 * and provider seconds became Instants at the edge, and its amounts whole cents. What the wire left out is null.
 */
export type Subscription = {
  readonly type: SubscriptionType;
  readonly sku: string;
  readonly orderDisplayTitle: OrderDisplayTitle;
  readonly title: string;
  readonly option: string | null;
  readonly billingPeriod: BillingPeriod;
  readonly price: { readonly monthly: number | null; readonly annual: number | null };
  readonly billable: boolean;
  readonly isExpired: boolean;
  readonly archivedDate: Instant | null;
  readonly startTime: Instant | null;
  /** The card payment provider that sold it. */
  readonly purchaseProvider: string | null;
  /** Where it was bought, e.g. `android` or `web`. */
  readonly platform: string | null;
  readonly pausedAt: Instant | null;
  readonly pauseActiveAt: Instant | null;
  readonly resumesAt: Instant | null;
  readonly limits: PlanLimits;
  readonly ui: PlanUi;
  readonly details: BillingDetails | null;
  readonly pauseOptions: readonly PauseOption[];
};

export const SUBSCRIPTION_TYPES = ['trial-plan', 'free-plan', 'paid', 'paid-team-plan'] as const;
export type SubscriptionType = (typeof SUBSCRIPTION_TYPES)[number];

/** The titles that rules speak of; a plan may carry another. */
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

/** How the plan wants to be shown, as its product says. */
export type PlanUi = {
  readonly color: string | null;
  readonly hidePrice: boolean;
  readonly showModalsBeforeAddressCollection: boolean;
  readonly canPauseSubscription: boolean;
  readonly upgradePlanModal: { readonly bulletPoints: readonly BulletPoint[] };
  /** What one project beyond the quota costs, in cents; null where none can be bought. */
  readonly overageCost: number | null;
  readonly expiredNewProjectModal: ExpiredNewProjectModal | null;
};

export type BulletPoint = { readonly text: string; readonly icon: string };

/** What the New Project dialog of a plan may say and lead to in its own way. */
export type NewProjectModal = {
  readonly title: string | null;
  readonly message: string | null;
  readonly primaryActionPath: string | null;
  readonly secondaryActionPath: string | null;
};
export type ExpiredNewProjectModal = NewProjectModal & {
  readonly nonpayerOverrides: Partial<NewProjectModal> | null;
};

/** What the payment provider says of the plan. */
export type BillingDetails = {
  readonly billingCycleAnchor: Instant | null;
  readonly currentPeriodEnd: Instant | null;
  readonly testClockDetails: { readonly frozenTime: Instant } | null;
};

/** A pause of `duration` months, and when payments would go on. */
export type PauseOption = { readonly duration: number; readonly resumesAt: Instant };

/** The three instants of a pause: asked for, in effect, over. */
export type PauseDates = Pick<Subscription, 'pausedAt' | 'pauseActiveAt' | 'resumesAt'>;
