import { FeeSchedules } from '@ridgeline/core/calculators';
import { Timer } from '@ridgeline/core/shared';
import { ContainerModule } from 'inversify';
import { CalculatorParts, CalculatorViewModel } from '../screens/calculators/calculator.view-model.ts';
import { MunicipalSchedules } from '../screens/calculators/permit-fee/municipal-schedules.ts';
import { permitFeeForm } from '../screens/calculators/permit-fee/permit-fee.form.ts';
import { PermitFeeViewModel } from '../screens/calculators/permit-fee/permit-fee.view-model.ts';
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
    (schedules: MunicipalSchedules, parts: CalculatorParts) => {
      const form = permitFeeForm(schedules.loaded, parts.ties.reportNumber);
      return new PermitFeeViewModel(new CalculatorViewModel(form, parts), schedules);
    },
    [MunicipalSchedules, CalculatorParts],
  );
});
