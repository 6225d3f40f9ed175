import { calculatorsModule } from '../../composition/calculators.module.ts';
import { savedCalculationsModule } from '../../composition/saved-calculations.module.ts';
import { clipboardModule } from '../../composition/clipboard.module.ts';
import { pdfsModule } from '../../composition/pdfs.module.ts';
import { screenOf } from '../../composition/container-context.tsx';
import { permitFeeCalculatorModule } from '../../composition/permit-fee-calculator.module.ts';
import { PermitFeeScreen } from '../../screens/calculators/permit-fee/permit-fee.screen.tsx';
import { PermitFeeViewModel } from '../../screens/calculators/permit-fee/permit-fee.view-model.ts';

export const Component = screenOf(
  PermitFeeViewModel,
  PermitFeeScreen,
  clipboardModule,
  pdfsModule,
  calculatorsModule,
  savedCalculationsModule,
  permitFeeCalculatorModule,
);
