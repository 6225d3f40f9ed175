import { ContainerModule } from 'inversify';
import { CalculatorListViewModel } from '../screens/calculator-list/calculator-list.view-model.ts';
import { AccountStore } from '../view-model/account.store.ts';
import { Navigation } from '../view-model/navigation.ts';
import { made } from './made.ts';

export const calculatorListModule = new ContainerModule(({ bind }) => {
  made(bind, CalculatorListViewModel, [Navigation, AccountStore]);
});
