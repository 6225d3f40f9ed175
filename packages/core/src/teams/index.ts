// Public exports of teams.
export { AnswerInvite, type AnswerInviteFailure } from './answer-invite.use-case.ts';
export { afterInviteEvent, type InviteRefusal, type InviteStanding } from './invite.machine.ts';
export type { Invited, Invitees } from './invitees.policy.ts';
export { inactiveLookup, isCountableRequester, requireOccId } from './list-guards.policy.ts';
export { LoadPublicTeam } from './load-public-team.use-case.ts';
export { MEMBER_SORT_KEYS, type MemberSearch, type MemberSortKey } from './member-search.policy.ts';
export { OccProjects } from './occ-projects.port.ts';
export { readReinviteAnswer, type ReinviteRequest, reinviteRequest } from './reinvite.policy.ts';
export { mayChangeOwner, mayChangeRole, mayRemoveMember, type TeamActor } from './team-abilities.policy.ts';
export type { TeamCallFailure } from './team-call-failure.ts';
export { TeamGateway } from './team-gateway.port.ts';
export { type InviteAnswer, TeamInvites } from './team-invites.port.ts';
export { LARGEST_LOGO, type LogoImage } from './team-logo.policy.ts';
export { TeamLogos } from './team-logos.port.ts';
export { type MemberPage, TeamMembers } from './team-members.port.ts';
export {
  type Invite,
  INVITE_STATUSES,
  type InviteStatus,
  TEAM_ROLES,
  type PublicTeam,
  type RosterEntry,
  type Team,
  type TeamMember,
  type TeamRole,
} from './team.ts';
export { teamsMessages } from './teams.messages.ts';
