import { screenOf } from '../../composition/container-context.tsx';
import { reportGatewayModule } from '../../composition/report-gateway.module.ts';
import { reportModule } from '../../composition/report.module.ts';
import { uniqueIdsModule } from '../../composition/unique-ids.module.ts';
import { visitModule } from '../../composition/visit.module.ts';
import { ReportScreen } from '../../screens/report/report.screen.tsx';
import { ReportViewModel } from '../../screens/report/report.view-model.ts';

export const Component = screenOf(
  ReportViewModel,
  ReportScreen,
  uniqueIdsModule,
  visitModule,
  reportGatewayModule,
  reportModule,
);
