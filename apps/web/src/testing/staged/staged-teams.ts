import { TeamGateway, TeamInvites } from '@ridgeline/core/teams';
import { FakeTeamGateway, FakeTeamInvites, FakeTeamServer } from '@ridgeline/core/testing/teams';
import { staged } from './staged.ts';

export function stageTeams() {
  const teamServer = new FakeTeamServer();
  const fakes = {
    teamServer,
    teams: new FakeTeamGateway(teamServer),
    invites: new FakeTeamInvites(teamServer),
  };
  return {
    fakes,
    replacements: [staged(TeamGateway, fakes.teams), staged(TeamInvites, fakes.invites)],
  };
}
