import { CheckSignUpEmail, SignUp } from '@ridgeline/core/session';
import { Preferences } from '@ridgeline/core/shared';
import { LoadPublicTeam } from '@ridgeline/core/teams';
import { ContainerModule } from 'inversify';
import { JustSignedUp } from '../screens/sign-up/just-signed-up.ts';
import { InvitedTeam } from '../screens/team-invite/invited-team.ts';
import { SignUpWithSsoTeamViewModel } from '../screens/team-invite/sign-up-with-sso-team.view-model.ts';
import { SignUpWithTeamViewModel } from '../screens/team-invite/sign-up-with-team.view-model.ts';
import { Navigation } from '../view-model/navigation.ts';
import { ProviderSignIn } from '../view-model/provider-sign-in.ts';
import { made } from './made.ts';

/** The two screens of an invite link. */
export const teamInviteModule = new ContainerModule(({ bind }) => {
  made(bind, InvitedTeam, [LoadPublicTeam, Navigation]);
  made(bind, SignUpWithTeamViewModel, {
    invited: InvitedTeam,
    checkEmail: CheckSignUpEmail,
    signUp: SignUp,
    fresh: JustSignedUp,
    provider: ProviderSignIn,
    preferences: Preferences,
    navigation: Navigation,
  });
  made(bind, SignUpWithSsoTeamViewModel, [InvitedTeam, ProviderSignIn, Preferences]);
});
