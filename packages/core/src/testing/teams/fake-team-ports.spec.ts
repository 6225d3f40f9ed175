import { FakeOccProjects } from './fake-occ-projects.ts';
import { FakeTeamGateway } from './fake-team-gateway.ts';
import { FakeTeamInvites } from './fake-team-invites.ts';
import { FakeTeamLogos } from './fake-team-logos.ts';
import { FakeTeamMembers } from './fake-team-members.ts';
import { occProjectsContract } from './occ-projects.contract.ts';
import { teamGatewayContract } from './team-gateway.contract.ts';
import { teamInvitesContract } from './team-invites.contract.ts';
import { teamLogosContract } from './team-logos.contract.ts';
import { teamMembersContract } from './team-members.contract.ts';
import { FakeTeamServer } from './fake-team-server.ts';
import type { TeamWorldPeople } from './team-world.ts';

teamGatewayContract('FakeTeamGateway', async () => {
  const server = new FakeTeamServer();
  return { ...people(server), teams: new FakeTeamGateway(server) };
});

teamMembersContract('FakeTeamMembers', async () => {
  const server = new FakeTeamServer();
  return { ...people(server), members: new FakeTeamMembers(server) };
});

teamInvitesContract('FakeTeamInvites', async () => {
  const server = new FakeTeamServer();
  return {
    ...people(server),
    invites: new FakeTeamInvites(server),
    invite: async (email) => {
      server.change({ is: 'invited', by: 'ada', emails: [email], role: 'member', at: server.now });
    },
  };
});

teamLogosContract('FakeTeamLogos', async () => {
  const server = new FakeTeamServer();
  return { ...people(server), logos: new FakeTeamLogos(server) };
});

occProjectsContract('FakeOccProjects', async () => {
  const projects = new FakeOccProjects();
  projects.add(
    { occId: 'O-1', state: 'co', jurisdiction: 'Denver', propertyType: 'residential' },
    { occId: 'O-1', state: 'co', jurisdiction: 'Aurora', propertyType: 'commercial' },
    { occId: 'O-1', state: 'tx', jurisdiction: 'Austin', propertyType: 'residential' },
    { occId: 'O-2', state: 'mn', jurisdiction: 'Minneapolis', propertyType: 'commercial' },
  );
  return {
    projects,
    occId: 'O-1',
    emptyOccId: 'O-3',
    endSession: async () => projects.refuseWith('signed-out'),
  };
});

function people(server: FakeTeamServer): TeamWorldPeople {
  return {
    teamId: server.team.id,
    owner: { id: 'ada', email: 'ada@example.com' },
    member: { id: 'grace', email: 'grace@example.com' },
    signInAs: async (email) => server.signIn(email),
  };
}
