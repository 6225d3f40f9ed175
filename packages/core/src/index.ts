// The door of core: what web, API, CLI and other frontends may use, by area.

// shared
export * from './shared/clock.port.ts';
export * from './shared/email.policy.ts';
export * from './shared/instant.ts';
export * from './shared/messages.ts';
export * from './shared/required-input.policy.ts';
export * from './shared/result.ts';
export * from './shared/timer.port.ts';
export * from './shared/us-states.ts';
export * from './shared/validation.messages.ts';

// session
export * from './session/accept-terms.use-case.ts';
export * from './session/federated/access-denied.policy.ts';
export * from './shared/account-directory.port.ts';
export * from './session/begin-walkthrough.use-case.ts';
export * from './shared/browser-values.ts';
export * from './session/cache-lifetime.policy.ts';
export * from './session/client-state.port.ts';
export * from './session/sign-up/confirm-sign-up.use-case.ts';
export * from './session/error-reporting.policy.ts';
export * from './shared/failure-log.port.ts';
export * from './session/federated/federated-outcome.policy.ts';
export * from './session/federated/federated-return.port.ts';
export * from './session/federated/federated-sign-in.port.ts';
export * from './session/federated/finish-federated-sign-in.use-case.ts';
export * from './session/password/forgot-password.machine.ts';
export * from './session/federated/give-up-one-tap.use-case.ts';
export * from './session/federated/google-sessions.port.ts';
export * from './session/federated/id-associations.port.ts';
export * from './session/identify-device.use-case.ts';
export * from './session/identity-claims.ts';
export * from './session/identity.port.ts';
export * from './session/introduce-yourself.use-case.ts';
export * from './session/login.machine.ts';
export * from './session/mandatory-profile.policy.ts';
export * from './session/other-tabs.port.ts';
export * from './session/password/password-recovery.port.ts';
export * from './shared/preferences.port.ts';
export * from './session/renew-session.use-case.ts';
export * from './session/password/request-password-reset.use-case.ts';
export * from './session/sign-up/resend-sign-up-code.use-case.ts';
export * from './session/reset-app.use-case.ts';
export * from './session/federated/return-from-google.use-case.ts';
export * from './session/federated/return-from-provider.use-case.ts';
export * from './session/session-renewal.policy.ts';
export * from './session/session-tokens.port.ts';
export * from './session/session.messages.ts';
export * from './session/session.ts';
export * from './session/password/set-new-password.use-case.ts';
export * from './session/sign-in-again.use-case.ts';
export * from './session/sign-in-failure.policy.ts';
export * from './session/sign-in-kind.ts';
export * from './session/federated/sign-in-with-google.use-case.ts';
export * from './session/sign-in.use-case.ts';
export * from './session/sign-out.use-case.ts';
export * from './session/sign-up/sign-up-confirmation.machine.ts';
export * from './session/sign-up/sign-up-gateway.port.ts';
export * from './session/sign-up/sign-up-wizard.machine.ts';
export * from './session/sign-up/sign-up.use-case.ts';
export * from './session/federated/start-federated-sign-in.use-case.ts';
export * from './session/start-up.use-case.ts';
export * from './session/team-invite.ts';
export * from './session/terms-gateway.port.ts';
export * from './session/unique-ids.port.ts';
export * from './session/visit.machine.ts';
export * from './session/walkthrough.machine.ts';
export * from './session/welcome-back.policy.ts';

// navigation
export * from './session/after-sign-in.policy.ts';
export * from './routes/app-path.ts';
export * from './navigation/enter-route.use-case.ts';
export * from './navigation/environment-tag.policy.ts';
export * from './navigation/footer.policy.ts';
export * from './navigation/guard.policy.ts';
export * from './navigation/header.policy.ts';
export * from './navigation/mobile-header.policy.ts';
export * from './navigation/navigation.messages.ts';
export * from './navigation/page-load.policy.ts';
export * from './routes/path-to.ts';
export * from './navigation/pro-upsell.ts';
export * from './routes/redirect-target.policy.ts';
export * from './routes/route-of.policy.ts';
export * from './routes/routes.ts';
export * from './navigation/see-team-tab.use-case.ts';
export * from './session/stored-redirect.ts';
export * from './navigation/toggle-debug-panel.use-case.ts';
export * from './navigation/user-menu.policy.ts';

