import { Timer } from '@ridgeline/core/shared';
import { ContainerModule } from 'inversify';
import { CalculatorViewModel } from '../screens/calculators/calculator.view-model.ts';
import { ReportTies } from '../screens/calculators/report-ties.ts';
import { CalculatorActions } from '../screens/calculators/frame/calculator-actions.ts';
import { iwsForm } from '../screens/calculators/ice-and-water-shield/iws.form.ts';
import { IwsViewModel } from '../screens/calculators/ice-and-water-shield/iws.view-model.ts';
import { Viewport } from '../view-model/viewport.ts';
import { Navigation } from '../view-model/navigation.ts';

export const iwsCalculatorModule = new ContainerModule(({ bind }) => {
  bind(IwsViewModel).toResolvedValue(
    (
      navigation: Navigation,
      timer: Timer,
      actions: CalculatorActions,
      viewport: Viewport,
      ties: ReportTies,
    ) => new IwsViewModel(new CalculatorViewModel(iwsForm, navigation, timer, ties), actions, viewport),
    [Navigation, Timer, CalculatorActions, Viewport, ReportTies],
  );
});
