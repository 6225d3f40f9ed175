import { screenOf } from '../../composition/container-context.tsx';
import { federationModule } from '../../composition/federation.module.ts';
import { invitesModule } from '../../composition/invites.module.ts';
import { teamGatewaysModule } from '../../composition/team-gateways.module.ts';
import { signUpModule } from '../../composition/sign-up.module.ts';
import { teamInviteModule } from '../../composition/team-invite.module.ts';
import { SignUpWithTeamScreen } from '../../screens/team-invite/sign-up-with-team.screen.tsx';
import { SignUpWithTeamViewModel } from '../../screens/team-invite/sign-up-with-team.view-model.ts';

export const Component = screenOf(
  SignUpWithTeamViewModel,
  SignUpWithTeamScreen,
  federationModule,
  signUpModule,
  teamGatewaysModule,
  invitesModule,
  teamInviteModule,
);
