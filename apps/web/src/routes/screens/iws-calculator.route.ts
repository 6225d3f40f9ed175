import { calculatorsModule } from '../../composition/calculators.module.ts';
import { savedCalculationsModule } from '../../composition/saved-calculations.module.ts';
import { clipboardModule } from '../../composition/clipboard.module.ts';
import { pdfsModule } from '../../composition/pdfs.module.ts';
import { screenOf } from '../../composition/container-context.tsx';
import { iwsCalculatorModule } from '../../composition/iws-calculator.module.ts';
import { IwsScreen } from '../../screens/calculators/ice-and-water-shield/iws.screen.tsx';
import { IwsViewModel } from '../../screens/calculators/ice-and-water-shield/iws.view-model.ts';

export const Component = screenOf(
  IwsViewModel,
  IwsScreen,
  clipboardModule,
  pdfsModule,
  calculatorsModule,
  savedCalculationsModule,
  iwsCalculatorModule,
);
