import { BillingGateway, ProductGateway } from '@ridgeline/core/billing';
import { ProfileGateway } from '@ridgeline/core/profile';
import { Clock } from '@ridgeline/core/shared';
import { ContainerModule } from 'inversify';
import { PurchasePlanViewModel } from '../screens/purchase-plan/purchase-plan.view-model.ts';
import { AccountStore } from '../view-model/account.store.ts';
import { CardFields } from '../view-model/card-fields.ts';
import { CheckoutDesk } from '../view-model/checkout-desk.ts';
import { Configuration } from '../view-model/configuration.store.ts';
import { Navigation } from '../view-model/navigation.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { made } from './made.ts';

/** Buying a plan. */
export const purchasePlanModule = new ContainerModule(({ bind }) => {
  made(bind, PurchasePlanViewModel, {
    products: ProductGateway,
    billing: BillingGateway,
    desk: CheckoutDesk,
    fields: CardFields,
    clock: Clock,
    profiles: ProfileGateway,
    account: AccountStore,
    session: SessionStore,
    configuration: Configuration,
    navigation: Navigation,
  });
});
