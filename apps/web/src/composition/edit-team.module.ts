import { HttpTeamLogos } from '@ridgeline/adapters/http';
import { ProfileGateway } from '@ridgeline/core/profile';
import { RenameTeam, TeamGateway, TeamLogos, UploadLogo } from '@ridgeline/core/teams';
import { ContainerModule } from 'inversify';
import { Language } from '../language/language.store.ts';
import { EditTeamViewModel } from '../screens/team/edit-team.view-model.ts';
import { TeamChanges } from '../screens/team/team-changes.ts';
import { TeamDetails } from '../screens/team/team-details.ts';
import { TeamStore } from '../screens/team/team.store.ts';
import { Drafts } from '../view-model/drafts.ts';
import { Navigation } from '../view-model/navigation.ts';
import { Page } from '../view-model/page.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { ToastStore } from '../view-model/toasts.store.ts';
import { made } from './made.ts';
import { API_CLIENT } from './tokens.ts';

/** What the owner alone decides of a team. */
export const editTeamModule = new ContainerModule(({ bind }) => {
  made(bind, HttpTeamLogos, [API_CLIENT], { as: TeamLogos });
  made(bind, RenameTeam, [TeamGateway]);
  made(bind, UploadLogo, [TeamLogos]);
  made(bind, TeamDetails, {
    store: TeamStore,
    session: SessionStore,
    navigation: Navigation,
    profiles: ProfileGateway,
    language: Language,
    toasts: ToastStore,
    rename: RenameTeam,
    upload: UploadLogo,
    drafts: Drafts,
  });
  made(bind, EditTeamViewModel, { store: TeamStore, changes: TeamChanges, details: TeamDetails, page: Page });
});
