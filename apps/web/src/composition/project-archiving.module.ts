import { ArchiveReport, UnarchiveReport } from '@ridgeline/core/reports';
import { ContainerModule } from 'inversify';
import { Language } from '../language/language.store.ts';
import { ProjectArchiver } from '../screens/dashboard/project-archiver.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { ToastStore } from '../view-model/toasts.store.ts';
import { made } from './made.ts';

/** Archiving in a list of projects. */
export const projectArchivingModule = new ContainerModule(({ bind }) => {
  made(bind, ProjectArchiver, [ArchiveReport, UnarchiveReport, SessionStore, ToastStore, Language]);
});
