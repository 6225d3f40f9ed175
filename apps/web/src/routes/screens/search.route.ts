import { screenOf } from '../../composition/container-context.tsx';
import { projectListsModule } from '../../composition/project-lists.module.ts';
import { projectsModule } from '../../composition/projects.module.ts';
import { DashboardScreen } from '../../screens/dashboard/dashboard.screen.tsx';
import { DashboardViewModel } from '../../screens/dashboard/dashboard.view-model.ts';

/** The same list, of all projects. */
export const Component = screenOf(DashboardViewModel, DashboardScreen, projectListsModule, projectsModule);
