import { type AppPath, pathTo } from '@ridgeline/core/routes';
import { keptInviteText, type SignUp } from '@ridgeline/core/session';
import type { Preferences } from '@ridgeline/core/shared';
import type { Navigation } from '../../view-model/navigation.ts';
import type { JustSignedUp } from '../sign-up/just-signed-up.ts';
import { SignUpViewModel } from '../sign-up/sign-up.view-model.ts';
import type { InvitedTeam } from './invited-team.ts';

type Needs = {
  readonly invited: InvitedTeam;
  readonly signUp: SignUp;
  readonly fresh: JustSignedUp;
  readonly preferences: Preferences;
  readonly navigation: Navigation;
};

/** AUTH-11: the sign-up of somebody whom a team has invited. */
export class SignUpWithTeamViewModel {
  readonly invited: InvitedTeam;
  readonly wizard: SignUpViewModel;

  constructor({ invited, signUp, fresh, preferences, navigation }: Needs) {
    this.invited = invited;
    const { invite } = invited;
    const byInvite = invite && {
      ...invite,
      onSignedUp: () => preferences.write('teamInvite', keptInviteText({ ...invite, signedUp: true })),
    };
    this.wizard = new SignUpViewModel(signUp, fresh, navigation, byInvite);
  }

  enter(): void {
    void this.invited.load();
  }

  get loginPath(): AppPath {
    return pathTo('login', {}, { email: this.invited.invite?.email ?? undefined });
  }
}
