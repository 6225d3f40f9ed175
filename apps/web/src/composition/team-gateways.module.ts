import { HttpTeamGateway, HttpTeamInvites } from '@ridgeline/adapters/http';
import { TeamGateway, TeamInvites } from '@ridgeline/core/teams';
import { ContainerModule } from 'inversify';
import { made } from './made.ts';
import { API_CLIENT } from './tokens.ts';

/** For the screens of a team, and for who follows the link of an invite. */
export const teamGatewaysModule = new ContainerModule(({ bind }) => {
  made(bind, HttpTeamGateway, [API_CLIENT], { as: TeamGateway });
  made(bind, HttpTeamInvites, [API_CLIENT], { as: TeamInvites });
});