// profile
export * from './profile/email/change-email.use-case.ts';
export * from './profile/password/change-password.use-case.ts';
export * from './profile/fields/choice-list-gateway.port.ts';
export * from './profile/fields/choice-list.policy.ts';
export * from './profile/clipboard.port.ts';
export * from './profile/fields/company-details.policy.ts';
export * from './profile/email/confirm-email-change.use-case.ts';
export * from './profile/copy-id.use-case.ts';
export * from './profile/fields/debounced-save.ts';
export * from './profile/email/email-availability.policy.ts';
export * from './profile/email/email-change-gateway.port.ts';
export * from './profile/email/email-change.machine.ts';
export * from './profile/email/email-link.policy.ts';
export * from './profile/fields/field-save.policy.ts';
export * from './profile/fields/load-choices.use-case.ts';
export * from './profile/load-profile.use-case.ts';
export * from './profile/load-ui-configuration.use-case.ts';
export * from './profile/fields/name-edit.machine.ts';
export * from './profile/password/password-change-refusal.policy.ts';
export * from './profile/password/password-gateway.port.ts';
export * from './profile/password/password.policy.ts';
export * from './profile/person-name.policy.ts';
export * from './profile/phone/phone-change.machine.ts';
export * from './profile/phone/phone-gateway.port.ts';
export * from './profile/phone/phone.policy.ts';
export * from './profile/profile-changes.policy.ts';
export * from './profile/profile-display.policy.ts';
export * from './profile/profile-editor.port.ts';
export * from './profile/fields/profile-fields.policy.ts';
export * from './profile/profile-gateway.port.ts';
export * from './profile/profile-load.machine.ts';
export * from './profile/fields/profession.messages.ts';
export * from './profile/profile.messages.ts';
export * from './profile/profile.ts';
export * from './profile/phone/request-phone-code.use-case.ts';
export * from './profile/email/resend-email-code.use-case.ts';
export * from './profile/fields/save-company-details.use-case.ts';
export * from './profile/fields/save-name.use-case.ts';
export * from './profile/phone/save-phone.use-case.ts';
export * from './profile/fields/save-profession.use-case.ts';
export * from './profile/phone/submit-phone-code.use-case.ts';
export * from './profile/ui-configuration-gateway.port.ts';
export * from './profile/ui-configuration.ts';
export * from './profile/verification-code.policy.ts';

// notices
export * from './notices/dialog.machine.ts';
export * from './notices/load-notices.use-case.ts';
export * from './notices/migration-watch.machine.ts';
export * from './notices/notice.policy.ts';
export * from './profile/notice.ts';
export * from './notices/notices.messages.ts';
export * from './notices/show-notices.use-case.ts';
export * from './notices/watch-migration.use-case.ts';

// marketing
export * from './marketing/answer-survey.use-case.ts';
export * from './marketing/contact-gateway.port.ts';
export * from './marketing/event-tracker.port.ts';
export * from './marketing/feedback-gateway.port.ts';
export * from './marketing/feedback.policy.ts';
export * from './marketing/identify-visitor.use-case.ts';
export * from './marketing/keep-utm.use-case.ts';
export * from './marketing/load-survey.use-case.ts';
export * from './marketing/marketing.messages.ts';
export * from './marketing/post-utm.use-case.ts';
export * from './marketing/send-feedback.use-case.ts';
export * from './marketing/survey-gateway.port.ts';
export * from './marketing/update-contact.use-case.ts';
export * from './marketing/utm-gateway.port.ts';
export * from './marketing/utm-store.port.ts';
export * from './marketing/utm.policy.ts';

