import type { EarlierVersions } from './earlier-versions.ts';
import type { ReportPapers } from './report-papers.ts';
import type { ReportPdfs } from './report-pdfs.ts';
import type { ReportTools } from './report-tools.ts';

type Parts = {
  readonly tools: ReportTools;
  readonly pdfs: ReportPdfs;
  readonly papers: ReportPapers;
  readonly versions: EarlierVersions;
};

/** What only the owner of a report does with it. */
export class OwnReport {
  readonly tools: ReportTools;
  readonly pdfs: ReportPdfs;
  readonly papers: ReportPapers;
  readonly versions: EarlierVersions;

  constructor({ tools, pdfs, papers, versions }: Parts) {
    this.tools = tools;
    this.pdfs = pdfs;
    this.papers = papers;
    this.versions = versions;
  }
}
