import { ProductGateway } from '@ridgeline/core/billing';
import { ContainerModule } from 'inversify';
import { PricesViewModel } from '../screens/splash/prices.view-model.ts';
import { made } from './made.ts';

/** What visitors are told of the catalogue. */
export const pricesModule = new ContainerModule(({ bind }) => {
  made(bind, PricesViewModel, [ProductGateway]);
});