// reports
export * from './reports/new-project/address-gateway.port.ts';
export * from './reports/new-project/adopt-report.use-case.ts';
export * from './reports/new-project/anonymous-failure-text.ts';
export * from './reports/new-project/anonymous-reports.port.ts';
export * from './reports/apply-upgrades.use-case.ts';
export * from './reports/archive-report.use-case.ts';
export * from './reports/new-project/check-address-access.use-case.ts';
export * from './reports/new-project/create-anonymous-report.use-case.ts';
export * from './reports/new-project/create-report.use-case.ts';
export * from './reports/documents/document-viewer.port.ts';
export * from './reports/lists/filter-reports.use-case.ts';
export * from './reports/documents/invalidate-pdf.use-case.ts';
export * from './reports/lists/list-project-summaries.use-case.ts';
export * from './reports/lists/list-projects.use-case.ts';
export * from './reports/lists/list-reports.use-case.ts';
export * from './reports/lists/load-initial-reports.use-case.ts';
export * from './reports/state-updates/load-last-update.use-case.ts';
export * from './reports/state-updates/load-local-updates.use-case.ts';
export * from './reports/reading/load-report.use-case.ts';
export * from './reports/reading/load-sample-report.use-case.ts';
export * from './reports/state-updates/load-state-updates.use-case.ts';
export * from './reports/state-updates/load-subscribed-states.use-case.ts';
export * from './navigation/new-project-button.policy.ts';
export * from './reports/new-project/new-project.machine.ts';
export * from './reports/documents/pdf-failure.policy.ts';
export * from './reports/documents/pdf-request.ts';
export * from './reports/project-date.policy.ts';
export * from './reports/lists/project-gateway.port.ts';
export * from './reports/lists/project-lists.policy.ts';
export * from './reports/lists/project-lists.port.ts';
export * from './reports/project-records.port.ts';
export * from './reports/lists/project-search.policy.ts';
export * from './reports/lists/report-collection.machine.ts';
export * from './reports/documents/report-documents.port.ts';
export * from './reports/report-gateway.port.ts';
export * from './reports/report-order.policy.ts';
export * from './reports/reading/report-reading.policy.ts';
export type { ReportRefusal } from './reports/report-refusal.ts';
export * from './reports/report.ts';
export * from './reports/reports.messages.ts';
export * from './reports/save-claim.use-case.ts';
export * from './reports/save-project-date.use-case.ts';
export * from './reports/lists/search-projects.use-case.ts';
export * from './reports/documents/send-pdf.use-case.ts';
export * from './reports/set-user-flags.use-case.ts';
export * from './reports/state-updates/state-updates-gateway.port.ts';
export * from './reports/reading/static-map.policy.ts';
export * from './reports/state-updates/subscribe-to-states.use-case.ts';
export * from './reports/new-project/suggest-addresses.use-case.ts';
export * from './reports/unarchive-report.use-case.ts';
export * from './reports/documents/view-pdf.use-case.ts';

// teams
export * from './teams/add-members.use-case.ts';
export * from './teams/answer-invite.use-case.ts';
export * from './teams/change-owner.use-case.ts';
export * from './teams/change-role.use-case.ts';
export * from './teams/count-commercial-projects.use-case.ts';
export * from './teams/count-team-reports.use-case.ts';
export * from './teams/find-team-reports.use-case.ts';
export * from './teams/invite.machine.ts';
export * from './teams/invitees.policy.ts';
export * from './teams/list-address-states.use-case.ts';
export * from './teams/list-guards.policy.ts';
export * from './teams/list-jurisdictions.use-case.ts';
export * from './teams/list-members.use-case.ts';
export * from './teams/load-inactive-members.use-case.ts';
export * from './teams/load-invites.use-case.ts';
export * from './teams/load-public-team.use-case.ts';
export * from './teams/load-team.use-case.ts';
export * from './teams/member-search.policy.ts';
export * from './teams/occ-projects.port.ts';
export * from './teams/reinvite.policy.ts';
export * from './teams/remove-member.use-case.ts';
export * from './teams/rename-team.use-case.ts';
export * from './teams/resend-invite.use-case.ts';
export * from './teams/resend-invites.use-case.ts';
export * from './teams/sample-roster.ts';
export * from './teams/search-members.use-case.ts';
export * from './teams/team-abilities.policy.ts';
export type { TeamCallFailure, ToldTeamFailure } from './teams/team-call-failure.ts';
export * from './teams/team-gateway.port.ts';
export * from './teams/team-invites.port.ts';
export * from './teams/team-logo.policy.ts';
export * from './teams/team-logos.port.ts';
export * from './teams/team-members.port.ts';
export * from './teams/team-role.messages.ts';
export * from './teams/team-role.policy.ts';
export * from './teams/team.machine.ts';
export * from './teams/team.ts';
export * from './teams/teams.messages.ts';
export * from './teams/upload-logo.use-case.ts';

