import type { AppPath } from '../routes/app-path.ts';
import { pathTo } from '../routes/path-to.ts';
import type { RouteName } from '../routes/routes.ts';

// HDR-9
export const PHONE_BELOW = 576;
export const DESKTOP_FROM = 1168;
export type ScreenSize = 'phone' | 'tablet' | 'desktop';

export function screenSize(width: number): ScreenSize {
  if (width < PHONE_BELOW) return 'phone';
  return width < DESKTOP_FROM ? 'tablet' : 'desktop';
}

/** HDR-9: `back` leads to the screen above; `back-once` one step back in the browser's history. */
export type MobileHeaderAction =
  | { readonly does: 'user-menu' }
  | { readonly does: 'back'; readonly path: AppPath }
  | { readonly does: 'back-once' }
  | { readonly does: 'navigate'; readonly path: AppPath };

/** Screens with a parent screen. */
const ABOVE: Readonly<Partial<Record<RouteName, AppPath>>> = {
  newProject: pathTo('dashboard'),
  integration: pathTo('integrations'),
  verifyPhone: pathTo('fullProfile'),
  changeEmail: pathTo('fullProfile'),
  changePassword: pathTo('fullProfile'),
  companyDetails: pathTo('fullProfile'),
  purchasePlan: pathTo('plans'),
  editTeam: pathTo('myTeam'),
  editTeamMember: pathTo('myTeam'),
  iwsTool: pathTo('tools'),
  wasteTool: pathTo('tools'),
  ventilationTool: pathTo('tools'),
  report: pathTo('dashboard'),
};

/** Steps of a flow that can be reached from several screens. */
const STEPS: ReadonlySet<RouteName> = new Set([
  'addressLookup',
  'propertyType',
  'singlePurchase',
  'search',
  'feedback',
  'planUpgrade',
  'businessPricing',
  'manufacturerSelection',
  'permitFee',
  'iwsCalculator',
  'wasteCalculator',
  'ventilationCalculator',
  'calculator',
]);

/** HDR-9: the left side of the mobile header. Without history to go back to, it leads to the dashboard. */
export function mobileHeaderButton(
  route: RouteName,
  { hasHistory }: { readonly hasHistory: boolean },
): MobileHeaderAction {
  const above = ABOVE[route];
  if (above !== undefined) return { does: 'back', path: above };
  if (!STEPS.has(route)) return { does: 'user-menu' };
  return hasHistory ? { does: 'back-once' } : { does: 'navigate', path: pathTo('dashboard') };
}

/** HDR-9: the slide-in panel behind the burger. Any navigation closes it. */
export type MobilePanel = 'closed' | 'open';

export function nextMobilePanel(
  panel: MobilePanel,
  event: 'burger' | 'dismissed' | 'navigated',
): MobilePanel {
  return event === 'burger' && panel === 'closed' ? 'open' : 'closed';
}
