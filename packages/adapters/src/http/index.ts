// Public API of the HTTP adapters: core's gateways, implemented with the contract's client.
export { apiClient, type AccessTokens, type ApiClient } from './api-client.ts';
export { HttpAccountDirectory } from './http-account-directory.ts';
export { HttpProfileEditor } from './http-profile-editor.ts';
export { HttpProfileGateway } from './http-profile-gateway.ts';
export { HttpProjectGateway } from './http-project-gateway.ts';
export { HttpProjectLists } from './http-project-lists.ts';
export { HttpOccProjects } from './http-occ-projects.ts';
export { HttpTeamGateway } from './http-team-gateway.ts';
export { HttpTeamInvites } from './http-team-invites.ts';
export { HttpPaperChecks } from './http-paper-checks.ts';
export { HttpReportDocuments } from './http-report-documents.ts';
export { HttpTeamLogos } from './http-team-logos.ts';
export { HttpTeamMembers } from './http-team-members.ts';
export { HttpAccountEndGateway } from './http-account-end-gateway.ts';
export { HttpAddressGateway } from './http-address-gateway.ts';
export { HttpAnonymousReports, type VisitSecret } from './http-anonymous-reports.ts';
export { HttpPublicReports } from './http-public-reports.ts';
export { HttpProjectRecords } from './http-project-records.ts';
/** @public For the screens of calculators. */
export { HttpReportCalculators } from './http-report-calculators.ts';
/** @public For the screens of reports. */
export { HttpJurisdictionCorrections } from './http-jurisdiction-corrections.ts';
/** @public For the screens of reports. */
export { HttpReportLinks } from './http-report-links.ts';
/** @public For the screens of reports. */
export { HttpReportMaps } from './http-report-maps.ts';
/** @public For the screens of reports. */
export { HttpReportVersions } from './http-report-versions.ts';
export { HttpReportGateway } from './http-report-gateway.ts';
export { HttpStateUpdatesGateway } from './http-state-updates-gateway.ts';
export { HttpAllowanceGateway } from './http-allowance-gateway.ts';
export { HttpApiKeyGateway } from './http-api-key-gateway.ts';
export { HttpBillingGateway } from './http-billing-gateway.ts';
export { HttpChoiceListGateway } from './http-choice-list-gateway.ts';
export { HttpContactGateway } from './http-contact-gateway.ts';
export { HttpFeeSchedules } from './http-fee-schedules.ts';
export { HttpFeedbackGateway } from './http-feedback-gateway.ts';
export { HttpGoogleSessions } from './http-google-sessions.ts';
export { HttpIdAssociations } from './http-id-associations.ts';
export { HttpIntegrationGateway } from './http-integration-gateway.ts';
export { HttpOrderGateway } from './http-order-gateway.ts';
export { HttpOverageGateway } from './http-overage-gateway.ts';
export { HttpPlannedPlanGateway } from './http-planned-plan-gateway.ts';
export { HttpPhoneGateway } from './http-phone-gateway.ts';
export { HttpPlanGateway } from './http-plan-gateway.ts';
export { HttpProductGateway } from './http-product-gateway.ts';
/** @public For the screens of calculators and reports. */
export { HttpSavedCalculations } from './http-saved-calculations.ts';
export { HttpSupportDesk } from './http-support-desk.ts';
export { HttpSurveyGateway } from './http-survey-gateway.ts';
export { HttpSyncStore, type SyncIdentity } from './http-sync-store.ts';
export { HttpTermsGateway, type IdTokens } from './http-terms-gateway.ts';
export { HttpUiConfigurationGateway } from './http-ui-configuration-gateway.ts';
export { HttpUtmGateway } from './http-utm-gateway.ts';
export { HttpVerifiedEmailGateway } from './http-verified-email-gateway.ts';
export { HttpVisitorAddresses } from './http-visitor-addresses.ts';
export { HttpDeviceAliases } from './http-device-aliases.ts';
export { HttpPdfBatches } from './http-pdf-batches.ts';
export { HttpProjectExport } from './http-project-export.ts';
export { HttpWebhookGateway } from './http-webhook-gateway.ts';
export { CachedReads } from './cached-reads.ts';
export { KeptReads } from './kept-reads.ts';
