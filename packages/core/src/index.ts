// The door of core: what web, API, CLI and other frontends may use, by area.

// shared
export * from './shared/clock.port.ts';
export * from './shared/email.policy.ts';
export * from './shared/instant.ts';
export * from './shared/messages.ts';
export * from './shared/result.ts';

// session
export * from './session/account-directory.port.ts';
export * from './session/identity.port.ts';
export * from './session/session.messages.ts';
export * from './session/sign-in-failure.policy.ts';
export * from './session/sign-in.use-case.ts';
export * from './session/sign-out.use-case.ts';

// profile
export * from './profile/load-profile.use-case.ts';
export * from './profile/profile-gateway.port.ts';
export * from './profile/profile.ts';

// reports
export * from './reports/project-gateway.port.ts';
export * from './reports/project-search.policy.ts';
export * from './reports/reports.messages.ts';
export * from './reports/search-projects.use-case.ts';

// plans
export * from './plans/add-project.policy.ts';
export * from './plans/allowance-texts.policy.ts';
export * from './plans/allowance.policy.ts';
export * from './plans/allowances.ts';
export * from './plans/billing-clock.policy.ts';
export * from './plans/billing-period.policy.ts';
export * from './plans/counts.policy.ts';
export * from './plans/gated-feature.policy.ts';
export * from './plans/load-current-plan.use-case.ts';
export * from './plans/load-pause-options.use-case.ts';
export * from './plans/new-project-modal.policy.ts';
export * from './plans/pause-dialog.machine.ts';
export * from './plans/pause-eligibility.policy.ts';
export * from './plans/pause-options.policy.ts';
export * from './plans/pause-plan.use-case.ts';
export * from './plans/pause-texts.policy.ts';
export * from './plans/pause.policy.ts';
export * from './plans/plan-banner.policy.ts';
export * from './plans/plan-change.policy.ts';
export * from './plans/plan-dates.policy.ts';
export * from './plans/plan-gateway.port.ts';
export * from './plans/plan-removal.policy.ts';
export * from './plans/plan-status.policy.ts';
export * from './plans/plans.messages.ts';
export * from './plans/project-dialog-texts.policy.ts';
export * from './plans/project-dialog.policy.ts';
export * from './plans/project-quota-texts.policy.ts';
export * from './plans/reactivate-plan.use-case.ts';
export * from './plans/remove-plan.use-case.ts';
export * from './plans/renewal-date.policy.ts';
export * from './plans/resume-plan.use-case.ts';
export * from './plans/resume.policy.ts';
export * from './plans/subscription.ts';
export * from './plans/trial.policy.ts';
export * from './plans/upgrade.policy.ts';
export * from './plans/usage-counts.ts';

// calculators
export * from './calculators/basis.ts';
export { reproduce, ROUNDING_RULES, UNITS } from './calculators/calculation.ts';
export type {
  Calculation,
  CalculatorName,
  Reproduction,
  RoundingRule,
  RuleSet,
  TraceStep,
  Unit,
  Warning,
} from './calculators/calculation.ts';
export * from './calculators/calculators.messages.ts';
export * from './calculators/citation-registry.ts';
export * from './calculators/code-edition.ts';
export type { InputFailure } from './calculators/inputs.ts';
export * from './calculators/registered-sections.ts';
export * from './calculators/roll-measure.ts';
export * from './calculators/trace-text.ts';
export * from './calculators/ice-and-water-shield/ice-and-water-shield.calculator.ts';
export * from './calculators/ice-and-water-shield/ice-and-water-shield.comparison.ts';
export * from './calculators/ice-and-water-shield/ice-and-water-shield.inputs.ts';
export * from './calculators/ice-and-water-shield/ice-and-water-shield.messages.ts';
export * from './calculators/ice-and-water-shield/ice-and-water-shield.policy.ts';
export * from './calculators/ice-and-water-shield/ice-barrier-rules.ts';
export * from './calculators/ice-and-water-shield/ice-rolls.ts';
export * from './calculators/ice-and-water-shield/wall-thickness.ts';
