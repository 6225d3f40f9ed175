import { ProfileGateway } from '@ridgeline/core/profile';
import { Preferences } from '@ridgeline/core/shared';
import { AnswerInvite, LoadPublicTeam, TeamGateway, TeamInvites } from '@ridgeline/core/teams';
import { ContainerModule } from 'inversify';
import { Language } from '../language/language.store.ts';
import { DialogStore } from '../view-model/dialogs.store.ts';
import { InviteKeeper } from '../view-model/invite-keeper.ts';
import { Navigation } from '../view-model/navigation.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { ToastStore } from '../view-model/toasts.store.ts';
import { made } from './made.ts';

/** Team invites, for users who follow the link of one. `team-gateways.module` binds the gateways. */
export const invitesModule = new ContainerModule(({ bind }) => {
  made(bind, LoadPublicTeam, [TeamGateway]);
  made(bind, AnswerInvite, [TeamInvites]);
  made(bind, InviteKeeper, {
    preferences: Preferences,
    loadTeam: LoadPublicTeam,
    answer: AnswerInvite,
    profiles: ProfileGateway,
    session: SessionStore,
    dialogs: DialogStore,
    toasts: ToastStore,
    navigation: Navigation,
    language: Language,
  }).inSingletonScope();
});
