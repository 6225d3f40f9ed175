import { ArchiveReport, ListProjects, UnarchiveReport } from '@ridgeline/core/reports';
import { Clock, Preferences, Timer } from '@ridgeline/core/shared';
import { ContainerModule } from 'inversify';
import { Language } from '../language/language.store.ts';
import { DashboardViewModel } from '../screens/dashboard/dashboard.view-model.ts';
import { ProjectArchiver } from '../screens/dashboard/project-archiver.ts';
import { Navigation } from '../view-model/navigation.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { ToastStore } from '../view-model/toasts.store.ts';
import { Viewport } from '../view-model/viewport.ts';
import { made } from './made.ts';

/** The dashboard and the search. */
export const projectsModule = new ContainerModule(({ bind }) => {
  made(bind, ProjectArchiver, [ArchiveReport, UnarchiveReport, SessionStore, ToastStore, Language]);
  made(bind, DashboardViewModel, {
    projects: ListProjects,
    archiver: ProjectArchiver,
    navigation: Navigation,
    session: SessionStore,
    viewport: Viewport,
    timer: Timer,
    clock: Clock,
    preferences: Preferences,
  });
});
