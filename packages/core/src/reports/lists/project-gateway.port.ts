import type { Instant } from '../../shared/instant.ts';
import type { Result } from '../../shared/result.ts';
import type { RoofType } from '../property.ts';
import type { AddOn } from '../report-sections.ts';
import type { ProjectSearch } from './project-search.policy.ts';
import type { SectionStandings } from './section-standings.policy.ts';

/** A project as a list shows it. */
export type ProjectSummary = {
  readonly reportNumber: string;
  readonly address: string;
  readonly municipality: string | null;
  /** Two letters, lower case. */
  readonly state: string;
  readonly createdAt: Instant;
  readonly propertyType: 'residential' | 'commercial';
  readonly roofType: RoofType;
  readonly createdBy: string;
  readonly archived: boolean;
  readonly includes: readonly AddOn[];
  readonly claimNumber: string | null;
  readonly jobNumber: string | null;
  /** Null for a report of version 1, which was filled in by hand. */
  readonly sections: SectionStandings | null;
  /** The code there has changed since the facts were gathered. */
  readonly codeChanged: boolean;
  /** It says something else than when the reader last read it. */
  readonly refreshed: boolean;
  /** The reader may archive it, and change it otherwise. D TEAM-1.1 TEAM-1.3 */
  readonly mayChange: boolean;
};

export type ProjectPage = {
  readonly items: readonly ProjectSummary[];
  /** Cursor of the next page, or null on the last one. */
  readonly next: string | null;
  /** How many there are on all pages; null where that was not asked or is not cheap to tell. */
  readonly total: number | null;
};

export type ProjectListFailure = 'no-reports-found' | 'signed-out';

export abstract class ProjectGateway {
  abstract search(search: ProjectSearch): Promise<Result<ProjectPage, ProjectListFailure>>;
}
