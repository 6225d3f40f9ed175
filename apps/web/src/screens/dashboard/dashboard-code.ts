import type { ProjectBarrier } from '../../view-model/project-barrier.ts';
import type { PdfBatchMaker } from './pdfs/pdf-batch-maker.ts';
import type { ProjectArchiver } from './project-archiver.ts';
import type { ProjectExporter } from './project-exporter.ts';

/** Code that a list with rows needs only on demand; each call fails if its code cannot be loaded. */
export abstract class DashboardCode {
  /** Why nothing can be started, which an empty list says. */
  abstract barrier(): Promise<ProjectBarrier>;
  abstract pdfs(): Promise<PdfBatchMaker>;
  abstract exporter(): Promise<ProjectExporter>;
  abstract archiver(): Promise<ProjectArchiver>;
}
