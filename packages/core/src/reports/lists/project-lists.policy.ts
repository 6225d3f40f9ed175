import type { ProjectSearch, ProjectView } from './project-search.policy.ts';

// DASH-4
export const PROJECT_PAGE_SIZES = [10, 15] as const;
export const SUMMARY_PAGE_SIZE = 10;

export const OWNERSHIPS = ['user', 'team'] as const;
export type Ownership = (typeof OWNERSHIPS)[number];

/** A list of projects by owner; `search` filters, sorts and pages it. */
export type ProjectListRequest = { readonly search: ProjectSearch } & (
  | { readonly list: 'mine'; readonly userId: string }
  | { readonly list: 'team' | 'team-full'; readonly teamId: string | null }
  | {
      readonly list: 'by-ownership';
      readonly ownership: Ownership;
      readonly userId: string;
      readonly teamId: string | null;
    }
);

export type ProjectSummariesRequest = {
  /** Empty for the user's own projects. */
  readonly ownerIds: readonly string[];
  readonly after: string | null;
  readonly limit: number;
};

export const firstSummaries: ProjectSummariesRequest = {
  ownerIds: [],
  after: null,
  limit: SUMMARY_PAGE_SIZE,
};

export type ListVerdict =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly why: 'team-id-not-provided' };

/** A list of team projects requires a team id. */
// TEAM-5
export function mayList(request: ProjectListRequest): ListVerdict {
  const isTeams = request.list === 'by-ownership' ? request.ownership === 'team' : request.list !== 'mine';
  return isTeams && !('teamId' in request && request.teamId)
    ? { allowed: false, why: 'team-id-not-provided' }
    : { allowed: true };
}

/** Which projects of a list are meant: `needs-a-look` as `needsALook` says, and any if null. */
export type ProjectStanding = 'active' | 'archived' | 'needs-a-look';

const STANDINGS: Readonly<Record<ProjectView, ProjectStanding | null>> = {
  mine: 'active',
  team: 'active',
  'needs-a-look': 'needs-a-look',
  archived: 'archived',
  all: null,
};

export function standingIn(view: ProjectView): ProjectStanding | null {
  return STANDINGS[view];
}

/** Whoever is in a team sees the team's projects in every view but their own. */
export function listRequestFor(
  search: ProjectSearch,
  { userId, teamId }: { readonly userId: string; readonly teamId: string | null },
): ProjectListRequest {
  return search.view === 'mine' || (teamId === null && search.view !== 'team')
    ? { list: 'mine', userId, search }
    : { list: 'team', teamId, search };
}
