import { calculatorsModule } from '../../composition/calculators.module.ts';
import { savedCalculationsModule } from '../../composition/saved-calculations.module.ts';
import { clipboardModule } from '../../composition/clipboard.module.ts';
import { pdfsModule } from '../../composition/pdfs.module.ts';
import { screenOf } from '../../composition/container-context.tsx';
import { wasteCalculatorModule } from '../../composition/waste-calculator.module.ts';
import { WasteScreen } from '../../screens/calculators/waste/waste.screen.tsx';
import { WasteViewModel } from '../../screens/calculators/waste/waste.view-model.ts';

export const Component = screenOf(
  WasteViewModel,
  WasteScreen,
  clipboardModule,
  pdfsModule,
  calculatorsModule,
  savedCalculationsModule,
  wasteCalculatorModule,
);
