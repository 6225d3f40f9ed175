/** Pausing is not offered for this plan, or not to this person. */
export type NotOffered = 'bought-on-android' | 'not-monthly' | 'plan-cannot-pause' | 'not-owner';
export type PauseRefusalReason = NotOffered | 'payment-due' | 'already-paused' | 'paused-within-12-months';
export type ResumeRefusal = 'not-paused' | 'not-owner' | 'bought-on-android';
export type RemovalRefusal = 'not-owner' | 'bought-on-android' | 'not-a-paid-plan' | 'already-removed';
export type ReactivationRefusal = 'not-owner' | 'bought-on-android' | 'not-removed' | 'expired';

export type PlanChangeRefusal =
  | `pause-${PauseRefusalReason}`
  | `resume-${ResumeRefusal}`
  | `remove-${RemovalRefusal}`
  | `reactivate-${ReactivationRefusal}`;
