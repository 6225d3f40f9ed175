import { Timer } from '@ridgeline/core/shared';
import { ContainerModule } from 'inversify';
import { CalculatorViewModel } from '../screens/calculators/calculator.view-model.ts';
import { ReportTies } from '../screens/calculators/report-ties.ts';
import { CalculatorActions } from '../screens/calculators/frame/calculator-actions.ts';
import { wasteForm } from '../screens/calculators/waste/waste.form.ts';
import { WasteViewModel } from '../screens/calculators/waste/waste.view-model.ts';
import { Navigation } from '../view-model/navigation.ts';
import { Viewport } from '../view-model/viewport.ts';

export const wasteCalculatorModule = new ContainerModule(({ bind }) => {
  bind(WasteViewModel).toResolvedValue(
    (
      navigation: Navigation,
      timer: Timer,
      actions: CalculatorActions,
      viewport: Viewport,
      ties: ReportTies,
    ) => new WasteViewModel(new CalculatorViewModel(wasteForm, navigation, timer, ties), actions, viewport),
    [Navigation, Timer, CalculatorActions, Viewport, ReportTies],
  );
});
