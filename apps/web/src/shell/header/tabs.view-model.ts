import { type HeaderTab, headerTabs, type SeeTeamTab, tabOf } from '@ridgeline/core/navigation';
import { routeOf } from '@ridgeline/core/routes';
import { makeAutoObservable } from 'mobx';
import type { AccountStore } from '../../view-model/account.store.ts';
import type { Navigation } from '../../view-model/navigation.ts';
import type { SessionStore } from '../../view-model/session.store.ts';
import type { HeaderUser } from './header-user.ts';
import type { UpgradeOffer } from './upgrade-offer.ts';

type Dependencies = {
  readonly user: HeaderUser;
  readonly session: SessionStore;
  readonly account: AccountStore;
  readonly navigation: Navigation;
  readonly offer: UpgradeOffer;
  readonly seeTeamTab: SeeTeamTab;
};

export type ShownTab = HeaderTab & { readonly isCurrent: boolean; readonly isLocked: boolean };

// HDR-1 HDR-12
export class TabsViewModel {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get tabs(): readonly ShownTab[] {
    const { user, account, navigation } = this.#dependencies;
    if (!user.isComplete) return [];
    const { availableCalculators } = account.ui;
    const current = tabOf(routeOf(navigation.address)?.name ?? null);
    return headerTabs({ availableCalculators, teamNotificationSeen: this.#teamSeen }).map((tab) => ({
      ...tab,
      isCurrent: tab.tab === current,
      isLocked: tab.tab === 'team' && user.lacks('team'),
    }));
  }

  /** HDR-12 START-10: records that the tab was opened, and offers the upgrade if the plan does not include it. */
  async pressTeam(): Promise<void> {
    const { user, session, seeTeamTab, offer } = this.#dependencies;
    if (user.lacks('team')) offer.open('team');
    const { profile } = user;
    const allowTeamAccess = user.limits?.allowTeamAccess;
    if (profile === null || allowTeamAccess === undefined || this.#teamSeen) return;
    const visit = session.visit.number;
    const seen = await seeTeamTab.run({ seen: false, limits: { allowTeamAccess } });
    if (seen) session.profileChanged({ ...profile, flagTeamNotificationSeen: true }, visit);
  }

  /** An unknown flag shows no dot. */
  get #teamSeen(): boolean {
    return this.#dependencies.user.profile?.flagTeamNotificationSeen ?? true;
  }
}
