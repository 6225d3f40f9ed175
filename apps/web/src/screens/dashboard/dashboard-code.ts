import type { ProjectBarrier } from '../../view-model/project-barrier.ts';
import type { ProjectExporter } from './project-exporter.ts';

/** What a list with rows in it needs only when it is asked for; each fails where its code cannot be loaded. */
export abstract class DashboardCode {
  /** Why nothing can be started, which an empty list says. */
  abstract barrier(): Promise<ProjectBarrier>;
  abstract exporter(): Promise<ProjectExporter>;
}
