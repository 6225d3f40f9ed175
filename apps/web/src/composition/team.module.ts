import { HttpTeamMembers } from '@ridgeline/adapters/http';
import { ProfileGateway } from '@ridgeline/core/profile';
import {
  AddMembers,
  ChangeOwner,
  ChangeRole,
  LoadTeam,
  RemoveMember,
  RestoreMember,
  ResendInvite,
  ResendInvites,
  SearchMembers,
  TeamGateway,
  TeamInvites,
  TeamMembers,
} from '@ridgeline/core/teams';
import { ContainerModule, type ResolutionContext } from 'inversify';
import { Language } from '../language/language.store.ts';
import { TeamChanges } from '../screens/team/team-changes.ts';
import { TeamStore } from '../screens/team/team.store.ts';
import { DialogStore } from '../view-model/dialogs.store.ts';
import { LoadedState } from '../view-model/loaded-state.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { ToastStore } from '../view-model/toasts.store.ts';
import { made } from './made.ts';
import { API_CLIENT } from './tokens.ts';

/** The screens of a team; `team-gateways.module` binds the gateways of the team and of its invites. One store for all of them. */
export const teamModule = new ContainerModule(({ bind }) => {
  made(bind, HttpTeamMembers, [API_CLIENT], { as: TeamMembers });
  made(bind, LoadTeam, [TeamGateway]);
  made(bind, SearchMembers, [TeamMembers]);
  made(bind, AddMembers, [TeamMembers]);
  made(bind, ChangeRole, [TeamMembers]);
  made(bind, ChangeOwner, [TeamMembers]);
  made(bind, RemoveMember, [TeamMembers]);
  made(bind, RestoreMember, [TeamMembers]);
  made(bind, ResendInvite, [TeamInvites]);
  made(bind, ResendInvites, [TeamInvites]);
  made(bind, TeamStore, {
    session: SessionStore,
    profiles: ProfileGateway,
    loadTeam: LoadTeam,
    search: SearchMembers,
  })
    .inSingletonScope()
    .onActivation(forgottenBy);
  made(bind, TeamChanges, {
    store: TeamStore,
    session: SessionStore,
    profiles: ProfileGateway,
    language: Language,
    toasts: ToastStore,
    dialogs: DialogStore,
    changeRole: ChangeRole,
    changeOwner: ChangeOwner,
    remove: RemoveMember,
    restore: RestoreMember,
    add: AddMembers,
    resend: ResendInvite,
    resendAll: ResendInvites,
  }).inSingletonScope();
});

/** START-3: a sign-out forgets the team, and the addresses that were not sent yet. */
export function forgottenBy<Kept extends { clear(): void }>(context: ResolutionContext, kept: Kept): Kept {
  context.get(LoadedState).add(kept.clear);
  return kept;
}
