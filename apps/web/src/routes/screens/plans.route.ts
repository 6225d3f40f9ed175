import { screenOf } from '../../composition/container-context.tsx';
import { plansModule } from '../../composition/plans.module.ts';
import { productsModule } from '../../composition/products.module.ts';
import { PlansScreen } from '../../screens/plans/plans.screen.tsx';
import { PlansViewModel } from '../../screens/plans/plans.view-model.ts';

export const Component = screenOf(PlansViewModel, PlansScreen, productsModule, plansModule);
