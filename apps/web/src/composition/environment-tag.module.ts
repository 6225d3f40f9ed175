import { ToggleDebugPanel } from '@ridgeline/core/navigation';
import { Clock, Preferences } from '@ridgeline/core/shared';
import { ContainerModule } from 'inversify';
import { EnvironmentTagViewModel } from '../shell/header/environment-tag.view-model.ts';
import { Configuration } from '../view-model/configuration.store.ts';
import { Page } from '../view-model/page.ts';
import { made } from './made.ts';

export const environmentTagModule = new ContainerModule(({ bind }) => {
  made(bind, ToggleDebugPanel, [Preferences]);
  made(bind, EnvironmentTagViewModel, [Configuration, Preferences, ToggleDebugPanel, Page, Clock]);
});
