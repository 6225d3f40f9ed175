import { TeamGateway, TeamInvites, TeamLogos, TeamMembers } from '@ridgeline/core/teams';
import {
  FakeTeamGateway,
  FakeTeamInvites,
  FakeTeamLogos,
  FakeTeamMembers,
  FakeTeamServer,
} from '@ridgeline/core/testing/teams';
import { staged } from './staged.ts';

export function stageTeams() {
  const teamServer = new FakeTeamServer();
  const fakes = {
    teamServer,
    teams: new FakeTeamGateway(teamServer),
    invites: new FakeTeamInvites(teamServer),
    teamMembers: new FakeTeamMembers(teamServer),
    teamLogos: new FakeTeamLogos(teamServer),
  };
  return {
    fakes,
    replacements: [
      staged(TeamGateway, fakes.teams),
      staged(TeamInvites, fakes.invites),
      staged(TeamMembers, fakes.teamMembers),
      staged(TeamLogos, fakes.teamLogos),
    ],
  };
}
