// Fakes, builders, arbitraries and contract suites of reports.
export { addressGatewayContract } from './address-gateway.contract.ts';
export { anonymousReportsContract } from './anonymous-reports.contract.ts';
export { documentViewerContract } from './document-viewer.contract.ts';
export { facts } from './fact.arbitrary.ts';
export { aKnownFact } from './fact.builder.ts';
export { FakeAnonymousReports } from './fake-anonymous-reports.ts';
export { anIssuedPaper, FakePaperChecks } from './fake-paper-checks.ts';
/** @public For specs of the screens of a report. */
export { FakeJurisdictionCorrections } from './fake-jurisdiction-corrections.ts';
export { FakePublicReports } from './fake-public-reports.ts';
export { FakeProjectGateway } from './fake-project-gateway.ts';
/** @public For specs of the screens of a report. */
export { FakeReportLinks } from './fake-report-links.ts';
/** @public For specs of the screens of a report. */
export { FakeReportMaps } from './fake-report-maps.ts';
/** @public For specs of the screens of a report. */
export { FakeReportVersions } from './fake-report-versions.ts';
export { jurisdictionCorrectionsContract } from './jurisdiction-corrections.contract.ts';
export { aWish } from './new-project.arbitrary.ts';
export { paperChecksContract } from './paper-checks.contract.ts';
export { projectGatewayContract } from './project-gateway.contract.ts';
export { projectListsContract } from './project-lists.contract.ts';
export { projectRecordsContract } from './project-records.contract.ts';
export type { ProjectRow } from './project-row.builder.ts';
export { publicReportsContract } from './public-reports.contract.ts';
export { reportCalculatorsContract } from './report-calculators.contract.ts';
export { reportDocumentsContract } from './report-documents.contract.ts';
export { reportGatewayContract } from './report-gateway.contract.ts';
export { reportLinksContract } from './report-links.contract.ts';
export { reportMapsContract } from './report-maps.contract.ts';
export { reportVersionsContract } from './report-versions.contract.ts';
export { savedCalculationsContract } from './saved-calculations.contract.ts';
export { stateUpdatesContract } from './state-updates-gateway.contract.ts';
export { FakeDocumentViewer } from './fake-document-viewer.ts';
export { FakeReportCalculators } from './fake-report-calculators.ts';
export { FakeSavedCalculations } from './fake-saved-calculations.ts';
export { FakeReportDocuments } from './fake-report-documents.ts';
export { FakeReportGateway } from './fake-report-gateway.ts';
export { FakeReportServer } from './fake-report-server.ts';
export { aReport } from './report.builder.ts';
export { FakeAddressGateway } from './fake-address-gateway.ts';
