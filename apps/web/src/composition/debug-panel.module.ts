import { ContainerModule } from 'inversify';
import { Language } from '../language/language.store.ts';
import { DebugPanelViewModel } from '../shell/header/debug-panel.view-model.ts';
import { Configuration } from '../view-model/configuration.store.ts';
import { Navigation } from '../view-model/navigation.ts';
import { Releases } from '../view-model/releases.port.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { Viewport } from '../view-model/viewport.ts';
import { made } from './made.ts';

/** HDR-8: the debug panel, loaded when first shown. */
export const debugPanelModule = new ContainerModule(({ bind }) => {
  made(bind, DebugPanelViewModel, {
    session: SessionStore,
    configuration: Configuration,
    navigation: Navigation,
    viewport: Viewport,
    language: Language,
    releases: Releases,
  });
});
