import { FeeSchedules } from '@ridgeline/core/calculators';
import { Timer } from '@ridgeline/core/shared';
import { ContainerModule } from 'inversify';
import { CalculatorViewModel } from '../screens/calculators/calculator.view-model.ts';
import { CalculatorActions } from '../screens/calculators/frame/calculator-actions.ts';
import { MunicipalSchedules } from '../screens/calculators/permit-fee/municipal-schedules.ts';
import { permitFeeForm } from '../screens/calculators/permit-fee/permit-fee.form.ts';
import { PermitFeeViewModel } from '../screens/calculators/permit-fee/permit-fee.view-model.ts';
import { ReportTies } from '../screens/calculators/report-ties.ts';
import { Navigation } from '../view-model/navigation.ts';
import { Viewport } from '../view-model/viewport.ts';
import { LateModules } from './late-modules.ts';

export const permitFeeCalculatorModule = new ContainerModule(({ bind }) => {
  bind(MunicipalSchedules).toResolvedValue(
    (late: LateModules, timer: Timer) =>
      new MunicipalSchedules(
        () =>
          late.get(FeeSchedules, async () => [
            (await import('./fee-schedules.module.ts')).feeSchedulesModule,
          ]),
        timer,
      ),
    [LateModules, Timer],
  );
  bind(PermitFeeViewModel).toResolvedValue(
    (
      schedules: MunicipalSchedules,
      navigation: Navigation,
      timer: Timer,
      actions: CalculatorActions,
      viewport: Viewport,
      ties: ReportTies,
    ) =>
      new PermitFeeViewModel(
        new CalculatorViewModel(permitFeeForm(schedules.loaded, ties.reportNumber), navigation, timer, ties),
        schedules,
        actions,
        viewport,
      ),
    [MunicipalSchedules, Navigation, Timer, CalculatorActions, Viewport, ReportTies],
  );
});
