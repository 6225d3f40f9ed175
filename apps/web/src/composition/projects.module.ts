import { ListProjects, ProjectLists } from '@ridgeline/core/reports';
import { Clock, Preferences, Timer } from '@ridgeline/core/shared';
import { ContainerModule } from 'inversify';
import { Language } from '../language/language.store.ts';
import { DashboardCode } from '../screens/dashboard/dashboard-code.ts';
import { DashboardViewModel } from '../screens/dashboard/dashboard.view-model.ts';
import { ListPdfs } from '../screens/dashboard/list-pdfs.ts';
import { ListArchiving } from '../screens/dashboard/list-archiving.ts';
import { ListExport } from '../screens/dashboard/list-export.ts';
import { Navigation } from '../view-model/navigation.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { ToastStore } from '../view-model/toasts.store.ts';
import { Viewport } from '../view-model/viewport.ts';
import { LateModules } from './late-modules.ts';
import { made } from './made.ts';

/** The dashboard and the search. */
export const projectsModule = new ContainerModule(({ bind }) => {
  // The classes that name what is loaded come with it: here they would be part of the first chunk.
  bind(DashboardCode).toResolvedValue(
    (late) => ({
      barrier: async () => {
        const [{ ProjectBarrier }, { projectBarrierModules }] = await Promise.all([
          import('../view-model/project-barrier.ts'),
          import('./project-barrier-modules.ts'),
        ]);
        return late.get(ProjectBarrier, async () => projectBarrierModules);
      },
      pdfs: async () => {
        const [{ PdfBatchMaker }, { pdfBatchesModule }] = await Promise.all([
          import('../screens/dashboard/pdfs/pdf-batch-maker.ts'),
          import('./pdf-batches.module.ts'),
        ]);
        return late.get(PdfBatchMaker, async () => [pdfBatchesModule]);
      },
      exporter: async () => {
        const [{ ProjectExporter }, { projectExportModule }] = await Promise.all([
          import('../screens/dashboard/project-exporter.ts'),
          import('./project-export.module.ts'),
        ]);
        return late.get(ProjectExporter, async () => [projectExportModule]);
      },
      archiver: async () => {
        const [{ ProjectArchiver }, { projectRecordsModule }, { projectArchivingModule }] = await Promise.all(
          [
            import('../screens/dashboard/project-archiver.ts'),
            import('./project-records.module.ts'),
            import('./project-archiving.module.ts'),
          ],
        );
        return late.get(ProjectArchiver, async () => [projectRecordsModule, projectArchivingModule]);
      },
    }),
    [LateModules],
  );
  made(bind, ListArchiving, [DashboardCode, ToastStore, Language]);
  made(bind, ListExport, [DashboardCode, ToastStore, Language]);
  made(bind, ListPdfs, [DashboardCode, ToastStore, Language]);
  made(bind, DashboardViewModel, {
    projects: ListProjects,
    lists: ProjectLists,
    code: DashboardCode,
    listArchiving: ListArchiving,
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
