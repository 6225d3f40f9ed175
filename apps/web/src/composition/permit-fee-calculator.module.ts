import { Timer } from '@ridgeline/core/shared';
import { ContainerModule } from 'inversify';
import { CalculatorViewModel } from '../screens/calculators/calculator.view-model.ts';
import { ReportTies } from '../screens/calculators/report-ties.ts';
import { CalculatorActions } from '../screens/calculators/frame/calculator-actions.ts';
import { permitFeeForm } from '../screens/calculators/permit-fee/permit-fee.form.ts';
import { PermitFeeViewModel } from '../screens/calculators/permit-fee/permit-fee.view-model.ts';
import { Navigation } from '../view-model/navigation.ts';
import { Viewport } from '../view-model/viewport.ts';

export const permitFeeCalculatorModule = new ContainerModule(({ bind }) => {
  bind(PermitFeeViewModel).toResolvedValue(
    (
      navigation: Navigation,
      timer: Timer,
      actions: CalculatorActions,
      viewport: Viewport,
      ties: ReportTies,
    ) =>
      new PermitFeeViewModel(
        new CalculatorViewModel(permitFeeForm, navigation, timer, ties),
        actions,
        viewport,
      ),
    [Navigation, Timer, CalculatorActions, Viewport, ReportTies],
  );
});
