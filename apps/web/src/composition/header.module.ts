import { SeeTeamTab } from '@ridgeline/core/navigation';
import { Clock } from '@ridgeline/core/shared';
import { ContainerModule } from 'inversify';
import { Language } from '../language/language.store.ts';
import { HeaderUser } from '../shell/header/header-user.ts';
import { HeaderViewModel } from '../shell/header/header.view-model.ts';
import { PlanViewModel } from '../shell/header/plan.view-model.ts';
import { TabsViewModel } from '../shell/header/tabs.view-model.ts';
import { UpgradeOffer } from '../shell/header/upgrade-offer.ts';
import { UserMenuViewModel } from '../shell/header/user-menu.view-model.ts';
import { AccountStore } from '../view-model/account.store.ts';
import { Configuration } from '../view-model/configuration.store.ts';
import { DialogStore } from '../view-model/dialogs.store.ts';
import { Navigation } from '../view-model/navigation.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { SignOutWithToast } from '../view-model/sign-out-with-toast.ts';
import { Viewport } from '../view-model/viewport.ts';
import { made } from './made.ts';

/** The header of a signed-in user: a view-model for each of its parts. */
export const headerModule = new ContainerModule(({ bind }) => {
  made(bind, HeaderUser, [SessionStore]).inSingletonScope();
  made(bind, UpgradeOffer, [DialogStore, Language]);
  made(bind, TabsViewModel, {
    user: HeaderUser,
    session: SessionStore,
    account: AccountStore,
    navigation: Navigation,
    offer: UpgradeOffer,
    seeTeamTab: SeeTeamTab,
  });
  made(bind, UserMenuViewModel, {
    user: HeaderUser,
    account: AccountStore,
    configuration: Configuration,
    offer: UpgradeOffer,
    signOut: SignOutWithToast,
  });
  made(bind, PlanViewModel, {
    user: HeaderUser,
    account: AccountStore,
    configuration: Configuration,
    navigation: Navigation,
    language: Language,
    dialogs: DialogStore,
    clock: Clock,
  });
  made(bind, HeaderViewModel, {
    user: HeaderUser,
    tabs: TabsViewModel,
    menu: UserMenuViewModel,
    plan: PlanViewModel,
    navigation: Navigation,
    viewport: Viewport,
  }).inSingletonScope();
});
