import { screenOf } from '../../composition/container-context.tsx';
import { projectsModule } from '../../composition/projects.module.ts';
import { DashboardScreen } from './dashboard.screen.tsx';
import { DashboardViewModel } from './dashboard.view-model.ts';

export const Component = screenOf(DashboardViewModel, DashboardScreen, projectsModule);
