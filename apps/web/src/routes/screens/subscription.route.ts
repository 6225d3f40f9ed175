import { accountModule } from '../../composition/account.module.ts';
import { cardsModule } from '../../composition/cards.module.ts';
import { screenOf } from '../../composition/container-context.tsx';
import { subscriptionModule } from '../../composition/subscription.module.ts';
import { SubscriptionScreen } from '../../screens/subscription/subscription.screen.tsx';
import { SubscriptionViewModel } from '../../screens/subscription/subscription.view-model.ts';

export const Component = screenOf(
  SubscriptionViewModel,
  SubscriptionScreen,
  accountModule,
  cardsModule,
  subscriptionModule,
);
