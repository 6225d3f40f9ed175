import { addressGatewayContract } from './address-gateway.contract.ts';
import { anonymousReportsContract } from './anonymous-reports.contract.ts';
import { documentViewerContract } from './document-viewer.contract.ts';
import { aKnownFact } from './fact.builder.ts';
import { FakeAddressGateway } from './fake-address-gateway.ts';
import { FakeAnonymousReports } from './fake-anonymous-reports.ts';
import { FakeDocumentViewer } from './fake-document-viewer.ts';
import { FakeJurisdictionCorrections } from './fake-jurisdiction-corrections.ts';
import { FakeReportLinks } from './fake-report-links.ts';
import { FakeReportMaps } from './fake-report-maps.ts';
import { FakeReportVersions } from './fake-report-versions.ts';
import { jurisdictionCorrectionsContract } from './jurisdiction-corrections.contract.ts';
import { reportLinksContract } from './report-links.contract.ts';
import { reportMapsContract } from './report-maps.contract.ts';
import { reportVersionsContract } from './report-versions.contract.ts';
import { FakeProjectExport } from './fake-project-export.ts';
import { projectExportContract } from './project-export.contract.ts';
import { FakeProjectLists } from './fake-project-lists.ts';
import { FakeProjectRecords } from './fake-project-records.ts';
import { FakeReportCalculators } from './fake-report-calculators.ts';
import { anIssuedPaper, FakePaperChecks } from './fake-paper-checks.ts';
import { paperChecksContract } from './paper-checks.contract.ts';
import { FakePublicReports } from './fake-public-reports.ts';
import { publicReportsContract } from './public-reports.contract.ts';
import { FakeReportDocuments } from './fake-report-documents.ts';
import { FakeReportGateway } from './fake-report-gateway.ts';
import { FakeSavedCalculations } from './fake-saved-calculations.ts';
import { FakeStateUpdatesGateway } from './fake-state-updates-gateway.ts';
import { aPlace } from './new-project.arbitrary.ts';
import { projectListsContract } from './project-lists.contract.ts';
import { projectRecordsContract } from './project-records.contract.ts';
import { reportCalculatorsContract } from './report-calculators.contract.ts';
import { reportDocumentsContract } from './report-documents.contract.ts';
import { reportGatewayContract } from './report-gateway.contract.ts';
import { ORDER_REFUSALS } from '../../reports/report-gateway.port.ts';
import { FakeReportServer } from './fake-report-server.ts';
import { aReport } from './report.builder.ts';
import { savedCalculationsContract } from './saved-calculations.contract.ts';
import { stateUpdatesContract } from './state-updates-gateway.contract.ts';

reportGatewayContract('FakeReportGateway', async () => {
  const server = new FakeReportServer();
  const reports = new FakeReportGateway(server);
  const refusing = Object.fromEntries(
    ORDER_REFUSALS.map((refusal) => [refusal, async () => reports.refuseOrders(refusal)]),
  );
  return { reports, endSession: async () => server.refuseWith('signed-out'), refusing };
});

projectRecordsContract('FakeProjectRecords', async () => {
  const server = new FakeReportServer();
  server.put(aReport());
  return {
    records: new FakeProjectRecords(server),
    reports: new FakeReportGateway(server),
    reportNumber: aReport().reportNumber,
    endSession: async () => server.refuseWith('signed-out'),
  };
});

reportDocumentsContract('FakeReportDocuments', async () => {
  const server = new FakeReportServer();
  server.put(aReport({ facts: [aKnownFact(), aKnownFact({ name: 'drip-edge' })] }));
  const documents = new FakeReportDocuments(server);
  return {
    documents,
    reportNumber: aReport().reportNumber,
    requirements: ['ice-barrier', 'drip-edge'],
    endSession: async () => server.refuseWith('signed-out'),
    languageOf: async (link) => /-(\w+)\.pdf$/.exec(link)?.[1] ?? '',
    languageSent: async () => documents.sent.at(-1)?.locale ?? '',
    isSent: async (link) => documents.sent.at(-1)?.link === link,
  };
});

reportCalculatorsContract('FakeReportCalculators', async () => {
  const server = new FakeReportServer();
  server.put(aReport({ facts: [aKnownFact()] }));
  return {
    calculators: new FakeReportCalculators(server),
    reports: new FakeReportGateway(server),
    reportNumber: aReport().reportNumber,
    endSession: async () => server.refuseWith('signed-out'),
  };
});

savedCalculationsContract('FakeSavedCalculations', async () => {
  const server = new FakeReportServer();
  server.put(aReport());
  return {
    calculations: new FakeSavedCalculations(server),
    reportNumber: aReport().reportNumber,
    endSession: async () => server.refuseWith('signed-out'),
  };
});

