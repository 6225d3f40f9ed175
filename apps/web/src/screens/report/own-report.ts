import type { EarlierVersions } from './earlier-versions.ts';
import type { ReportQuantities } from './report-quantities.ts';
import type { ReportPapers } from './report-papers.ts';
import type { ReportPdfs } from './report-pdfs.ts';
import type { ReportTools } from './report-tools.ts';

type Parts = {
  readonly tools: ReportTools;
  readonly pdfs: ReportPdfs;
  readonly papers: ReportPapers;
  readonly versions: EarlierVersions;
  readonly quantities: ReportQuantities;
};

/** What only the owner of a report does with it. */
export class OwnReport {
  readonly tools: ReportTools;
  readonly pdfs: ReportPdfs;
  readonly papers: ReportPapers;
  readonly versions: EarlierVersions;
  readonly quantities: ReportQuantities;

  constructor({ tools, pdfs, papers, versions, quantities }: Parts) {
    this.tools = tools;
    this.pdfs = pdfs;
    this.papers = papers;
    this.versions = versions;
    this.quantities = quantities;
  }

  get isDialogOpen(): boolean {
    return this.tools.task.opened !== null || this.papers.isOpen || this.versions.isOpen;
  }

  closeDialogs = (): void => {
    this.tools.close();
    this.papers.close();
    this.versions.close();
  };
}
