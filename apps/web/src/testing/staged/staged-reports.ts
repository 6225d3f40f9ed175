import {
  AddressGateway,
  AnonymousReports,
  DocumentViewer,
  PaperChecks,
  ProjectGateway,
  PublicReports,
  ReportDocuments,
  ReportGateway,
} from '@ridgeline/core/reports';
import {
  FakeAddressGateway,
  FakeAnonymousReports,
  FakeDocumentViewer,
  FakePaperChecks,
  FakeProjectGateway,
  FakePublicReports,
  FakeReportDocuments,
  FakeReportGateway,
  FakeReportServer,
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
  ];
  return { fakes, replacements };
}
