import { HttpTeamGateway, HttpTeamInvites } from '@ridgeline/adapters/http';
import { LoadProfile, ProfileGateway } from '@ridgeline/core/profile';
import { Preferences } from '@ridgeline/core/shared';
import { AnswerInvite, LoadPublicTeam, TeamGateway, TeamInvites } from '@ridgeline/core/teams';
import { ContainerModule } from 'inversify';
import { Language } from '../language/language.store.ts';
import { DialogStore } from '../view-model/dialogs.store.ts';
import { InviteKeeper } from '../view-model/invite-keeper.ts';
import { Navigation } from '../view-model/navigation.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { ToastStore } from '../view-model/toasts.store.ts';
import { API_CLIENT } from './tokens.ts';

/** Invites to a team, for who follows the link of one. */
export const invitesModule = new ContainerModule(({ bind }) => {
  bind(TeamGateway).toResolvedValue((api) => new HttpTeamGateway(api), [API_CLIENT]);
  bind(TeamInvites).toResolvedValue((api) => new HttpTeamInvites(api), [API_CLIENT]);
  bind(LoadPublicTeam).toResolvedValue((teams: TeamGateway) => new LoadPublicTeam(teams), [TeamGateway]);
  bind(AnswerInvite).toResolvedValue((invites: TeamInvites) => new AnswerInvite(invites), [TeamInvites]);
  bind(InviteKeeper)
    .toResolvedValue(
      (
        preferences: Preferences,
        loadTeam: LoadPublicTeam,
        answer: AnswerInvite,
        profiles: ProfileGateway,
        session: SessionStore,
        dialogs: DialogStore,
        toasts: ToastStore,
        navigation: Navigation,
        language: Language,
      ) =>
        new InviteKeeper({
          preferences,
          loadTeam,
          answer,
          loadProfile: new LoadProfile(profiles),
          session,
          dialogs,
          toasts,
          navigation,
          language,
        }),
      [
        Preferences,
        LoadPublicTeam,
        AnswerInvite,
        ProfileGateway,
        SessionStore,
        DialogStore,
        ToastStore,
        Navigation,
        Language,
      ],
    )
    .inSingletonScope();
});
