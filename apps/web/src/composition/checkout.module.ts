import { HttpOrderGateway } from '@ridgeline/adapters/http';
import { CardCollector, EstimateOrder, OrderGateway, PlaceOrder } from '@ridgeline/core/billing';
import { ProfileEditor } from '@ridgeline/core/profile';
import { UniqueIds } from '@ridgeline/core/session';
import { Clock, Preferences } from '@ridgeline/core/shared';
import { ContainerModule } from 'inversify';
import { CheckoutDesk } from '../view-model/checkout-desk.ts';
import { Configuration } from '../view-model/configuration.store.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { made } from './made.ts';
import { API_CLIENT } from './tokens.ts';

/** Estimates, orders, and the form in which something is bought. */
export const checkoutModule = new ContainerModule(({ bind }) => {
  made(bind, HttpOrderGateway, [API_CLIENT], { as: OrderGateway });
  made(bind, EstimateOrder, [OrderGateway]);
  made(bind, PlaceOrder, [OrderGateway]);
  made(bind, CheckoutDesk, {
    estimate: EstimateOrder,
    place: PlaceOrder,
    cards: CardCollector,
    ids: UniqueIds,
    clock: Clock,
    preferences: Preferences,
    session: SessionStore,
    profiles: ProfileEditor,
    configuration: Configuration,
  });
});
