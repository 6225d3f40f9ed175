import { screenOf } from '../../composition/container-context.tsx';
import { plansModule } from '../../composition/plans.module.ts';
import { productsModule } from '../../composition/products.module.ts';
import { PlanUpgradeScreen } from '../../screens/plans/plan-upgrade.screen.tsx';
import { PlansViewModel } from '../../screens/plans/plans.view-model.ts';

export const Component = screenOf(PlansViewModel, PlanUpgradeScreen, productsModule, plansModule);
