import {
  addProjectDialog,
  addProjectFrom,
  type HeaderTab,
  headerTabs,
  type MobileHeaderAction,
  mobileHeaderButton,
  type PlanSummary,
  planSummary,
  professionBanner,
  type ScreenSize,
  type SeeTeamTab,
  tabOf,
  userMenu,
  type UserMenuEntry,
} from '@ridgeline/core/navigation';
import {
  type AddProjectDecision,
  type AllowanceText,
  allowanceTexts,
  featureVerdict,
  type GatedFeature,
  isUpgradeVisible,
  planBanner,
  planBannerText,
  upgradeDestination,
} from '@ridgeline/core/plans';
import { currentSubscription, type Profile, shownName } from '@ridgeline/core/profile';
import { type AppPath, pathTo, type RouteName, routeOf } from '@ridgeline/core/routes';
import { missingFromProfile, type SignOutReach } from '@ridgeline/core/session';
import type { Clock } from '@ridgeline/core/shared';
import { makeAutoObservable } from 'mobx';
import type { Language } from '../../language/language.store.ts';
import type { AccountStore } from '../../view-model/account.store.ts';
import type { Configuration } from '../../view-model/configuration.store.ts';
import type { DialogStore } from '../../view-model/dialogs.store.ts';
import type { Navigation } from '../../view-model/navigation.ts';
import type { SessionStore } from '../../view-model/session.store.ts';
import type { SignOutWithToast } from '../../view-model/sign-out-with-toast.ts';
import type { Viewport } from '../../view-model/viewport.ts';
import { featureDialog, projectDialogContent, projectDialogModal, viewerDialog } from './plan-dialogs.ts';

type Dependencies = {
  readonly session: SessionStore;
  readonly account: AccountStore;
  readonly configuration: Configuration;
  readonly navigation: Navigation;
  readonly viewport: Viewport;
  readonly language: Language;
  readonly dialogs: DialogStore;
  readonly clock: Clock;
  readonly seeTeamTab: SeeTeamTab;
  readonly signOut: SignOutWithToast;
};

/** HDR-7: the screens with a field for the profession. */
const ASKS_FOR_PROFESSION: ReadonlySet<RouteName | null> = new Set([
  'profile',
  'fullProfile',
  'introduceYourself',
]);

export type ShownTab = HeaderTab & { readonly isCurrent: boolean; readonly isLocked: boolean };
export type ShownMenuEntry = UserMenuEntry & { readonly isLocked: boolean };
export type Upgrade =
  | { readonly leads: 'inside'; readonly path: AppPath }
  | { readonly leads: 'outside'; readonly address: string };

/** The header of a signed-in user, on desktops and phones. */
export class HeaderViewModel {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get profile(): Profile | null {
    return this.#dependencies.session.profile;
  }

  get email(): string {
    const { session } = this.#dependencies.session;
    return session.is === 'signed-in' ? session.email : '';
  }

  get name(): string {
    const name = this.profile === null ? '' : shownName(this.profile);
    return name === '' ? this.email : name;
  }

  /** NAV-8 AUTH-14: no links before the terms are accepted and the name is given, since the guard would redirect all of them. */
  get isComplete(): boolean {
    const { session } = this.#dependencies.session;
    return (
      session.is === 'signed-in' && session.termsAccepted && missingFromProfile(session.profile).length === 0
    );
  }

  get size(): ScreenSize {
    return this.#dependencies.viewport.size;
  }

  get route(): RouteName | null {
    return routeOf(this.#dependencies.navigation.address)?.name ?? null;
  }

  // HDR-1 HDR-12
  get tabs(): readonly ShownTab[] {
    if (!this.isComplete) return [];
    const { availableCalculators } = this.#dependencies.account.ui;
    const current = tabOf(this.route);
    return headerTabs({ availableCalculators, teamNotificationSeen: this.#teamSeen }).map((tab) => ({
      ...tab,
      isCurrent: tab.tab === current,
      isLocked: tab.tab === 'team' && this.#lacks('team'),
    }));
  }

