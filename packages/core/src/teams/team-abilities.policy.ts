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
const PEOPLE_ABILITIES: readonly TeamAbility[] = [
  'change-role',
  'add-members',
  'remove-members',
  'resend-invites',
];

export type TeamVerdict<Why extends string> =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly why: Why };

export type ManageRefusal = 'no-team' | 'not-owner';
export type PeopleRefusal = 'no-team' | 'not-admin';
export type InviteMembersRefusal = PeopleRefusal | 'admins-by-owner';
export type ChangeOwnerRefusal = ManageRefusal | 'not-a-member' | 'already-owner';
export type ChangeRoleRefusal = InviteMembersRefusal | 'not-a-member' | 'owner-keeps-role' | 'role-unknown';
export type RemoveMemberRefusal = InviteMembersRefusal | 'not-a-member' | 'owner-stays';

/** The acting user and their team. */
export type TeamActor<Facts = Pick<Team, 'adminId' | 'members'>> = {
  readonly userId: string;
  readonly team: Facts | null;
};

const allowed = { allowed: true } as const;

/** What the team is: its owner, name and logo. Only the owner decides that. */
// TEAM-2
export function mayManageTeam({
  userId,
  team,
}: TeamActor<Pick<Team, 'adminId'>>): TeamVerdict<ManageRefusal> {
  if (team === null) return refused('no-team');
  return isTeamOwner(userId, team) ? allowed : refused('not-owner');
}

/** Who is in the team, and in which role: the owner and the admins decide that. */
// D TEAM-2.2
export function mayManagePeople({ userId, team }: TeamActor): TeamVerdict<PeopleRefusal> {
  if (team === null) return refused('no-team');
  return isTeamOwner(userId, team) || roleIn(team, userId) === 'admin' ? allowed : refused('not-admin');
}

/** The user's abilities in their team. */
export function teamAbilities(actor: TeamActor): readonly TeamAbility[] {
  if (mayManageTeam(actor).allowed) return TEAM_ABILITIES;
  return mayManagePeople(actor).allowed ? PEOPLE_ABILITIES : [];
}

/** The role that an admin has is given and taken by the owner alone. */
// TEAM-2.2
export function mayInvite(actor: TeamActor, role: TeamRole): TeamVerdict<InviteMembersRefusal> {
  const verdict = mayManagePeople(actor);
  return verdict.allowed && role === 'admin' && !owns(actor) ? refused('admins-by-owner') : verdict;
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
  const verdict = mayManagePeople(actor);
  if (!verdict.allowed) return verdict;
  if (actor.team?.adminId === memberId) return refused('owner-keeps-role');
  if (!isMember(actor, memberId)) return refused('not-a-member');
  if (!isTeamRole(newRole)) return refused('role-unknown');
  return isOwnersMatter(actor, memberId, newRole) ? refused('admins-by-owner') : allowed;
}

/** A team is never without its owner: they hand it over before they leave. */
export function mayRemoveMember(actor: TeamActor, memberId: string): TeamVerdict<RemoveMemberRefusal> {
  const verdict = mayManagePeople(actor);
  if (!verdict.allowed) return verdict;
  if (actor.team?.adminId === memberId) return refused('owner-stays');
  if (!isMember(actor, memberId)) return refused('not-a-member');
  return isOwnersMatter(actor, memberId) ? refused('admins-by-owner') : allowed;
}

export function isTeamRole(role: string): role is TeamRole {
  return TEAM_ROLES.some((known) => known === role);
}

function owns({ userId, team }: TeamActor): boolean {
  return team !== null && isTeamOwner(userId, team);
}

/** Whether an admin stops being one, or becomes one, by somebody who does not own the team. */
function isOwnersMatter(actor: TeamActor, memberId: string, newRole?: TeamRole): boolean {
  const { team } = actor;
  return team !== null && !owns(actor) && [roleIn(team, memberId), newRole].includes('admin');
}

function roleIn({ members }: Pick<Team, 'members'>, id: string): string | undefined {
  return members.find((member) => member.id === id)?.role;
}

function isMember({ team }: TeamActor, id: string): boolean {
  return team?.members.some((member) => member.id === id) ?? false;
}

function refused<const Why extends string>(why: Why): { readonly allowed: false; readonly why: Why } {
  return { allowed: false, why };
}
