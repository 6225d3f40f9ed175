import { accountModule } from '../../composition/account.module.ts';
import { cardsModule } from '../../composition/cards.module.ts';
import { checkoutModule } from '../../composition/checkout.module.ts';
import { screenOf } from '../../composition/container-context.tsx';
import { productsModule } from '../../composition/products.module.ts';
import { singlePurchaseModule } from '../../composition/single-purchase.module.ts';
import { uniqueIdsModule } from '../../composition/unique-ids.module.ts';
import { SinglePurchaseScreen } from '../../screens/single-purchase/single-purchase.screen.tsx';
import { SinglePurchaseViewModel } from '../../screens/single-purchase/single-purchase.view-model.ts';

export const Component = screenOf(
  SinglePurchaseViewModel,
  SinglePurchaseScreen,
  accountModule,
  uniqueIdsModule,
  productsModule,
  cardsModule,
  checkoutModule,
  singlePurchaseModule,
);
