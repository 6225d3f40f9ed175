import { ContainerModule } from 'inversify';
import { CalculatorParts, CalculatorViewModel } from '../screens/calculators/calculator.view-model.ts';
import { wasteForm } from '../screens/calculators/waste/waste.form.ts';
import { WasteViewModel } from '../screens/calculators/waste/waste.view-model.ts';

export const wasteCalculatorModule = new ContainerModule(({ bind }) => {
  bind(WasteViewModel).toResolvedValue(
    (parts: CalculatorParts) => new WasteViewModel(new CalculatorViewModel(wasteForm, parts)),
    [CalculatorParts],
  );
});
