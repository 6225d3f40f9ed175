import { screenOf } from '../../composition/container-context.tsx';
import { reportLinksModule } from '../../composition/report-links.module.ts';
import { VanityReportScreen } from '../../screens/vanity-report/vanity-report.screen.tsx';
import { VanityReportViewModel } from '../../screens/vanity-report/vanity-report.view-model.ts';

export const Component = screenOf(VanityReportViewModel, VanityReportScreen, reportLinksModule);
