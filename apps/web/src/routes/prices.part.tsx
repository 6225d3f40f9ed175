import { useViewModel } from '../composition/container-context.tsx';
import { pricesModule } from '../composition/prices.module.ts';
import { productsModule } from '../composition/products.module.ts';
import { Prices } from '../screens/splash/prices.tsx';
import { PricesViewModel } from '../screens/splash/prices.view-model.ts';

export function PricesPart() {
  return <Prices vm={useViewModel(PricesViewModel, productsModule, pricesModule)} />;
}
