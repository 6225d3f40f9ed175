import { ProfileEditor } from '@ridgeline/core/profile';
import { Clock, Timer } from '@ridgeline/core/shared';
import { AddMembers } from '@ridgeline/core/teams';
import { ContainerModule } from 'inversify';
import { Language } from '../language/language.store.ts';
import { InviteForm } from '../screens/team/invite-form.ts';
import { MyTeamViewModel } from '../screens/team/my-team.view-model.ts';
import { TeamChanges } from '../screens/team/team-changes.ts';
import { TeamStore } from '../screens/team/team.store.ts';
import { Drafts } from '../view-model/drafts.ts';
import { Navigation } from '../view-model/navigation.ts';
import { Page } from '../view-model/page.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { made } from './made.ts';
import { forgottenBy } from './team.module.ts';

/** The roster of a team, and the form that invites to it. */
export const myTeamModule = new ContainerModule(({ bind }) => {
  made(bind, InviteForm, { store: TeamStore, session: SessionStore, language: Language, add: AddMembers })
    .inSingletonScope()
    .onActivation(forgottenBy);
  made(bind, MyTeamViewModel, {
    store: TeamStore,
    changes: TeamChanges,
    form: InviteForm,
    session: SessionStore,
    profiles: ProfileEditor,
    navigation: Navigation,
    page: Page,
    clock: Clock,
    timer: Timer,
    drafts: Drafts,
  });
});