// plans
export * from './plans/project-dialog/add-project.policy.ts';
export * from './plans/allowance-gateway.port.ts';
export * from './plans/allowance-texts.policy.ts';
export * from './plans/allowance.policy.ts';
export * from './plans/allowances.ts';
export * from './plans/billing-clock.policy.ts';
export * from './plans/billing-period.policy.ts';
export * from './plans/counts.policy.ts';
export * from './plans/gated-feature.policy.ts';
export * from './plans/load-allowances.use-case.ts';
export * from './plans/load-current-plan.use-case.ts';
export * from './plans/pause/load-pause-options.use-case.ts';
export * from './plans/project-dialog/new-project-modal.policy.ts';
export * from './plans/pause/pause-dialog.machine.ts';
export * from './plans/pause/pause-eligibility.policy.ts';
export * from './plans/pause/pause-options.policy.ts';
export * from './plans/pause/pause-plan.use-case.ts';
export * from './plans/pause/pause-texts.policy.ts';
export * from './plans/pause/pause.policy.ts';
export * from './plans/plan-banner.policy.ts';
export * from './plans/change/plan-change.policy.ts';
export * from './plans/plan-dates.policy.ts';
export * from './plans/plan-gateway.port.ts';
export * from './plans/change/plan-removal.policy.ts';
export * from './navigation/plan-standing.policy.ts';
export * from './plans/plan-status.policy.ts';
export * from './plans/plans.messages.ts';
export * from './plans/project-dialog/project-dialog-texts.policy.ts';
export * from './plans/project-dialog/project-dialog.policy.ts';
export * from './plans/project-dialog/project-quota-texts.policy.ts';
export * from './plans/change/reactivate-plan.use-case.ts';
export * from './plans/change/remove-plan.use-case.ts';
export * from './plans/change/renewal-date.policy.ts';
export * from './plans/pause/resume-plan.use-case.ts';
export * from './plans/pause/resume.policy.ts';
export * from './plans/subscription.ts';
export * from './plans/trial.policy.ts';
export * from './plans/change/upgrade.policy.ts';
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
export * from './calculators/ventilation/ventilation-check.policy.ts';
export * from './calculators/ventilation/ventilation-products.ts';
export * from './calculators/ventilation/ventilation-ratio.policy.ts';
export * from './calculators/ventilation/ventilation.calculator.ts';
export * from './calculators/ventilation/ventilation.inputs.ts';
export * from './calculators/ventilation/ventilation.messages.ts';
export * from './calculators/ventilation/ventilation.policy.ts';
export * from './calculators/waste/complexity.ts';
export * from './calculators/waste/roof-plan.policy.ts';
export * from './calculators/waste/waste-products.ts';
export * from './calculators/waste/waste.calculator.ts';
export * from './calculators/waste/waste.comparison.ts';
export * from './calculators/waste/waste.inputs.ts';
export * from './calculators/waste/waste.messages.ts';
export * from './calculators/waste/waste.policy.ts';
export * from './calculators/permit-fee/check-fee-schedule.policy.ts';
export {
  compileFeeSchedule,
  type CompiledFeeSchedule,
  type UnusableFeeSchedule,
} from './calculators/permit-fee/compiled-fee-schedule.ts';
export type { FeeScheduleFinding } from './calculators/permit-fee/fee-schedule-finding.ts';
export {
  FEE_NAMES,
  FEE_QUANTITIES,
  FEE_ROUNDINGS,
  PERMIT_PROPERTY_TYPES,
  ROOF_MATERIALS,
  type FeeComponent,
  type FeeSchedule,
  type FeeSource,
  type PermitPropertyType,
  type RoofMaterial,
} from './calculators/permit-fee/fee-schedule.ts';
export * from './calculators/permit-fee/parse-fee-schedule.policy.ts';
export * from './calculators/permit-fee/permit-fee-text.ts';
export * from './calculators/permit-fee/permit-fee.messages.ts';
export * from './calculators/permit-fee/permit-fee.policy.ts';
export * from './calculators/permit-fee/permit-project.policy.ts';
export type { PermitProject } from './calculators/permit-fee/permit-project.ts';
export { permitFeeTotal, type NoFee } from './calculators/permit-fee/reckoning.policy.ts';
export * from './calculators/permit-fee/schedules/published-fee-schedules.ts';

