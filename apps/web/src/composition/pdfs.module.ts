import { BrowserDocumentViewer } from '@ridgeline/adapters/browser';
import { HttpReportDocuments } from '@ridgeline/adapters/http';
import { DocumentViewer, ReportDocuments, ViewPdf } from '@ridgeline/core/reports';
import { ContainerModule } from 'inversify';
import { made } from './made.ts';
import { API_CLIENT } from './tokens.ts';

/** The PDFs of a report, opened from the report or from one of its calculators. */
export const pdfsModule = new ContainerModule(({ bind }) => {
  made(bind, HttpReportDocuments, [API_CLIENT], { as: ReportDocuments });
  bind(DocumentViewer).toConstantValue(new BrowserDocumentViewer(window));
  made(bind, ViewPdf, [ReportDocuments, DocumentViewer]);
});
