// Public exports of plans.
export { type AllowanceFailure, AllowanceGateway } from './allowance-gateway.port.ts';
export { MOST_EXTRA } from './allowance-grant.policy.ts';
export { allowanceRefusal, refusalToSpend } from './allowance-refusal.policy.ts';
export { type AllowanceText, allowanceTexts } from './allowance-texts.policy.ts';
export { leftOfAllocation, projectQuota } from './allowance.policy.ts';
export type { Allowances } from './allowances.ts';
export { periodEnd } from './billing-period.policy.ts';
export {
  afterExchanging,
  afterPausing,
  afterReactivating,
  afterRemoving,
  afterResuming,
  planAt,
} from './change/plan-change.policy.ts';
export { isManagedInMobileApp, reactivationVerdict, removalVerdict } from './change/plan-removal.policy.ts';
export { isUpgradeVisible, upgradeDestination } from './change/upgrade.policy.ts';
export { renewalDate } from './change/renewal-date.policy.ts';
export { countInUse, type CountName } from './counts.policy.ts';
export { type FeatureRights, featureVerdict, type GatedFeature } from './gated-feature.policy.ts';
export { LoadAllowances } from './load-allowances.use-case.ts';
export {
  pauseButton,
  type PauseButton,
  pauseVerdict,
  type PauseVerdict,
} from './pause/pause-eligibility.policy.ts';
export { PAUSE_OPTION_COUNT, pauseOptions } from './pause/pause-options.policy.ts';
export { isAboutToPause, isPauseActive } from './pause/pause.policy.ts';
export { resumeVerdict } from './pause/resume.policy.ts';
export { planBanner, planBannerText } from './plan-banner.policy.ts';
export { planTitle, pointText } from './plan-title.policy.ts';
export { planChangeMessages } from './plan-change.messages.ts';
export { type PlanChangeFailure, type PlanFailure, PlanGateway } from './plan-gateway.port.ts';
export { isOnTrial, isPaidPlan, isPlanExpired } from './plan-status.policy.ts';
export { plansMessages } from './plans.messages.ts';
export type { AddProjectDecision } from './project-dialog/add-project.policy.ts';
export { dialogActionText, projectDialogWords } from './project-dialog/project-dialog-texts.policy.ts';
export type { ProjectDialog } from './project-dialog/project-dialog.policy.ts';
export { overageText } from './project-dialog/project-quota-texts.policy.ts';
export { coversState } from './state-cover.policy.ts';
export { BILLING_PERIODS } from './subscription.ts';
export type {
  BillingPeriod,
  ExpiredNewProjectModal,
  PauseDates,
  PauseOption,
  PlanLimits,
  Subscription,
  SubscriptionType,
} from './subscription.ts';
export { trialExtensionVerdict } from './trial-extension.policy.ts';
export { trialDaysLeft, trialEnd } from './trial.policy.ts';
export type { UsageCounts } from './usage-counts.ts';
export { ReactivatePlan } from './change/reactivate-plan.use-case.ts';
export { RemovePlan } from './change/remove-plan.use-case.ts';
export {
  initialPauseDialog,
  nextPauseDialog,
  type PauseDialog,
  type PauseDialogEvent,
} from './pause/pause-dialog.machine.ts';
export { PausePlan } from './pause/pause-plan.use-case.ts';
export { pauseRefusalText } from './pause/pause-texts.policy.ts';
export { ResumePlan } from './pause/resume-plan.use-case.ts';
export { type DateReader, shortDate } from './plan-dates.policy.ts';
