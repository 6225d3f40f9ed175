// Public exports of teams.
export { AddMembers } from './add-members.use-case.ts';
export { AnswerInvite, type AnswerInviteFailure } from './answer-invite.use-case.ts';
export { ChangeOwner } from './change-owner.use-case.ts';
export { ChangeRole } from './change-role.use-case.ts';
export { afterInviteEvent, type InviteRefusal, type InviteStanding } from './invite.machine.ts';
export {
  type Invited,
  type Invitees,
  type InviteOutcome,
  readInvitees,
  type WrittenInvitee,
} from './invitees.policy.ts';
export { inactiveLookup, isCountableRequester, requireOccId } from './list-guards.policy.ts';
export { LoadPublicTeam } from './load-public-team.use-case.ts';
export { LoadTeam } from './load-team.use-case.ts';
export {
  initialMemberSearch,
  MEMBER_SORT_KEYS,
  type MemberSearch,
  memberSearchFromQuery,
  memberSearchToQuery,
  type MemberSortKey,
  refineMemberSearch,
  rosterName,
} from './member-search.policy.ts';
export { OccProjects } from './occ-projects.port.ts';
export { readReinviteAnswer, type ReinviteRequest, reinviteRequest } from './reinvite.policy.ts';
export { RemoveMember } from './remove-member.use-case.ts';
export { RenameTeam } from './rename-team.use-case.ts';
export { mayRestoreMember, RESTORABLE_FOR, type RestoreRefusal } from './restore-member.policy.ts';
export { RestoreMember } from './restore-member.use-case.ts';
export { ResendInvite } from './resend-invite.use-case.ts';
export { ResendInvites } from './resend-invites.use-case.ts';
export { type RosterPage, rosterPage } from './roster-page.policy.ts';
export { SearchMembers } from './search-members.use-case.ts';
export {
  mayChangeOwner,
  mayChangeRole,
  mayInvite,
  mayManagePeople,
  mayManageTeam,
  mayRemoveMember,
  type TeamActor,
} from './team-abilities.policy.ts';
export type { TeamCallFailure } from './team-call-failure.ts';
export { TeamGateway } from './team-gateway.port.ts';
export { type InviteAnswer, TeamInvites } from './team-invites.port.ts';
export { checkLogo, LARGEST_LOGO, LOGO_TYPES, type LogoImage } from './team-logo.policy.ts';
export { TeamLogos } from './team-logos.port.ts';
export { type MemberPage, TeamMembers } from './team-members.port.ts';
export { shownTeamRole, teamRoleOf } from './team-role.policy.ts';
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
export { UploadLogo } from './upload-logo.use-case.ts';
