import { HttpProjectGateway } from '@ridgeline/adapters/http';
import { ProjectGateway, SearchProjects } from '@ridgeline/core/reports';
import { Timer } from '@ridgeline/core/shared';
import { ContainerModule } from 'inversify';
import { DashboardViewModel } from '../screens/dashboard/dashboard.view-model.ts';
import { Navigation } from '../view-model/navigation.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { made } from './made.ts';
import { API_CLIENT } from './tokens.ts';

export const projectsModule = new ContainerModule(({ bind }) => {
  made(bind, HttpProjectGateway, [API_CLIENT], { as: ProjectGateway });
  made(bind, SearchProjects, [ProjectGateway]);
  made(bind, DashboardViewModel, [SearchProjects, Navigation, SessionStore, Timer]);
});
