import { type AppPath, pathTo } from '@ridgeline/core/routes';
import { keptInviteText } from '@ridgeline/core/session';
import { SignUpViewModel, type SignUpDependencies } from '../sign-up/sign-up.view-model.ts';
import type { InvitedTeam } from './invited-team.ts';

type Dependencies = SignUpDependencies & { readonly invited: InvitedTeam };

/** AUTH-11: the sign-up of a user invited by a team. */
export class SignUpWithTeamViewModel {
  readonly invited: InvitedTeam;
  readonly wizard: SignUpViewModel;

  constructor({ invited, ...dependencies }: Dependencies) {
    this.invited = invited;
    const { invite } = invited;
    const byInvite = invite && {
      ...invite,
      onSignedUp: () =>
        dependencies.preferences.write('teamInvite', keptInviteText({ ...invite, signedUp: true })),
    };
    this.wizard = new SignUpViewModel(dependencies, byInvite);
  }

  enter(): void {
    void this.invited.load();
  }

  get loginPath(): AppPath {
    return pathTo('login', {}, { email: this.invited.invite?.email ?? undefined });
  }
}
