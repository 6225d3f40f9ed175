import { screenOf } from '../../composition/container-context.tsx';
import { paperCheckModule } from '../../composition/paper-check.module.ts';
import { PaperCheckScreen } from '../../screens/paper-check/paper-check.screen.tsx';
import { PaperCheckViewModel } from '../../screens/paper-check/paper-check.view-model.ts';

export const Component = screenOf(PaperCheckViewModel, PaperCheckScreen, paperCheckModule);
