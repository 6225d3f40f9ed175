import { HttpProjectGateway } from '@ridgeline/adapters/http';
import { ProjectGateway, SearchProjects } from '@ridgeline/core/reports';
import { ContainerModule } from 'inversify';
import { DashboardViewModel } from '../screens/dashboard/dashboard.view-model.ts';
import { Navigation } from '../view-model/navigation.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { API_CLIENT } from './tokens.ts';

export const projectsModule = new ContainerModule(({ bind }) => {
  bind(ProjectGateway).toResolvedValue((api) => new HttpProjectGateway(api), [API_CLIENT]);
  bind(SearchProjects).toResolvedValue(
    (projects: ProjectGateway) => new SearchProjects(projects),
    [ProjectGateway],
  );
  bind(DashboardViewModel).toResolvedValue(
    (search: SearchProjects, navigation: Navigation, session: SessionStore) =>
      new DashboardViewModel(search, navigation, session),
    [SearchProjects, Navigation, SessionStore],
  );
});
