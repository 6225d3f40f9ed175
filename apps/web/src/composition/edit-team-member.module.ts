import { ContainerModule } from 'inversify';
import { EditTeamMemberViewModel } from '../screens/team/edit-team-member.view-model.ts';
import { TeamChanges } from '../screens/team/team-changes.ts';
import { TeamStore } from '../screens/team/team.store.ts';
import { Navigation } from '../view-model/navigation.ts';
import { Page } from '../view-model/page.ts';
import { made } from './made.ts';

export const editTeamMemberModule = new ContainerModule(({ bind }) => {
  made(bind, EditTeamMemberViewModel, {
    store: TeamStore,
    changes: TeamChanges,
    navigation: Navigation,
    page: Page,
  });
});
