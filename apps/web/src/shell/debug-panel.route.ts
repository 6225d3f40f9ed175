import { screenOf } from '../composition/container-context.tsx';
import { headerModule } from '../composition/header.module.ts';
import { DebugPanel } from './debug-panel.tsx';
import { DebugPanelViewModel } from './debug-panel.view-model.ts';

export const Component = screenOf(DebugPanelViewModel, DebugPanel, headerModule);
