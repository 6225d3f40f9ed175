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
import { TeamShelf } from './team-shelf.ts';
import type { TeamWorldPeople } from './team-world.ts';

teamGatewayContract('FakeTeamGateway', async () => {
  const shelf = new TeamShelf();
  return { ...people(shelf), teams: new FakeTeamGateway(shelf) };
});

teamMembersContract('FakeTeamMembers', async () => {
  const shelf = new TeamShelf();
  return { ...people(shelf), members: new FakeTeamMembers(shelf) };
});

teamInvitesContract('FakeTeamInvites', async () => {
  const shelf = new TeamShelf();
  return {
    ...people(shelf),
    invites: new FakeTeamInvites(shelf),
    invite: async (email) => {
      shelf.change({ is: 'invited', by: 'ada', emails: [email], role: 'member', at: shelf.now });
    },
  };
});

teamLogosContract('FakeTeamLogos', async () => {
  const shelf = new TeamShelf();
  return { ...people(shelf), logos: new FakeTeamLogos(shelf) };
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

function people(shelf: TeamShelf): TeamWorldPeople {
  return {
    teamId: shelf.team.id,
    owner: { id: 'ada', email: 'ada@example.com' },
    member: { id: 'grace', email: 'grace@example.com' },
    signInAs: async (email) => shelf.signIn(email),
  };
}
