import type { ReportPdfs } from './report-pdfs.ts';
import type { ReportTools } from './report-tools.ts';

/** What only the owner of a report does with it. */
export class OwnReport {
  readonly tools: ReportTools;
  readonly pdfs: ReportPdfs;

  constructor(tools: ReportTools, pdfs: ReportPdfs) {
    this.tools = tools;
    this.pdfs = pdfs;
  }
}
