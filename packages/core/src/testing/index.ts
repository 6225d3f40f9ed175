// The testing door of core: one fake per port, builders, arbitraries, and the contract suite of each port.

export * from './shared/fake-clock.ts';
export * from './shared/fake-timer.ts';
export * from './shared/timer.contract.ts';

// session
export * from './shared/account-directory.contract.ts';
export * from './session/client-state.contract.ts';
export * from './session/code-outbox.ts';
export * from './shared/failure-log.contract.ts';
export * from './shared/fake-account-directory.ts';
export * from './session/fake-client-state.ts';
export * from './shared/fake-failure-log.ts';
export * from './session/fake-federated-return.ts';
export * from './session/fake-federated-sign-in.ts';
export * from './session/fake-google-sessions.ts';
export * from './session/fake-id-associations.ts';
export * from './session/fake-identity.ts';
export * from './session/fake-other-tabs.ts';
export * from './session/fake-password-recovery.ts';
export * from './shared/fake-preferences.ts';
export * from './session/fake-session-tokens.ts';
export * from './session/fake-sign-up-gateway.ts';
export * from './session/fake-terms-gateway.ts';
export * from './session/fake-unique-ids.ts';
export * from './session/federated-return.contract.ts';
export * from './session/federated-sign-in.contract.ts';
export * from './session/forgot-password.commands.ts';
export * from './session/google-sessions.contract.ts';
export * from './session/id-associations.contract.ts';
export * from './session/identity.contract.ts';
export * from './session/other-tabs.contract.ts';
export * from './session/password-recovery.contract.ts';
export * from './shared/preferences.contract.ts';
export * from './session/session-tokens.contract.ts';
export * from './session/session.arbitrary.ts';
export * from './session/session.builder.ts';
export * from './session/sign-up-gateway.contract.ts';
export * from './session/terms-gateway.contract.ts';
export * from './session/unique-ids.contract.ts';
export * from './session/visit.commands.ts';

// navigation
export * from './routes/address.arbitrary.ts';
export * from './routes/on-this-site.ts';

// reports
export * from './reports/address-gateway.contract.ts';
export * from './reports/anonymous-reports.contract.ts';
export * from './reports/document-viewer.contract.ts';
export * from './reports/fake-address-gateway.ts';
export * from './reports/fake-anonymous-reports.ts';
export * from './reports/fake-document-viewer.ts';
export * from './reports/fake-project-gateway.ts';
export * from './reports/fake-project-lists.ts';
export * from './reports/fake-project-records.ts';
export * from './reports/fake-report-documents.ts';
export * from './reports/fake-report-gateway.ts';
export * from './reports/fake-state-updates-gateway.ts';
export * from './reports/new-project.arbitrary.ts';
export * from './reports/project-gateway.contract.ts';
export * from './reports/project-lists.contract.ts';
export * from './reports/project-records.contract.ts';
export * from './reports/project-row.builder.ts';
export * from './reports/project-search.arbitrary.ts';
export * from './reports/report-documents.contract.ts';
export * from './reports/report-gateway.contract.ts';
export * from './reports/report-shelf.ts';
export * from './reports/report.builder.ts';
export * from './reports/state-updates-gateway.contract.ts';
export * from './reports/stored-report.arbitrary.ts';

export * from './teams/fake-occ-projects.ts';
export * from './teams/fake-team-gateway.ts';
export * from './teams/fake-team-invites.ts';
export * from './teams/fake-team-logos.ts';
export * from './teams/fake-team-members.ts';
export * from './teams/member-search.arbitrary.ts';
export * from './teams/occ-projects.contract.ts';
export * from './teams/team-gateway.contract.ts';
export * from './teams/team-invites.contract.ts';
export * from './teams/team-logos.contract.ts';
export * from './teams/team-members.contract.ts';
export * from './teams/team-shelf.ts';
export * from './teams/team-world.ts';
export * from './teams/team.builder.ts';

// calculators
export * from './calculators/calculators.arbitrary.ts';
export * from './calculators/ice-and-water-shield.arbitrary.ts';
export * from './calculators/ice-and-water-shield.builder.ts';
export * from './calculators/ventilation.arbitrary.ts';
export * from './calculators/ventilation.builder.ts';
export * from './calculators/waste.arbitrary.ts';
export * from './calculators/waste.builder.ts';
export * from './calculators/permit-fee.arbitrary.ts';
export * from './calculators/permit-fee.builder.ts';

// profile
export * from './profile/choice-list-gateway.contract.ts';
export * from './profile/clipboard.contract.ts';
export * from './profile/email-change-gateway.contract.ts';
export * from './profile/fake-account.ts';
export * from './profile/fake-choice-list-gateway.ts';
export * from './profile/fake-clipboard.ts';
export * from './profile/fake-email-change-gateway.ts';
export * from './profile/fake-password-gateway.ts';
export * from './profile/fake-phone-gateway.ts';
export * from './profile/fake-profile-editor.ts';
export * from './profile/fake-profile-gateway.ts';
export * from './profile/fake-ui-configuration-gateway.ts';
export * from './profile/password-gateway.contract.ts';
export * from './profile/phone-gateway.contract.ts';
export * from './profile/phone.arbitrary.ts';
export * from './profile/profile-editor.contract.ts';
export * from './profile/profile-gateway.contract.ts';
export * from './profile/profile.builder.ts';
export * from './profile/ui-configuration-gateway.contract.ts';

// notices
export * from './profile/notice.builder.ts';

// marketing
export * from './marketing/contact-gateway.contract.ts';
export * from './marketing/event-tracker.contract.ts';
export * from './marketing/fake-contact-gateway.ts';
export * from './marketing/fake-event-tracker.ts';
export * from './marketing/fake-feedback-gateway.ts';
export * from './marketing/fake-survey-gateway.ts';
export * from './marketing/fake-utm-gateway.ts';
export * from './marketing/fake-utm-store.ts';
export * from './marketing/feedback-gateway.contract.ts';
export * from './marketing/survey-gateway.contract.ts';
export * from './marketing/utm-gateway.contract.ts';
export * from './marketing/utm-store.contract.ts';
export * from './marketing/utm.arbitrary.ts';

// plans
export * from './plans/allowance-gateway.contract.ts';
export * from './plans/fake-allowance-gateway.ts';
export * from './plans/fake-plan-gateway.ts';
export * from './plans/plan-gateway.contract.ts';
export * from './plans/plan-lifecycle.commands.ts';
export * from './plans/plan.arbitrary.ts';
export * from './plans/plan.builder.ts';
export * from './plans/us-time-zones.ts';

// billing
export * from './billing/billing-gateway.contract.ts';
export * from './billing/billing-shelf.ts';
export * from './billing/billing.builder.ts';
export * from './billing/card-collector.contract.ts';
export * from './billing/fake-billing-gateway.ts';
export * from './billing/fake-card-collector.ts';
export * from './billing/fake-order-gateway.ts';
export * from './billing/fake-product-gateway.ts';
export * from './billing/order-gateway.contract.ts';
export * from './billing/product-gateway.contract.ts';
export * from './billing/purchase-world.ts';
export * from './billing/purchase.commands.ts';

// integrations
export * from './integrations/api-key-gateway.contract.ts';
export * from './integrations/fake-api-key-gateway.ts';
export * from './integrations/fake-integration-gateway.ts';
export * from './integrations/integration-gateway.contract.ts';
export * from './integrations/integration.builder.ts';

// sync
export * from './sync/fake-sync-store.ts';
export * from './sync/sync-store.contract.ts';
