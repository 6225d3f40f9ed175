import { userMenu, type UserMenuEntry } from '@ridgeline/core/navigation';
import type { SignOutReach } from '@ridgeline/core/session';
import { makeAutoObservable } from 'mobx';
import type { AccountStore } from '../../view-model/account.store.ts';
import type { Configuration } from '../../view-model/configuration.store.ts';
import type { SignOutWithToast } from '../../view-model/sign-out-with-toast.ts';
import type { HeaderUser } from './header-user.ts';
import type { UpgradeOffer } from './upgrade-offer.ts';

type Dependencies = {
  readonly user: HeaderUser;
  readonly account: AccountStore;
  readonly configuration: Configuration;
  readonly offer: UpgradeOffer;
  readonly signOut: SignOutWithToast;
};

export type ShownMenuEntry = UserMenuEntry & { readonly isLocked: boolean };

// HDR-10 HDR-12
export class UserMenuViewModel {
  readonly user: HeaderUser;
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.user = dependencies.user;
    this.#dependencies = dependencies;
    makeAutoObservable(this, { user: false }, { autoBind: true });
  }

  get entries(): readonly ShownMenuEntry[] {
    const { user, account, configuration } = this.#dependencies;
    const { allowPlanDetailAccess } = account.ui;
    const industryNews = configuration.place?.pages['industry-news'] ?? '';
    return userMenu({ allowPlanDetailAccess, industryNews })
      .filter(({ item }) => user.isComplete || item === 'sign-out')
      .filter(({ item }) => item !== 'industry-news' || industryNews !== '')
      .map((entry) => ({ ...entry, isLocked: entry.item === 'integrations' && user.lacks('integrations') }));
  }

  offerIntegrations(): void {
    this.#dependencies.offer.open('integrations');
  }

  async signOut(reach?: SignOutReach): Promise<void> {
    await this.#dependencies.signOut.run(reach);
  }
}
