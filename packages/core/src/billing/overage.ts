import type { ProfileCard } from '../profile/profile.ts';
import type { PropertyType } from '../reports/property.ts';
import type { ReportWish } from '../reports/report-order.policy.ts';
import type { Cents } from './money.ts';
import type { DeclineReason } from './order.ts';

/** The property of a project beyond the number of the plan, as far as it decides the price. The state has two letters. */
export type OverageProperty = { readonly propertyType: PropertyType; readonly state: string };

/** What such a project costs. */
// PLAN-8
export type OverageOffer = {
  /** With the tax. */
  readonly total: Cents;
  readonly tax: Cents;
  /** The card that would pay; null where none is saved. */
  readonly card: ProfileCard | null;
};

export type OverageOrder = {
  readonly wish: ReportWish;
  /** The price shown to the user. The server charges this amount or nothing. */
  readonly total: Cents;
  /** Idempotency key: sending the same order again makes no second report, and charges nothing again. */
  readonly orderKey: string;
};

export type OverageOutcome =
  | { readonly is: 'made'; readonly reportNumber: string; readonly orderId: string }
  /** Nothing is known of the property, so nothing was made or charged. RPT-9 */
  | { readonly is: 'property-unknown' }
  | { readonly is: 'declined'; readonly why: DeclineReason };
