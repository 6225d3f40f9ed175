import { SeeTeamTab } from '@ridgeline/core/navigation';
import { Clock } from '@ridgeline/core/shared';
import { ContainerModule } from 'inversify';
import { Language } from '../language/language.store.ts';
import { HeaderViewModel } from '../shell/header/header.view-model.ts';
import { AccountStore } from '../view-model/account.store.ts';
import { Configuration } from '../view-model/configuration.store.ts';
import { DialogStore } from '../view-model/dialogs.store.ts';
import { Navigation } from '../view-model/navigation.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { SignOutWithToast } from '../view-model/sign-out-with-toast.ts';
import { Viewport } from '../view-model/viewport.ts';
import { made } from './made.ts';

/** The view-model of the header of a signed-in person. */
export const headerModule = new ContainerModule(({ bind }) => {
  bind(Viewport).toConstantValue(measuredViewport());
  made(bind, HeaderViewModel, {
    session: SessionStore,
    account: AccountStore,
    configuration: Configuration,
    navigation: Navigation,
    viewport: Viewport,
    language: Language,
    dialogs: DialogStore,
    clock: Clock,
    seeTeamTab: SeeTeamTab,
    signOut: SignOutWithToast,
  }).inSingletonScope();
});

function measuredViewport(): Viewport {
  const viewport = new Viewport(window.innerWidth);
  window.addEventListener('resize', () => viewport.resized(window.innerWidth));
  return viewport;
}
