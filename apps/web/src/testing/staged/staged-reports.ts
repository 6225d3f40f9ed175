import {
  AddressGateway,
  AnonymousReports,
  DocumentViewer,
  JurisdictionCorrections,
  PaperChecks,
  ProjectGateway,
  ProjectRecords,
  PublicReports,
  ReportDocuments,
  ReportGateway,
  ReportLinks,
  ReportMaps,
  ReportVersions,
} from '@ridgeline/core/reports';
import {
  FakeAddressGateway,
  FakeAnonymousReports,
  FakeDocumentViewer,
  FakeJurisdictionCorrections,
  FakePaperChecks,
  FakeProjectGateway,
  FakeProjectRecords,
  FakePublicReports,
  FakeReportDocuments,
  FakeReportGateway,
  FakeReportLinks,
  FakeReportMaps,
  FakeReportServer,
  FakeReportVersions,
} from '@ridgeline/core/testing/reports';
import { staged } from './staged.ts';

export function stageReports() {
  const reportServer = new FakeReportServer();
  const fakes = {
    reportServer,
    addresses: new FakeAddressGateway(),
    projects: new FakeProjectGateway(),
    anonymous: new FakeAnonymousReports(),
    papers: new FakePaperChecks(),
    publicReports: new FakePublicReports(),
    reports: new FakeReportGateway(reportServer),
    documents: new FakeReportDocuments(reportServer),
    viewer: new FakeDocumentViewer(),
    records: new FakeProjectRecords(reportServer),
    links: new FakeReportLinks(reportServer),
    maps: new FakeReportMaps(reportServer),
    versions: new FakeReportVersions(reportServer),
    corrections: new FakeJurisdictionCorrections(reportServer),
  };
  const replacements = [
    staged(AddressGateway, fakes.addresses),
    staged(ProjectGateway, fakes.projects),
    staged(AnonymousReports, fakes.anonymous),
    staged(PaperChecks, fakes.papers),
    staged(PublicReports, fakes.publicReports),
    staged(ReportGateway, fakes.reports),
    staged(ReportDocuments, fakes.documents),
    staged(DocumentViewer, fakes.viewer),
    staged(ProjectRecords, fakes.records),
    staged(ReportLinks, fakes.links),
    staged(ReportMaps, fakes.maps),
    staged(ReportVersions, fakes.versions),
    staged(JurisdictionCorrections, fakes.corrections),
  ];
  return { fakes, replacements };
}
