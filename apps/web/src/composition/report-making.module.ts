import { CreateReport, ReportGateway } from '@ridgeline/core/reports';
import { ContainerModule } from 'inversify';
import { made } from './made.ts';

/** Making a report. */
export const reportMakingModule = new ContainerModule(({ bind }) => {
  made(bind, CreateReport, [ReportGateway]);
});
