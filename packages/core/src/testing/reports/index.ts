// Fakes, builders, arbitraries and contract suites of reports.
export { addressGatewayContract } from './address-gateway.contract.ts';
export { anonymousReportsContract } from './anonymous-reports.contract.ts';
export { facts } from './fact.arbitrary.ts';
export { aKnownFact } from './fact.builder.ts';
export { FakeAnonymousReports } from './fake-anonymous-reports.ts';
export { anIssuedPaper, FakePaperChecks } from './fake-paper-checks.ts';
export { FakeProjectGateway } from './fake-project-gateway.ts';
export { aWish } from './new-project.arbitrary.ts';
export { paperChecksContract } from './paper-checks.contract.ts';
export { projectGatewayContract } from './project-gateway.contract.ts';
export { projectListsContract } from './project-lists.contract.ts';
export { projectRecordsContract } from './project-records.contract.ts';
export type { ProjectRow } from './project-row.builder.ts';
export { reportCalculatorsContract } from './report-calculators.contract.ts';
export { reportDocumentsContract } from './report-documents.contract.ts';
export { reportGatewayContract } from './report-gateway.contract.ts';
export { savedCalculationsContract } from './saved-calculations.contract.ts';
export { stateUpdatesContract } from './state-updates-gateway.contract.ts';
