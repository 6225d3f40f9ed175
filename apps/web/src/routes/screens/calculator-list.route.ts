import { accountModule } from '../../composition/account.module.ts';
import { calculatorListModule } from '../../composition/calculator-list.module.ts';
import { screenOf } from '../../composition/container-context.tsx';
import { CalculatorListScreen } from '../../screens/calculator-list/calculator-list.screen.tsx';
import { CalculatorListViewModel } from '../../screens/calculator-list/calculator-list.view-model.ts';

export const Component = screenOf(
  CalculatorListViewModel,
  CalculatorListScreen,
  accountModule,
  calculatorListModule,
);
