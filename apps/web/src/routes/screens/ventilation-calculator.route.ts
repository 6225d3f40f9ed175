import { calculatorsModule } from '../../composition/calculators.module.ts';
import { savedCalculationsModule } from '../../composition/saved-calculations.module.ts';
import { clipboardModule } from '../../composition/clipboard.module.ts';
import { pdfsModule } from '../../composition/pdfs.module.ts';
import { screenOf } from '../../composition/container-context.tsx';
import { ventilationCalculatorModule } from '../../composition/ventilation-calculator.module.ts';
import { VentilationScreen } from '../../screens/calculators/ventilation/ventilation.screen.tsx';
import { VentilationViewModel } from '../../screens/calculators/ventilation/ventilation.view-model.ts';

export const Component = screenOf(
  VentilationViewModel,
  VentilationScreen,
  clipboardModule,
  pdfsModule,
  calculatorsModule,
  savedCalculationsModule,
  ventilationCalculatorModule,
);
