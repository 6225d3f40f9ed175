// Public exports of navigation.
export { EnterRoute } from './enter-route.use-case.ts';
export { clickEnvironmentTag, showsEnvironmentTag, type TagClicks } from './environment-tag.policy.ts';
export { copyrightYear, footer, type FooterEntry, type FooterPages, openPage } from './footer.policy.ts';
export type { GuardVerdict } from './guard.policy.ts';
export { type HeaderTab, headerTabs, tabOf } from './header-tabs.policy.ts';
export {
  type MobileHeaderAction,
  mobileHeaderButton,
  type MobilePanel,
  nextMobilePanel,
  type ScreenSize,
  screenSize,
} from './mobile-header.policy.ts';
export { navigationMessages } from './navigation.messages.ts';
export { ERROR_BOUNDARY, onPageLoadFailure } from './page-load.policy.ts';
export { mayChangeRelease } from './release-change.policy.ts';
export { addProjectDialog, addProjectFrom, type PlanSummary, planSummary } from './plan-summary.policy.ts';
export { professionBanner } from './profession-banner.policy.ts';
export { PRO_UPSELL } from './pro-upsell.ts';
export { SeeTeamTab } from './see-team-tab.use-case.ts';
export { ToggleDebugPanel } from './toggle-debug-panel.use-case.ts';
export { userMenu, type UserMenuEntry } from './user-menu.policy.ts';
