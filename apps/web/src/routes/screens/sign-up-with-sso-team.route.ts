import { screenOf } from '../../composition/container-context.tsx';
import { federationModule } from '../../composition/federation.module.ts';
import { invitesModule } from '../../composition/invites.module.ts';
import { teamGatewaysModule } from '../../composition/team-gateways.module.ts';
import { teamInviteModule } from '../../composition/team-invite.module.ts';
import { SignUpWithSsoTeamScreen } from '../../screens/team-invite/sign-up-with-sso-team.screen.tsx';
import { SignUpWithSsoTeamViewModel } from '../../screens/team-invite/sign-up-with-sso-team.view-model.ts';

export const Component = screenOf(
  SignUpWithSsoTeamViewModel,
  SignUpWithSsoTeamScreen,
  federationModule,
  teamGatewaysModule,
  invitesModule,
  teamInviteModule,
);
