import { parseTeamInvite, type TeamInvite } from '@ridgeline/core/session';
import type { LoadPublicTeam, PublicTeam } from '@ridgeline/core/teams';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Navigation } from '../../view-model/navigation.ts';

export type InvitedTeamState =
  /** The link has no team. */
  | { readonly is: 'invalid' }
  | { readonly is: 'loading' }
  | { readonly is: 'gone' }
  | { readonly is: 'unreachable' }
  | { readonly is: 'ready'; readonly team: PublicTeam };

/** The team of an invite link, for both invite screens. */
export class InvitedTeam {
  state: InvitedTeamState;
  readonly invite: TeamInvite | null;
  readonly #loadTeam: LoadPublicTeam;

  constructor(loadTeam: LoadPublicTeam, navigation: Navigation) {
    this.#loadTeam = loadTeam;
    const invite = parseTeamInvite(navigation.query);
    this.invite = invite.ok ? invite.value : null;
    this.state = invite.ok ? { is: 'loading' } : { is: 'invalid' };
    makeAutoObservable(this, { state: observableRef, invite: false }, { autoBind: true });
  }

  async load(): Promise<void> {
    if (this.invite === null || this.state.is === 'ready') return;
    this.#become({ is: 'loading' });
    const team = await this.#loadTeam.run(this.invite.teamId);
    if (team.ok) this.#become({ is: 'ready', team: team.value });
    else this.#become({ is: team.failure === 'team-unknown' ? 'gone' : 'unreachable' });
  }

  #become(state: InvitedTeamState): void {
    runInAction(() => (this.state = state));
  }
}
