import { ConsoleFailureLog, PageEventTracker } from '@ridgeline/adapters/browser';
import { HttpProfileEditor } from '@ridgeline/adapters/http';
import {
  Clock,
  EventTracker,
  FailureLog,
  ProfileEditor,
  ProfileGateway,
  SeeTeamTab,
  ShowNotices,
  Timer,
  WatchMigration,
} from '@ridgeline/core';
import { ContainerModule } from 'inversify';
import { Language } from '../language/language.store.ts';
import { DebugPanelViewModel } from '../shell/debug-panel.view-model.ts';
import { HeaderViewModel } from '../shell/header.view-model.ts';
import { PaletteViewModel } from '../shell/palette.view-model.ts';
import { Configuration } from '../view-model/configuration.store.ts';
import { DialogStore } from '../view-model/dialogs.store.ts';
import { Navigation } from '../view-model/navigation.ts';
import { NoticeKeeper } from '../view-model/notice-keeper.ts';
import { Page } from '../view-model/page.ts';
import { Releases } from '../view-model/releases.port.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { ToastStore } from '../view-model/toasts.store.ts';
import { Viewport } from '../view-model/viewport.ts';
import { API_CLIENT } from './tokens.ts';

/** What the shell has for whoever is signed in; it comes with their header. */
export const headerModule = new ContainerModule(({ bind }) => {
  bind(EventTracker).toConstantValue(new PageEventTracker(window));
  bind(FailureLog).toConstantValue(new ConsoleFailureLog(window.console));
  bind(ProfileEditor).toResolvedValue((api) => new HttpProfileEditor(api), [API_CLIENT]);
  bind(Viewport).toConstantValue(measuredViewport());
  bind(SeeTeamTab).toResolvedValue(
    (profiles: ProfileEditor, log: FailureLog) => new SeeTeamTab(profiles, log),
    [ProfileEditor, FailureLog],
  );
  bind(WatchMigration).toResolvedValue(
    (clock: Clock, timer: Timer, profiles: ProfileGateway) => new WatchMigration(clock, timer, profiles),
    [Clock, Timer, ProfileGateway],
  );
  bind(NoticeKeeper)
    .toResolvedValue(
      (
        tracker: EventTracker,
        watch: WatchMigration,
        session: SessionStore,
        toasts: ToastStore,
        navigation: Navigation,
        page: Page,
        language: Language,
      ) =>
        new NoticeKeeper(() => new ShowNotices(tracker), watch, {
          session,
          toasts,
          navigation,
          page,
          language,
        }),
      [EventTracker, WatchMigration, SessionStore, ToastStore, Navigation, Page, Language],
    )
    .inSingletonScope();

  bind(HeaderViewModel)
    .toResolvedValue(
      (
        session: SessionStore,
        configuration: Configuration,
        navigation: Navigation,
        viewport: Viewport,
        language: Language,
        dialogs: DialogStore,
        clock: Clock,
        seeTeamTab: SeeTeamTab,
      ) =>
        new HeaderViewModel({
          session,
          configuration,
          navigation,
          viewport,
          language,
          dialogs,
          clock,
          seeTeamTab,
        }),
      [SessionStore, Configuration, Navigation, Viewport, Language, DialogStore, Clock, SeeTeamTab],
    )
    .inSingletonScope();
  bind(PaletteViewModel).toResolvedValue(
    (header: HeaderViewModel, session: SessionStore, configuration: Configuration, language: Language) =>
      new PaletteViewModel(header, session, configuration, language),
    [HeaderViewModel, SessionStore, Configuration, Language],
  );
  bind(DebugPanelViewModel).toResolvedValue(
    (
      session: SessionStore,
      configuration: Configuration,
      navigation: Navigation,
      viewport: Viewport,
      language: Language,
      releases: Releases,
    ) => new DebugPanelViewModel({ session, configuration, navigation, viewport, language, releases }),
    [SessionStore, Configuration, Navigation, Viewport, Language, Releases],
  );
});

function measuredViewport(): Viewport {
  const viewport = new Viewport(window.innerWidth);
  window.addEventListener('resize', () => viewport.resized(window.innerWidth));
  return viewport;
}
