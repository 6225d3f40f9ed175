import { ContainerModule } from 'inversify';
import { CalculatorParts, CalculatorViewModel } from '../screens/calculators/calculator.view-model.ts';
import { iwsForm } from '../screens/calculators/ice-and-water-shield/iws.form.ts';
import { IwsViewModel } from '../screens/calculators/ice-and-water-shield/iws.view-model.ts';

export const iwsCalculatorModule = new ContainerModule(({ bind }) => {
  bind(IwsViewModel).toResolvedValue(
    (parts: CalculatorParts) => new IwsViewModel(new CalculatorViewModel(iwsForm, parts)),
    [CalculatorParts],
  );
});
