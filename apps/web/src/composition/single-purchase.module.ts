import { BillingGateway, ProductGateway } from '@ridgeline/core/billing';
import { CreateReport } from '@ridgeline/core/reports';
import { Clock } from '@ridgeline/core/shared';
import { ContainerModule } from 'inversify';
import { CreateReportCode } from '../screens/single-purchase/create-report-code.ts';
import { SinglePurchaseViewModel } from '../screens/single-purchase/single-purchase.view-model.ts';
import { AccountStore } from '../view-model/account.store.ts';
import { CardFields } from '../view-model/card-fields.ts';
import { CheckoutDesk } from '../view-model/checkout-desk.ts';
import { Configuration } from '../view-model/configuration.store.ts';
import { Navigation } from '../view-model/navigation.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { LateModules } from './late-modules.ts';
import { made } from './made.ts';

/** Buying one report. */
export const singlePurchaseModule = new ContainerModule(({ bind }) => {
  bind(CreateReportCode).toResolvedValue(
    (late) => ({
      load: () =>
        late.get(CreateReport, async () => (await import('./single-report-modules.ts')).singleReportModules),
    }),
    [LateModules],
  );
  made(bind, SinglePurchaseViewModel, {
    products: ProductGateway,
    billing: BillingGateway,
    desk: CheckoutDesk,
    fields: CardFields,
    createReport: CreateReportCode,
    configuration: Configuration,
    clock: Clock,
    account: AccountStore,
    session: SessionStore,
    navigation: Navigation,
  });
});
