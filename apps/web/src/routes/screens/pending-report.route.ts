import { anonymousReportsModule } from '../../composition/anonymous-reports.module.ts';
import { screenOf } from '../../composition/container-context.tsx';
import { uniqueIdsModule } from '../../composition/unique-ids.module.ts';
import { visitModule } from '../../composition/visit.module.ts';
import { visitorAddressModule } from '../../composition/visitor-address.module.ts';
import { PendingReportScreen } from '../../screens/pending-report/pending-report.screen.tsx';
import { PendingReportViewModel } from '../../screens/pending-report/pending-report.view-model.ts';

export const Component = screenOf(
  PendingReportViewModel,
  PendingReportScreen,
  uniqueIdsModule,
  visitModule,
  visitorAddressModule,
  anonymousReportsModule,
);
