import { HttpProjectRecords } from '@ridgeline/adapters/http';
import { ProjectRecords } from '@ridgeline/core/reports';
import { ContainerModule } from 'inversify';
import { made } from './made.ts';
import { API_CLIENT } from './tokens.ts';

/** Changes of a person's projects. */
export const projectRecordsModule = new ContainerModule(({ bind }) => {
  made(bind, HttpProjectRecords, [API_CLIENT], { as: ProjectRecords });
});
