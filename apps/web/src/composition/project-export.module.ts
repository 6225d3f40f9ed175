import { BrowserFileSaver } from '@ridgeline/adapters/browser';
import { HttpProjectExport } from '@ridgeline/adapters/http';
import { ProjectExport } from '@ridgeline/core/reports';
import { FileSaver } from '@ridgeline/core/shared';
import { ContainerModule } from 'inversify';
import { Language } from '../language/language.store.ts';
import { ProjectExporter } from '../screens/dashboard/project-exporter.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { ToastStore } from '../view-model/toasts.store.ts';
import { made } from './made.ts';
import { API_CLIENT } from './tokens.ts';

/** A list of projects as a file. */
export const projectExportModule = new ContainerModule(({ bind }) => {
  made(bind, HttpProjectExport, [API_CLIENT], { as: ProjectExport });
  bind(FileSaver).toDynamicValue(() => new BrowserFileSaver(document));
  made(bind, ProjectExporter, [ProjectExport, FileSaver, SessionStore, ToastStore, Language]);
});
