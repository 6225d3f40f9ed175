import { addProjectDialog, addProjectFrom, type PlanSummary, planSummary } from '@ridgeline/core/navigation';
import {
  type AddProjectDecision,
  type AllowanceText,
  allowanceTexts,
  isUpgradeVisible,
  planBanner,
  planBannerText,
  upgradeDestination,
} from '@ridgeline/core/plans';
import { type AppPath, pathTo, routeOf, takesCards } from '@ridgeline/core/routes';
import type { Clock } from '@ridgeline/core/shared';
import { makeAutoObservable } from 'mobx';
import type { Language } from '../../language/language.store.ts';
import type { AccountStore } from '../../view-model/account.store.ts';
import type { Configuration } from '../../view-model/configuration.store.ts';
import type { DialogContent, DialogStore } from '../../view-model/dialogs.store.ts';
import type { Navigation } from '../../view-model/navigation.ts';
import type { HeaderUser } from './header-user.ts';
import {
  pausedDialog,
  pausedDialogOfPlan,
  projectDialogContent,
  projectDialogModal,
  viewerDialog,
} from '../../view-model/project-dialogs.ts';

type Dependencies = {
  readonly user: HeaderUser;
  readonly account: AccountStore;
  readonly configuration: Configuration;
  readonly navigation: Navigation;
  readonly language: Language;
  readonly dialogs: DialogStore;
  readonly clock: Clock;
};

export type Upgrade =
  | { readonly leads: 'inside'; readonly path: AppPath }
  | { readonly leads: 'outside'; readonly address: string };

/** The header's plan: its name, its allowances, its upgrade, and Add Project, which depends on them. */
export class PlanViewModel {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  // HDR-2
  get addProject(): AddProjectDecision {
    return addProjectFrom(this.#summary, routeOf(this.#dependencies.navigation.address)?.name ?? null);
  }

  // HDR-3
  get bannerText(): string | null {
    const summary = this.#summary;
    const banner = summary === null ? null : planBanner(summary.plan, summary);
    return banner === null ? null : planBannerText(banner, this.#dependencies.language.locale);
  }

  /** PAUSE-2: a pause in force, on each page but the one that ends it. */
  get pause(): Pick<DialogContent, 'title' | 'text'> | null {
    const summary = this.#summary;
    const { navigation, language } = this.#dependencies;
    if (summary?.pauseActive !== true || routeOf(navigation.address)?.name === 'planDetails') return null;
    return pausedDialog(summary, language.locale);
  }

  // HDR-4 HDR-5
  // D HDR-5.1
  get upgrade(): Upgrade | null {
    const summary = this.#summary;
    if (summary === null || !isUpgradeVisible(summary.plan, summary)) return null;
    if (upgradeDestination(summary.plan) === 'plans') return { leads: 'inside', path: pathTo('plans') };
    const address = this.#dependencies.configuration.place?.pages['pricing-enquiry'];
    return address === undefined
      ? { leads: 'inside', path: pathTo('businessPricing') }
      : { leads: 'outside', address };
  }

  // HDR-6
  get allowances(): readonly AllowanceText[] {
    const { user, account, language } = this.#dependencies;
    const known = user.isComplete ? (this.#summary?.allowances ?? account.allowances ?? {}) : {};
    return allowanceTexts(known, language.locale);
  }

  // HDR-2
  pressAddProject(): void {
    const decision = this.addProject;
    const summary = this.#summary;
    const { navigation, dialogs, language } = this.#dependencies;
    if (decision === 'disabled') return;
    if (decision === 'address-lookup') return navigation.go(pathTo('addressLookup'));
    if (decision === 'viewer-notice') return dialogs.open('alert', viewerDialog(language.locale));
    const dialog = summary === null ? null : addProjectDialog(decision, summary);
    if (summary === null || dialog === null) {
      if (summary?.pauseActive === true) return this.#tellPause(summary);
      return navigation.go(pathTo('dashboard'));
    }
    dialogs.open(projectDialogModal(dialog, summary.plan), projectDialogContent(dialog, language.locale));
  }

  #tellPause(summary: PlanSummary): void {
    const { navigation, dialogs, language } = this.#dependencies;
    if (routeOf(navigation.address)?.name === 'planDetails')
      return dialogs.open('alert', pausedDialogOfPlan(summary, language.locale));
    const told = pausedDialog(summary, language.locale);
    if (!takesCards(navigation.address)) {
      navigation.go(pathTo('dashboard'));
      return dialogs.open('alert', told);
    }
    // Leaving such a page loads a new document, which closes any dialog: it is shown here, and its button navigates on.
    const buttons = told.buttons.map((button) => ({ ...button, path: button.path ?? pathTo('dashboard') }));
    dialogs.open('alert', { ...told, buttons });
  }

  /** Null while the plan is unknown. */
  get #summary(): PlanSummary | null {
    // Computed again on every screen, since a page may stay open for days.
    const { user, account, navigation, clock, configuration } = this.#dependencies;
    void navigation.address;
    if (user.profile === null || !user.isComplete) return null;
    const time = { now: clock.now(), production: configuration.isProduction };
    return planSummary(user.profile, time, account.allowances);
  }
}
