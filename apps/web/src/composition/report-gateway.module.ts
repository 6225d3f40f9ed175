import { HttpReportGateway } from '@ridgeline/adapters/http';
import { LoadReport, ReportGateway } from '@ridgeline/core/reports';
import { ContainerModule } from 'inversify';
import { made } from './made.ts';
import { API_CLIENT } from './tokens.ts';

/** The reports of the signed-in user. */
export const reportGatewayModule = new ContainerModule(({ bind }) => {
  made(bind, HttpReportGateway, [API_CLIENT], { as: ReportGateway });
  made(bind, LoadReport, [ReportGateway]);
});