reportVersionsContract('FakeReportVersions', async () => {
  const server = new FakeReportServer();
  const frostDepth = (amount: string) =>
    aKnownFact({
      section: 'design-criteria',
      name: 'frost-depth',
      value: { kind: 'quantity', amount, unit: 'in', basis: null },
    });
  server.put(aReport({ facts: [frostDepth('36')] }));
  const versions = new FakeReportVersions(server);
  return {
    versions,
    reports: new FakeReportGateway(server),
    reportNumber: aReport().reportNumber,
    changeFrostDepth: async () => versions.tell([frostDepth('42')]),
    forgetProperty: async () => versions.tell(null),
    becomeViewer: async () => server.becomeViewer(),
    endSession: async () => server.refuseWith('signed-out'),
  };
});

jurisdictionCorrectionsContract('FakeJurisdictionCorrections', async () => {
  const server = new FakeReportServer();
  server.put(aReport());
  return {
    corrections: new FakeJurisdictionCorrections(server),
    reports: new FakeReportGateway(server),
    reportNumber: aReport().reportNumber,
    becomeViewer: async () => server.becomeViewer(),
    endSession: async () => server.refuseWith('signed-out'),
  };
});

reportMapsContract('FakeReportMaps', async () => {
  const server = new FakeReportServer();
  server.put(aReport(), aReport({ reportNumber: 'R-1002', latitude: null, longitude: null }));
  return {
    maps: new FakeReportMaps(server),
    inDenver: aReport().reportNumber,
    withoutPoint: 'R-1002',
    endSession: async () => server.refuseWith('signed-out'),
  };
});

reportLinksContract('FakeReportLinks', async () => {
  const server = new FakeReportServer();
  server.put(aReport(), aReport({ reportNumber: 'R-1002' }));
  return {
    links: new FakeReportLinks(server),
    reportNumber: aReport().reportNumber,
    another: 'R-1002',
    free: 'city-hall',
    becomeViewer: async () => server.becomeViewer(),
    endSession: async () => server.refuseWith('signed-out'),
  };
});

publicReportsContract('FakePublicReports', async () => {
  const reports = new FakePublicReports();
  const [made, shared, over] = ['R-1', 'R-2', 'R-3'];
  const theirs = { claimNumber: 'C-7', jobNumber: 'J-7', projectDate: { date: '2026-03-02', type: 'loss' } };
  reports.make(aReport({ reportNumber: made }));
  reports.share(aReport({ reportNumber: shared, ...theirs }), 'a-link');
  reports.share(aReport({ reportNumber: over }), 'an-old-link', { isOver: true });
  return {
    reports,
    made,
    shared: { number: shared, share: 'a-link' },
    over: { number: over, share: 'an-old-link' },
  };
});

paperChecksContract('FakePaperChecks', async () => {
  const papers = new FakePaperChecks();
  const seal = '5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef';
  const paper = anIssuedPaper();
  papers.issue(seal, paper);
  return {
    papers,
    seal,
    reportNumber: paper.reportNumber,
    changeReport: async () => papers.issue(seal, { ...paper, is: 'replaced' }),
    loseConnection: async () => papers.goAway(),
  };
});

anonymousReportsContract('FakeAnonymousReports', async () => {
  const anonymous = new FakeAnonymousReports();
  return { anonymous, signInAs: async (person) => anonymous.signIn(person) };
});

documentViewerContract('FakeDocumentViewer', async () => {
  const viewer = new FakeDocumentViewer();
  return { viewer, blockPopUps: async () => viewer.block(), opened: async () => viewer.opened };
});

addressGatewayContract('FakeAddressGateway', async () => {
  const addresses = new FakeAddressGateway();
  addresses.add(aPlace());
  return {
    addresses,
    denyAccess: async () => addresses.deny(aPlace()),
    endSession: async () => addresses.refuseWith('signed-out'),
  };
});

stateUpdatesContract('FakeStateUpdatesGateway', async () => {
  const updates = new FakeStateUpdatesGateway();
  const changedAt = Date.parse('2026-01-15T00:00:00Z');
  updates.changed('co', changedAt);
  return { updates, changedAt, endSession: async () => updates.refuseWith('signed-out') };
});

projectExportContract('FakeProjectExport', async (rows) => {
  const exports = new FakeProjectExport();
  exports.serve(
    rows.map(({ municipality, ...row }) => ({
      ...row,
      jurisdiction: municipality,
      propertyType: 'residential',
      roofType: 'steep-slope',
    })),
  );
  return { exports, me: 'ada', endSession: async () => exports.failWith('signed-out') };
});

projectListsContract('FakeProjectLists', async (mine, colleagues) => {
  const lists = new FakeProjectLists('ada');
  lists.add({ userId: 'ada', teamId: 'T-1' }, ...mine);
  lists.add({ userId: 'grace', teamId: 'T-1' }, ...colleagues);
  return {
    lists,
    me: 'ada',
    colleague: 'grace',
    teamId: 'T-1',
    endSession: async () => lists.failWith('signed-out'),
  };
});
