import { type MobileHeaderAction, mobileHeaderButton, type ScreenSize } from '@ridgeline/core/navigation';
import { pathTo, type RouteName, routeOf } from '@ridgeline/core/routes';
import { makeAutoObservable } from 'mobx';
import type { Navigation } from '../../view-model/navigation.ts';
import type { Viewport } from '../../view-model/viewport.ts';
import type { HeaderUser } from './header-user.ts';
import type { PlanViewModel } from './plan.view-model.ts';
import type { TabsViewModel } from './tabs.view-model.ts';
import type { UserMenuViewModel } from './user-menu.view-model.ts';

type Dependencies = {
  readonly user: HeaderUser;
  readonly tabs: TabsViewModel;
  readonly menu: UserMenuViewModel;
  readonly plan: PlanViewModel;
  readonly navigation: Navigation;
  readonly viewport: Viewport;
};

/** The header of a signed-in user, on desktops and phones. Each of its parts has a view-model of its own. */
export class HeaderViewModel {
  readonly user: HeaderUser;
  readonly tabs: TabsViewModel;
  readonly menu: UserMenuViewModel;
  readonly plan: PlanViewModel;
  readonly #navigation: Navigation;
  readonly #viewport: Viewport;

  constructor({ user, tabs, menu, plan, navigation, viewport }: Dependencies) {
    this.user = user;
    this.tabs = tabs;
    this.menu = menu;
    this.plan = plan;
    this.#navigation = navigation;
    this.#viewport = viewport;
    makeAutoObservable(this, { user: false, tabs: false, menu: false, plan: false }, { autoBind: true });
  }

  get size(): ScreenSize {
    return this.#viewport.size;
  }

  // HDR-9
  get mobileButton(): MobileHeaderAction {
    const { hasHistory } = this.#navigation;
    return this.#route === null
      ? { does: 'back', path: pathTo('dashboard') }
      : mobileHeaderButton(this.#route, { hasHistory });
  }

  backOnce(): void {
    this.#navigation.back();
  }

  get #route(): RouteName | null {
    return routeOf(this.#navigation.address)?.name ?? null;
  }
}