  // HDR-10 HDR-12
  get menu(): readonly ShownMenuEntry[] {
    const { allowPlanDetailAccess } = this.#dependencies.account.ui;
    const industryNews = this.#dependencies.configuration.place?.pages['industry-news'] ?? '';
    return userMenu({ allowPlanDetailAccess, industryNews })
      .filter(({ item }) => this.isComplete || item === 'sign-out')
      .filter(({ item }) => item !== 'industry-news' || industryNews !== '')
      .map((entry) => ({
        ...entry,
        isLocked: entry.item === 'integrations' && this.#lacks('integrations'),
      }));
  }

  // HDR-9
  get mobileButton(): MobileHeaderAction {
    const { hasHistory } = this.#dependencies.navigation;
    return this.route === null
      ? { does: 'back', path: pathTo('dashboard') }
      : mobileHeaderButton(this.route, { hasHistory });
  }

  // HDR-2
  get addProject(): AddProjectDecision {
    return addProjectFrom(this.#summary, this.route);
  }

  // HDR-3
  get bannerText(): string | null {
    const summary = this.#summary;
    const banner = summary === null ? null : planBanner(summary.plan, summary);
    return banner === null ? null : planBannerText(banner, this.#dependencies.language.locale);
  }

  // HDR-4 HDR-5
  get upgrade(): Upgrade | null {
    const summary = this.#summary;
    if (summary === null || !isUpgradeVisible(summary.plan, summary)) return null;
    if (upgradeDestination(summary.plan) === 'plans') return { leads: 'inside', path: pathTo('plans') };
    const address = this.#dependencies.configuration.place?.pages['pricing-enquiry'];
    return address === undefined ? null : { leads: 'outside', address };
  }

  // HDR-6
  get allowances(): readonly AllowanceText[] {
    const { account, language } = this.#dependencies;
    const known = this.isComplete ? (this.#summary?.allowances ?? account.allowances ?? {}) : {};
    return allowanceTexts(known, language.locale);
  }

  /** HDR-7: hidden on the screens that ask for the profession. */
  get professionPath(): AppPath | null {
    const isAsked = ASKS_FOR_PROFESSION.has(this.route);
    if (this.profile === null || !this.isComplete || isAsked) return null;
    return professionBanner(this.profile);
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
    if (summary === null || dialog === null) return navigation.go(pathTo('dashboard'));
    dialogs.open(projectDialogModal(dialog, summary.plan), projectDialogContent(dialog, language.locale));
  }

  /** HDR-12 START-10: records that the tab was opened, and offers the upgrade if the plan does not include it. */
  async pressTeam(): Promise<void> {
    const { session, seeTeamTab } = this.#dependencies;
    if (this.#lacks('team')) this.offer('team');
    const { profile } = this;
    const allowTeamAccess = this.#limits?.allowTeamAccess;
    if (profile === null || allowTeamAccess === undefined || this.#teamSeen) return;
    const visit = session.visit.number;
    const seen = await seeTeamTab.run({ seen: false, limits: { allowTeamAccess } });
    if (seen) session.profileChanged({ ...profile, flagTeamNotificationSeen: true }, visit);
  }

  // HDR-12
  offer(feature: GatedFeature): void {
    this.#dependencies.dialogs.open('alert', featureDialog(feature, this.#dependencies.language.locale));
  }

  backOnce(): void {
    this.#dependencies.navigation.back();
  }

  async signOut(reach?: SignOutReach): Promise<void> {
    await this.#dependencies.signOut.run(reach);
  }

  /** Null while the plan is unknown. */
  get #summary(): PlanSummary | null {
    // Computed again on every screen, since a page may stay open for days.
    const { session, account, navigation, clock, configuration } = this.#dependencies;
    void navigation.address;
    if (session.profile === null || !this.isComplete) return null;
    const time = { now: clock.now(), production: configuration.isProduction };
    return planSummary(session.profile, time, account.allowances);
  }

  get #limits() {
    if (this.profile === null) return null;
    return currentSubscription(this.profile)?.limits ?? this.profile.limits ?? null;
  }

  /** While a permission is unknown the tab is not locked; its screen decides. */
  #lacks(feature: GatedFeature): boolean {
    return this.#limits !== null && !featureVerdict(feature, this.#limits).allowed;
  }

  /** An unknown flag shows no dot. */
  get #teamSeen(): boolean {
    return this.profile?.flagTeamNotificationSeen ?? true;
  }
}
