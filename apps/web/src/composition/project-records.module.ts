import { HttpProjectRecords } from '@ridgeline/adapters/http';
import { ArchiveReport, ProjectRecords, UnarchiveReport } from '@ridgeline/core/reports';
import { ContainerModule } from 'inversify';
import { made } from './made.ts';
import { API_CLIENT } from './tokens.ts';

/** What is changed of a project, in its list and in its report. */
export const projectRecordsModule = new ContainerModule(({ bind }) => {
  made(bind, HttpProjectRecords, [API_CLIENT], { as: ProjectRecords });
  made(bind, ArchiveReport, [ProjectRecords]);
  made(bind, UnarchiveReport, [ProjectRecords]);
});
