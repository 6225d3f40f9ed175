import { ContainerModule } from 'inversify';
import { CalculatorParts, CalculatorViewModel } from '../screens/calculators/calculator.view-model.ts';
import { ventilationForm } from '../screens/calculators/ventilation/ventilation.form.ts';
import { VentilationViewModel } from '../screens/calculators/ventilation/ventilation.view-model.ts';

export const ventilationCalculatorModule = new ContainerModule(({ bind }) => {
  bind(VentilationViewModel).toResolvedValue(
    (parts: CalculatorParts) => new VentilationViewModel(new CalculatorViewModel(ventilationForm, parts)),
    [CalculatorParts],
  );
});
