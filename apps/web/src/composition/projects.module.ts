import { ArchiveReport, ListProjects, ProjectLists, UnarchiveReport } from '@ridgeline/core/reports';
import { Clock, Preferences, Timer } from '@ridgeline/core/shared';
import { ContainerModule } from 'inversify';
import { Language } from '../language/language.store.ts';
import { DashboardCode } from '../screens/dashboard/dashboard-code.ts';
import { DashboardViewModel } from '../screens/dashboard/dashboard.view-model.ts';
import { ListPdfs } from '../screens/dashboard/list-pdfs.ts';
import { ListExport } from '../screens/dashboard/list-export.ts';
import { ProjectArchiver } from '../screens/dashboard/project-archiver.ts';
import { PdfBatchMaker } from '../screens/dashboard/pdfs/pdf-batch-maker.ts';
import { ProjectExporter } from '../screens/dashboard/project-exporter.ts';
import { Navigation } from '../view-model/navigation.ts';
import { ProjectBarrier } from '../view-model/project-barrier.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { ToastStore } from '../view-model/toasts.store.ts';
import { Viewport } from '../view-model/viewport.ts';
import { LateModules } from './late-modules.ts';
import { made } from './made.ts';

/** The dashboard and the search. */
export const projectsModule = new ContainerModule(({ bind }) => {
  made(bind, ProjectArchiver, [ArchiveReport, UnarchiveReport, SessionStore, ToastStore, Language]);
  bind(DashboardCode).toResolvedValue(
    (late) => ({
      barrier: () =>
        late.get(
          ProjectBarrier,
          async () => (await import('./project-barrier-modules.ts')).projectBarrierModules,
        ),
      pdfs: () =>
        late.get(PdfBatchMaker, async () => [(await import('./pdf-batches.module.ts')).pdfBatchesModule]),
      exporter: () =>
        late.get(ProjectExporter, async () => [
          (await import('./project-export.module.ts')).projectExportModule,
        ]),
    }),
    [LateModules],
  );
  made(bind, ListExport, [DashboardCode, ToastStore, Language]);
  made(bind, ListPdfs, [DashboardCode, ToastStore, Language]);
  made(bind, DashboardViewModel, {
    projects: ListProjects,
    lists: ProjectLists,
    archiver: ProjectArchiver,
    code: DashboardCode,
    listExport: ListExport,
    listPdfs: ListPdfs,
    navigation: Navigation,
    session: SessionStore,
    viewport: Viewport,
    timer: Timer,
    clock: Clock,
    preferences: Preferences,
  });
});
