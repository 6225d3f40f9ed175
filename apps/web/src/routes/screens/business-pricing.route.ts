import { screenOf } from '../../composition/container-context.tsx';
import { plansModule } from '../../composition/plans.module.ts';
import { productsModule } from '../../composition/products.module.ts';
import { BusinessPricingScreen } from '../../screens/plans/business-pricing.screen.tsx';
import { PlansViewModel } from '../../screens/plans/plans.view-model.ts';

export const Component = screenOf(PlansViewModel, BusinessPricingScreen, productsModule, plansModule);
