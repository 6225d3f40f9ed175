import { SeeTeamTab } from '@ridgeline/core/navigation';
import { Clock } from '@ridgeline/core/shared';
import { ContainerModule } from 'inversify';
import { Language } from '../language/language.store.ts';
import { DebugPanelViewModel } from '../shell/header/debug-panel.view-model.ts';
import { HeaderViewModel } from '../shell/header/header.view-model.ts';
import { PaletteViewModel } from '../shell/overlays/palette.view-model.ts';
import { AccountStore } from '../view-model/account.store.ts';
import { Configuration } from '../view-model/configuration.store.ts';
import { DialogStore } from '../view-model/dialogs.store.ts';
import { Navigation } from '../view-model/navigation.ts';
import { Releases } from '../view-model/releases.port.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { ToldSignOut } from '../view-model/told-sign-out.ts';
import { Viewport } from '../view-model/viewport.ts';

/** The view-models of what only a signed-in person sees of the shell. */
export const headerModule = new ContainerModule(({ bind }) => {
  bind(Viewport).toConstantValue(measuredViewport());
  bind(HeaderViewModel)
    .toResolvedValue(
      (
        session: SessionStore,
        account: AccountStore,
        configuration: Configuration,
        navigation: Navigation,
        viewport: Viewport,
        language: Language,
        dialogs: DialogStore,
        clock: Clock,
        seeTeamTab: SeeTeamTab,
        signOut: ToldSignOut,
      ) =>
        new HeaderViewModel({
          session,
          account,
          configuration,
          navigation,
          viewport,
          language,
          dialogs,
          clock,
          seeTeamTab,
          signOut,
        }),
      [
        SessionStore,
        AccountStore,
        Configuration,
        Navigation,
        Viewport,
        Language,
        DialogStore,
        Clock,
        SeeTeamTab,
        ToldSignOut,
      ],
    )
    .inSingletonScope();
  bind(PaletteViewModel).toResolvedValue(
    (header: HeaderViewModel, session: SessionStore, account: AccountStore, language: Language) =>
      new PaletteViewModel(header, session, account, language),
    [HeaderViewModel, SessionStore, AccountStore, Language],
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
