import { Timer } from '@ridgeline/core/shared';
import { ContainerModule } from 'inversify';
import { CalculatorViewModel } from '../screens/calculators/calculator.view-model.ts';
import { ReportTies } from '../screens/calculators/report-ties.ts';
import { CalculatorActions } from '../screens/calculators/frame/calculator-actions.ts';
import { ventilationForm } from '../screens/calculators/ventilation/ventilation.form.ts';
import { VentilationViewModel } from '../screens/calculators/ventilation/ventilation.view-model.ts';
import { Navigation } from '../view-model/navigation.ts';
import { Viewport } from '../view-model/viewport.ts';

export const ventilationCalculatorModule = new ContainerModule(({ bind }) => {
  bind(VentilationViewModel).toResolvedValue(
    (
      navigation: Navigation,
      timer: Timer,
      actions: CalculatorActions,
      viewport: Viewport,
      ties: ReportTies,
    ) =>
      new VentilationViewModel(
        new CalculatorViewModel(ventilationForm, navigation, timer, ties),
        actions,
        viewport,
      ),
    [Navigation, Timer, CalculatorActions, Viewport, ReportTies],
  );
});
