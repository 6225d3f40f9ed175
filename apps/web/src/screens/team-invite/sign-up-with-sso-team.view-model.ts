import { type AppPath, pathTo } from '@ridgeline/core/routes';
import { keptInviteText } from '@ridgeline/core/session';
import { type EmailProblem, emailProblem, type Preferences } from '@ridgeline/core/shared';
import { makeAutoObservable } from 'mobx';
import type { ProviderSignIn } from '../../view-model/provider-sign-in.ts';
import type { InvitedTeam } from './invited-team.ts';

/** AUTH-11: the sign-up of a user invited by a team with a company sign-in. */
export class SignUpWithSsoTeamViewModel {
  email: string;
  /** Problems are shown after the first submit. */
  wasSubmitted = false;
  readonly invited: InvitedTeam;
  readonly provider: ProviderSignIn;
  readonly #preferences: Preferences;

  constructor(invited: InvitedTeam, provider: ProviderSignIn, preferences: Preferences) {
    this.invited = invited;
    this.provider = provider;
    this.#preferences = preferences;
    this.email = invited.invite?.email ?? '';
    makeAutoObservable(this, { invited: false, provider: false }, { autoBind: true });
  }

  enter(): void {
    void this.invited.load();
  }

  /** The email is fixed by the invite, which is valid for no other. */
  get isInvited(): boolean {
    return (this.invited.invite?.email ?? null) !== null;
  }

  get emailProblem(): EmailProblem | null {
    return this.wasSubmitted ? emailProblem(this.email) : null;
  }

  /** The invite screen without the company sign-in. */
  get passwordPath(): AppPath {
    const { invite } = this.invited;
    return pathTo('signUpWithTeam', {}, { team_id: invite?.teamId, email: invite?.email ?? undefined });
  }

  typeEmail(email: string): void {
    this.email = email;
  }

  async submit(): Promise<void> {
    this.wasSubmitted = true;
    const { invite } = this.invited;
    if (this.emailProblem !== null || invite === null) return;
    // A user who returns from the provider has signed up with the invite.
    this.#preferences.write('teamInvite', keptInviteText({ ...invite, signedUp: true }));
    await this.provider.ask({ kind: 'saml', email: this.email, teamId: invite.teamId });
  }
}
