import { reportGatewayModule } from './report-gateway.module.ts';
import { reportMakingModule } from './report-making.module.ts';

/** What makes the report that is bought by itself. */
export const singleReportModules = [reportGatewayModule, reportMakingModule];