// billing
export * from './billing/add-card.use-case.ts';
export * from './billing/apply-coupon.use-case.ts';
export * from './billing/authorization.ts';
export * from './billing/authorize-payment.use-case.ts';
export * from './billing/billing-address.policy.ts';
export * from './billing/billing-form.policy.ts';
export * from './billing/billing-gateway.port.ts';
export * from './billing/billing-history.ts';
export * from './billing/billing-ledger.policy.ts';
export * from './billing/billing-texts.policy.ts';
export * from './billing/billing.messages.ts';
export * from './billing/card-collector.port.ts';
export * from './billing/card-details.policy.ts';
export * from './billing/card-token.policy.ts';
export * from './billing/change-card.use-case.ts';
export * from './billing/choose-default-card.use-case.ts';
export * from './billing/collect-card.use-case.ts';
export * from './billing/confirm-payment.use-case.ts';
export * from './billing/coupon.policy.ts';
export * from './billing/estimate-order.use-case.ts';
export * from './billing/estimate.policy.ts';
export * from './billing/list-products.use-case.ts';
export * from './billing/list-purchased-reports.use-case.ts';
export * from './billing/list-transactions.use-case.ts';
export * from './billing/load-billing-history.use-case.ts';
export * from './billing/load-payment-info.use-case.ts';
export * from './billing/load-product.use-case.ts';
export * from './billing/look-up-products.use-case.ts';
export * from './billing/money.ts';
export * from './billing/order-gateway.port.ts';
export * from './billing/order.ts';
export * from './billing/payment-info-removal.policy.ts';
export * from './billing/place-order.use-case.ts';
export * from './billing/plan-purchase.policy.ts';
export * from './billing/product-gateway.port.ts';
export * from './billing/product-price.policy.ts';
export * from './billing/product.ts';
export * from './billing/proration.policy.ts';
export * from './billing/purchase-flow.ts';
export * from './billing/purchase.machine.ts';
export { orderOf, startPurchase } from './billing/purchase.ts';
export type {
  EstimateNews,
  PaymentChoice,
  PaymentProblem,
  Purchase,
  PurchaseEvent,
  PurchaseStep,
} from './billing/purchase.ts';
export * from './billing/remove-payment-info.use-case.ts';
export * from './billing/retry-answer.policy.ts';
export * from './billing/retry-payment.use-case.ts';
export * from './billing/saved-cards.policy.ts';
export * from './billing/single-purchase.policy.ts';

// integrations
export * from './integrations/api-key-gateway.port.ts';
export * from './integrations/api-key-name.policy.ts';
export * from './integrations/api-key.ts';
export * from './integrations/connection.policy.ts';
export * from './integrations/create-api-key.use-case.ts';
export * from './integrations/integration-access.policy.ts';
export * from './integrations/integration-gateway.port.ts';
export * from './integrations/integration.ts';
export * from './integrations/integrations.messages.ts';
export * from './integrations/list-api-keys.use-case.ts';
export * from './integrations/list-integrations.use-case.ts';
export * from './integrations/load-api-key.use-case.ts';
export * from './integrations/load-integration.use-case.ts';
export * from './integrations/revoke-api-key.use-case.ts';

// sync
export * from './sync/list-sync-records.use-case.ts';
export * from './sync/sync-dataset.ts';
export * from './sync/sync-key.policy.ts';
export * from './sync/sync-patch.policy.ts';
export * from './sync/sync-store.port.ts';
export * from './sync/sync.messages.ts';
export * from './sync/update-sync-records.use-case.ts';
