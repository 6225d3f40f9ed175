import { HttpProjectLists } from '@ridgeline/adapters/http';
import { ListProjects, ProjectLists } from '@ridgeline/core/reports';
import { Timer } from '@ridgeline/core/shared';
import { ContainerModule } from 'inversify';
import { ProjectFinder } from '../view-model/project-finder.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { made } from './made.ts';
import { API_CLIENT } from './tokens.ts';

/** Lists of projects, for the dashboard and for whoever finds one by its address. */
export const projectListsModule = new ContainerModule(({ bind }) => {
  made(bind, HttpProjectLists, [API_CLIENT], { as: ProjectLists });
  made(bind, ListProjects, [ProjectLists]);
  made(bind, ProjectFinder, [ListProjects, SessionStore, Timer]);
});
