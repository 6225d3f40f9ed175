import { HttpOrderGateway } from '@ridgeline/adapters/http';
import {
  BillingGateway,
  CardCollector,
  EstimateOrder,
  OrderGateway,
  PlaceOrder,
  ProductGateway,
} from '@ridgeline/core/billing';
import { ProfileGateway } from '@ridgeline/core/profile';
import { UniqueIds } from '@ridgeline/core/session';
import { Clock } from '@ridgeline/core/shared';
import { ContainerModule } from 'inversify';
import { PurchasePlanViewModel } from '../screens/purchase-plan/purchase-plan.view-model.ts';
import { AccountStore } from '../view-model/account.store.ts';
import { CardFields } from '../view-model/card-fields.ts';
import { Configuration } from '../view-model/configuration.store.ts';
import { Navigation } from '../view-model/navigation.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { made } from './made.ts';
import { API_CLIENT } from './tokens.ts';

/** Buying a plan. */
export const purchasePlanModule = new ContainerModule(({ bind }) => {
  made(bind, HttpOrderGateway, [API_CLIENT], { as: OrderGateway });
  made(bind, EstimateOrder, [OrderGateway]);
  made(bind, PlaceOrder, [OrderGateway]);
  made(bind, PurchasePlanViewModel, {
    products: ProductGateway,
    billing: BillingGateway,
    estimate: EstimateOrder,
    place: PlaceOrder,
    cards: CardCollector,
    fields: CardFields,
    ids: UniqueIds,
    clock: Clock,
    profiles: ProfileGateway,
    account: AccountStore,
    session: SessionStore,
    configuration: Configuration,
    navigation: Navigation,
  });
});
