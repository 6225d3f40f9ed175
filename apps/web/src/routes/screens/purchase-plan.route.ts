import { accountModule } from '../../composition/account.module.ts';
import { cardsModule } from '../../composition/cards.module.ts';
import { screenOf } from '../../composition/container-context.tsx';
import { checkoutModule } from '../../composition/checkout.module.ts';
import { purchasePlanModule } from '../../composition/purchase-plan.module.ts';
import { uniqueIdsModule } from '../../composition/unique-ids.module.ts';
import { productsModule } from '../../composition/products.module.ts';
import { PurchasePlanScreen } from '../../screens/purchase-plan/purchase-plan.screen.tsx';
import { PurchasePlanViewModel } from '../../screens/purchase-plan/purchase-plan.view-model.ts';

export const Component = screenOf(
  PurchasePlanViewModel,
  PurchasePlanScreen,
  accountModule,
  uniqueIdsModule,
  productsModule,
  cardsModule,
  checkoutModule,
  purchasePlanModule,
);
