import { screenOf } from '../../composition/container-context.tsx';
import { reportLinksModule } from '../../composition/report-links.module.ts';
import { uniqueIdsModule } from '../../composition/unique-ids.module.ts';
import { visitModule } from '../../composition/visit.module.ts';
import { PublicReportScreen } from '../../screens/public-report/public-report.screen.tsx';
import { PublicReportViewModel } from '../../screens/public-report/public-report.view-model.ts';

export const Component = screenOf(
  PublicReportViewModel,
  PublicReportScreen,
  uniqueIdsModule,
  visitModule,
  reportLinksModule,
);
