import { screenOf } from '../../composition/container-context.tsx';
import { underConstructionModule } from '../../composition/under-construction.module.ts';
import { UnderConstructionScreen } from '../../screens/under-construction/under-construction.screen.tsx';
import { UnderConstructionViewModel } from '../../screens/under-construction/under-construction.view-model.ts';

export const Component = screenOf(
  UnderConstructionViewModel,
  UnderConstructionScreen,
  underConstructionModule,
);
