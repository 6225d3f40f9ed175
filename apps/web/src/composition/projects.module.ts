import { BrowserFileSaver } from '@ridgeline/adapters/browser';
import { HttpProjectExport } from '@ridgeline/adapters/http';
import {
  ArchiveReport,
  ListProjects,
  ProjectExport,
  ProjectLists,
  UnarchiveReport,
} from '@ridgeline/core/reports';
import { Clock, FileSaver, Preferences, Timer } from '@ridgeline/core/shared';
import { ContainerModule } from 'inversify';
import { Language } from '../language/language.store.ts';
import { DashboardViewModel } from '../screens/dashboard/dashboard.view-model.ts';
import { ProjectArchiver } from '../screens/dashboard/project-archiver.ts';
import { ProjectExporter } from '../screens/dashboard/project-exporter.ts';
import { Navigation } from '../view-model/navigation.ts';
import { ProjectBarrier } from '../view-model/project-barrier.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { ToastStore } from '../view-model/toasts.store.ts';
import { Viewport } from '../view-model/viewport.ts';
import { made } from './made.ts';
import { API_CLIENT } from './tokens.ts';

/** The dashboard and the search. */
export const projectsModule = new ContainerModule(({ bind }) => {
  made(bind, ProjectArchiver, [ArchiveReport, UnarchiveReport, SessionStore, ToastStore, Language]);
  made(bind, HttpProjectExport, [API_CLIENT], { as: ProjectExport });
  bind(FileSaver).toDynamicValue(() => new BrowserFileSaver(document));
  made(bind, ProjectExporter, [ProjectExport, FileSaver, SessionStore, ToastStore, Language]);
  made(bind, DashboardViewModel, {
    projects: ListProjects,
    lists: ProjectLists,
    archiver: ProjectArchiver,
    exporter: ProjectExporter,
    navigation: Navigation,
    barrier: ProjectBarrier,
    session: SessionStore,
    viewport: Viewport,
    timer: Timer,
    clock: Clock,
    preferences: Preferences,
  });
});
