import type { TeamPlanConfig, UsageCounts } from '../plans/usage-counts.ts';
import type { Instant } from '../shared/instant.ts';

// ENT-2
export type Team = {
  readonly id: string;
  /** The owner: the member with this id. */
  readonly adminId: string;
  readonly name: string;
  readonly logoUrl: string | null;
  readonly members: readonly Membership[];
  readonly limits: { readonly planConfig: TeamPlanConfig | null };
  readonly counts: UsageCounts;
  readonly seats: TeamSeats;
};

/** The seats of the plan: `total` is null where there is no limit; open invites hold theirs. */
export type TeamSeats = { readonly total: number | null; readonly held: number };

export type Membership = { readonly id: string; readonly role: string };

/** What an invited user sees of a team before joining. */
export type PublicTeam = Pick<Team, 'id' | 'name' | 'logoUrl'>;

export const TEAM_ROLES = ['admin', 'member', 'viewer'] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];

// ENT-8
export type TeamMember = {
  readonly id: string;
  readonly email: string;
  readonly displayName: string | null;
  readonly role: string;
  readonly createdAt: Instant;
};

export const INVITE_STATUSES = ['active', 'pending', 'declined'] as const;
export type InviteStatus = (typeof INVITE_STATUSES)[number];

/** A member as the roster shows them. */
export type RosterEntry = TeamMember & {
  readonly inviteStatus: InviteStatus;
  /** When the invite was last sent; null for a member who never needed one. */
  readonly inviteTime: Instant | null;
  readonly projectCount: number;
};

export type Invite = { readonly teamId: string; readonly inviteTime: Instant };
