import { screenOf } from '../../composition/container-context.tsx';
import { debugPanelModule } from '../../composition/debug-panel.module.ts';
import { signedInModules } from '../../composition/signed-in.ts';
import { DebugPanel } from '../../shell/header/debug-panel.tsx';
import { DebugPanelViewModel } from '../../shell/header/debug-panel.view-model.ts';

export const Component = screenOf(DebugPanelViewModel, DebugPanel, ...signedInModules, debugPanelModule);
