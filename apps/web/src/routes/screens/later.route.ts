import { screenOf } from '../../composition/container-context.tsx';
import { laterModule } from '../../composition/later.module.ts';
import { LaterScreen } from '../../screens/later/later.screen.tsx';
import { LaterViewModel } from '../../screens/later/later.view-model.ts';

export const Component = screenOf(LaterViewModel, LaterScreen, laterModule);
