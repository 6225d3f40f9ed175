import { SystemClock } from '@ridgeline/adapters/browser';
import { BeginWalkthrough, SignInAgain, SignOut } from '@ridgeline/core/session';
import { Clock, Preferences, Timer } from '@ridgeline/core/shared';
import { ContainerModule } from 'inversify';
import { Language } from '../language/language.store.ts';
import { BrokenScreenViewModel } from '../view-model/broken-screen.view-model.ts';
import { LoadFailureViewModel } from '../view-model/load-failure.view-model.ts';
import { FooterViewModel } from '../shell/footer.view-model.ts';
import { ShellViewModel } from '../view-model/shell.view-model.ts';
import { ConnectionStore } from '../view-model/connection.store.ts';
import { Configuration } from '../view-model/configuration.store.ts';
import { DialogStore } from '../view-model/dialogs.store.ts';
import { GuardKeeper } from '../view-model/guard-keeper.ts';
import { LoadedState } from '../view-model/loaded-state.ts';
import { Navigation } from '../view-model/navigation.ts';
import { Page } from '../view-model/page.ts';
import { Releases } from '../view-model/releases.port.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { Viewport } from '../view-model/viewport.ts';
import { ToastStore } from '../view-model/toasts.store.ts';
import { WalkthroughStore } from '../view-model/walkthrough.store.ts';
import { configuredPlace } from './app-config.ts';
import { BrowserPage } from './browser-page.ts';
import { appScriptOf, fetchFirstPage, SiteReleases } from './site-releases.ts';
import { made } from './made.ts';
import { TIME_ZONE } from './tokens.ts';

/** The shell, also for visitors. What only signed-in users see is in `header.module`. */
export const shellModule = new ContainerModule(({ bind }) => {
  bind(Viewport).toConstantValue(measuredViewport());
  bind(Clock).toConstantValue(new SystemClock());
  // When it is first asked for: the browser loads its formats with it, which takes a phone 60 ms.
  bind(TIME_ZONE).toResolvedValue(() => Intl.DateTimeFormat().resolvedOptions().timeZone, []);
  bind(Page).toConstantValue(new BrowserPage(window));
  bind(Releases).toConstantValue(new SiteReleases(appScriptOf(document), fetchFirstPage));
  bind(Language)
    .toResolvedValue(
      (preferences: Preferences) => new Language(keptIn(preferences), navigator.languages),
      [Preferences],
    )
    .inSingletonScope();
  bind(Configuration).toConstantValue(new Configuration(configuredPlace));
  made(bind, ToastStore, [])
    .inSingletonScope()
    .onActivation((context, toasts) => {
      context.get(LoadedState).add(toasts.clear);
      return toasts;
    });
  made(bind, DialogStore, [Clock, Timer, Navigation, Page])
    .inSingletonScope()
    .onActivation((context, dialogs) => {
      context.get(LoadedState).add(dialogs.clear);
      return dialogs;
    });
  made(bind, ConnectionStore, [Page, Navigation]).inSingletonScope();
  made(bind, BeginWalkthrough, [Preferences]);
  made(bind, WalkthroughStore, [BeginWalkthrough])
    .inSingletonScope()
    .onActivation((context, walkthrough) => {
      context.get(LoadedState).add(walkthrough.hide);
      return walkthrough;
    });
  made(bind, SignInAgain, [SignOut]);

  made(bind, ShellViewModel, {
    session: SessionStore,
    keeper: GuardKeeper,
    navigation: Navigation,
    page: Page,
    timer: Timer,
    toasts: ToastStore,
    dialogs: DialogStore,
    signInAgain: SignInAgain,
    preferences: Preferences,
    connection: ConnectionStore,
  }).inSingletonScope();
  bind(FooterViewModel).toResolvedValue(
    (configuration: Configuration, clock: Clock) =>
      new FooterViewModel(configuration, clock, -new Date(clock.now()).getTimezoneOffset()),
    [Configuration, Clock],
  );
  made(bind, LoadFailureViewModel, [Releases, Preferences, Page, Navigation]);
  made(bind, BrokenScreenViewModel, [Page]);
});

/** In a cookie, since a sign-out clears the storage but the language stays. */
function keptIn(preferences: Preferences) {
  return {
    getItem: () => preferences.read('language'),
    setItem: (_: string, locale: string) => preferences.write('language', locale),
  };
}

function measuredViewport(): Viewport {
  const viewport = new Viewport(window.innerWidth);
  window.addEventListener('resize', () => viewport.resized(window.innerWidth));
  return viewport;
}
