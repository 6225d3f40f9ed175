import type { Instant } from '../../shared/instant.ts';
import type { Result } from '../../shared/result.ts';
import type { ProjectSearch } from './project-search.policy.ts';

/** A project as a list shows it. */
export type ProjectSummary = {
  readonly reportNumber: string;
  readonly address: string;
  readonly municipality: string | null;
  readonly createdAt: Instant;
  readonly propertyType: 'residential' | 'commercial';
  readonly createdBy: string;
  readonly archived: boolean;
};

export type ProjectPage = {
  readonly items: readonly ProjectSummary[];
  /** Cursor of the next page, or null on the last one. */
  readonly next: string | null;
};

export type ProjectListFailure = 'no-reports-found' | 'signed-out';

export abstract class ProjectGateway {
  abstract search(search: ProjectSearch): Promise<Result<ProjectPage, ProjectListFailure>>;
}
