import {
  AddressSuggestions,
  AnonymousReports,
  CreateAnonymousReport,
  SettleAddress,
} from '@ridgeline/core/reports';
import { UniqueIds } from '@ridgeline/core/session';
import { ContainerModule } from 'inversify';
import { PendingReportViewModel } from '../screens/pending-report/pending-report.view-model.ts';
import { Navigation } from '../view-model/navigation.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { VisitorAddress } from '../view-model/visitor-address.ts';
import { VisitorReport } from '../view-model/visitor-report.store.ts';
import { made } from './made.ts';

/** Reports that visitors create before they sign in. */
export const anonymousReportsModule = new ContainerModule(({ bind }) => {
  made(bind, CreateAnonymousReport, [AnonymousReports]);
  bind(PendingReportViewModel).toResolvedValue(
    (
      create: CreateAnonymousReport,
      // `SettleAddress` itself is bound to the gateway of whoever is signed in.
      addresses: AddressSuggestions,
      address: VisitorAddress,
      ids: UniqueIds,
      report: VisitorReport,
      session: SessionStore,
      navigation: Navigation,
    ) =>
      new PendingReportViewModel(
        create,
        new SettleAddress(addresses),
        address,
        ids,
        report,
        session,
        navigation,
      ),
    [
      CreateAnonymousReport,
      AddressSuggestions,
      VisitorAddress,
      UniqueIds,
      VisitorReport,
      SessionStore,
      Navigation,
    ],
  );
});
