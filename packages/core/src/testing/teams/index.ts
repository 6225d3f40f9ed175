// Fakes, builders, arbitraries and contract suites of teams.
export { FakeTeamGateway } from './fake-team-gateway.ts';
export { FakeTeamInvites } from './fake-team-invites.ts';
export { FakeTeamLogos } from './fake-team-logos.ts';
export { FakeTeamMembers } from './fake-team-members.ts';
export { occProjectsContract } from './occ-projects.contract.ts';
export { teamGatewayContract } from './team-gateway.contract.ts';
export { teamInvitesContract } from './team-invites.contract.ts';
export { teamLogosContract } from './team-logos.contract.ts';
export { teamMembersContract } from './team-members.contract.ts';
export { FakeTeamServer } from './fake-team-server.ts';
export { MIA, type TeamWorldPeople, TOM } from './team-world.ts';
export { aRosterEntry, aTeam } from './team.builder.ts';
export { inviteOutcomes } from '../../teams/invitees.policy.ts';
