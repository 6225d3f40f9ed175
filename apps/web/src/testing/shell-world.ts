import { SeeTeamTab } from '@ridgeline/core/navigation';
import { LoadAllowances } from '@ridgeline/core/plans';
import type { Profile } from '@ridgeline/core/profile';
import { FakeAllowanceGateway } from '@ridgeline/core/testing/plans';
import { FakeProfileEditor, FakeUiConfigurationGateway } from '@ridgeline/core/testing/profile';
import { FakeClock, FakeFailureLog, FakeTimer } from '@ridgeline/core/testing/shared';
import { when } from 'mobx';
import { Language } from '../language/language.store.ts';
import { HeaderUser } from '../shell/header/header-user.ts';
import { HeaderViewModel } from '../shell/header/header.view-model.ts';
import { PlanViewModel } from '../shell/header/plan.view-model.ts';
import { TabsViewModel } from '../shell/header/tabs.view-model.ts';
import { UpgradeOffer } from '../shell/header/upgrade-offer.ts';
import { UserMenuViewModel } from '../shell/header/user-menu.view-model.ts';
import { AccountStore } from '../view-model/account.store.ts';
import { Configuration } from '../view-model/configuration.store.ts';
import { ConnectionStore } from '../view-model/connection.store.ts';
import { DialogStore } from '../view-model/dialogs.store.ts';
import { ToastStore } from '../view-model/toasts.store.ts';
import { SignOutWithToast } from '../view-model/sign-out-with-toast.ts';
import { PendingSaves } from '../view-model/pending-saves.ts';
import { Viewport } from '../view-model/viewport.ts';
import { FakeNavigation } from './fake-navigation.ts';
import { FakePage } from './fake-page.ts';
import { outsidePages } from './outside-pages.ts';
import { ada, aSession } from './visitors.ts';

/** Ada at her dashboard, in the shell, on core's fakes. */
export async function aShell(change: Partial<Profile> = {}, address = '/dashboard') {
  const world = aSession();
  const clock = new FakeClock();
  const timer = new FakeTimer(clock);
  const navigation = new FakeNavigation(address);
  const page = new FakePage();
  const viewport = new Viewport(1440);
  const language = new Language({ getItem: () => null, setItem: () => {} }, ['en']);
  const configuration = new Configuration(async () => ({ environment: 'production', pages: outsidePages }));
  const gateways = { ui: new FakeUiConfigurationGateway(), allowances: new FakeAllowanceGateway() };
  const account = new AccountStore(world.session, gateways.ui, new LoadAllowances(gateways.allowances));
  const dialogs = new DialogStore(clock, timer, navigation, page);
  const editor = new FakeProfileEditor(world.profiles.account);
  const log = new FakeFailureLog();
  const seeTeamTab = new SeeTeamTab(editor, log);
  const { session } = world;
  const toasts = new ToastStore();
  world.profiles.account.change(change);
  const user = new HeaderUser(session);
  const offer = new UpgradeOffer(dialogs, language);
  const signOut = new SignOutWithToast({
    session,
    toasts,
    language,
    navigation,
    pending: new PendingSaves(page),
    connection: new ConnectionStore(page, navigation),
  });
  const header = new HeaderViewModel({
    user,
    tabs: new TabsViewModel({ user, session, account, navigation, offer, seeTeamTab }),
    menu: new UserMenuViewModel({ user, account, configuration, offer, signOut }),
    plan: new PlanViewModel({ user, account, configuration, navigation, language, dialogs, clock }),
    navigation,
    viewport,
  });
  return {
    ...world,
    clock,
    timer,
    navigation,
    page,
    viewport,
    language,
    configuration,
    gateways,
    account,
    dialogs,
    toasts,
    editor,
    log,
    header,
    /** Signs Ada in, and waits until her account is loaded. */
    async enter(): Promise<void> {
      await configuration.load();
      await session.signIn(ada);
      account.keep();
      await account.reloadAllowances();
      // NAV-8: nothing is loaded before the terms are accepted.
      const isLoaded = session.session.is === 'signed-in' && session.session.termsAccepted;
      if (isLoaded && gateways.ui.configuration?.allowPlanDetailAccess === true) {
        await when(() => account.ui.allowPlanDetailAccess);
      }
    },
  };
}

/** The same after Ada has signed in, with her account loaded. */
export async function aSignedInShell(...given: Parameters<typeof aShell>) {
  const world = await aShell(...given);
  await world.enter();
  return world;
}
