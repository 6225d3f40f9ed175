import { TEAM_ROLES, type Team, type TeamRole } from './team.ts';
import { isTeamOwner } from './team-role.policy.ts';

// TEAM-2
export const TEAM_ABILITIES = [
  'change-owner',
  'change-role',
  'add-members',
  'remove-members',
  'rename',
  'upload-logo',
  'resend-invites',
] as const;
export type TeamAbility = (typeof TEAM_ABILITIES)[number];

export type TeamVerdict<Why extends string> =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly why: Why };

export type ManageRefusal = 'no-team' | 'not-owner';
export type ChangeOwnerRefusal = ManageRefusal | 'not-a-member' | 'already-owner';
export type ChangeRoleRefusal = ManageRefusal | 'not-a-member' | 'owner-keeps-role' | 'role-unknown';
export type RemoveMemberRefusal = ManageRefusal | 'not-a-member' | 'owner-stays';

/** The acting user and their team. */
export type TeamActor<Facts = Pick<Team, 'adminId' | 'members'>> = {
  readonly userId: string;
  readonly team: Facts | null;
};

const allowed = { allowed: true } as const;

/** Only the owner has these abilities. A user without a team counts as owner. */
// TEAM-2
export function mayManageTeam({
  userId,
  team,
}: TeamActor<Pick<Team, 'adminId'>>): TeamVerdict<ManageRefusal> {
  if (team === null) return refused('no-team');
  return isTeamOwner(userId, team) ? allowed : refused('not-owner');
}

/** The user's abilities in their team. */
export function teamAbilities(actor: TeamActor<Pick<Team, 'adminId'>>): readonly TeamAbility[] {
  return mayManageTeam(actor).allowed ? TEAM_ABILITIES : [];
}

export function mayChangeOwner(actor: TeamActor, newAdminId: string): TeamVerdict<ChangeOwnerRefusal> {
  const verdict = mayManageTeam(actor);
  if (!verdict.allowed) return verdict;
  if (actor.team?.adminId === newAdminId) return refused('already-owner');
  return isMember(actor, newAdminId) ? allowed : refused('not-a-member');
}

export function mayChangeRole(
  actor: TeamActor,
  memberId: string,
  newRole: string,
): TeamVerdict<ChangeRoleRefusal> {
  const verdict = mayManageTeam(actor);
  if (!verdict.allowed) return verdict;
  if (actor.team?.adminId === memberId) return refused('owner-keeps-role');
  if (!isMember(actor, memberId)) return refused('not-a-member');
  return isTeamRole(newRole) ? allowed : refused('role-unknown');
}

/** A team is never without its owner: they hand it over before they leave. */
export function mayRemoveMember(actor: TeamActor, memberId: string): TeamVerdict<RemoveMemberRefusal> {
  const verdict = mayManageTeam(actor);
  if (!verdict.allowed) return verdict;
  if (actor.team?.adminId === memberId) return refused('owner-stays');
  return isMember(actor, memberId) ? allowed : refused('not-a-member');
}

export function isTeamRole(role: string): role is TeamRole {
  return TEAM_ROLES.some((known) => known === role);
}

function isMember({ team }: TeamActor, id: string): boolean {
  return team?.members.some((member) => member.id === id) ?? false;
}

function refused<const Why extends string>(why: Why): { readonly allowed: false; readonly why: Why } {
  return { allowed: false, why };
}
