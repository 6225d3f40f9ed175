import { accountModule } from '../../composition/account.module.ts';
import { companyDetailsModule } from '../../composition/company-details.module.ts';
import { screenOf } from '../../composition/container-context.tsx';
import { draftsModule } from '../../composition/drafts.module.ts';
import { ownRecordsModule } from '../../composition/own-records.module.ts';
import { CompanyDetailsScreen } from '../../screens/company-details/company-details.screen.tsx';
import { CompanyDetailsViewModel } from '../../screens/company-details/company-details.view-model.ts';

export const Component = screenOf(
  CompanyDetailsViewModel,
  CompanyDetailsScreen,
  accountModule,
  ownRecordsModule,
  draftsModule,
  companyDetailsModule,
);
