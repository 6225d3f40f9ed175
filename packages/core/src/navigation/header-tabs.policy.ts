import type { AppPath } from '../routes/app-path.ts';
import { pathTo } from '../routes/path-to.ts';
import type { RouteName } from '../routes/routes.ts';

export type HeaderTab = {
  readonly tab: 'projects' | 'calculators' | 'team';
  readonly path: AppPath;
  /** The notification dot. */
  readonly dot: boolean;
};

export type HeaderFacts = {
  /** The configuration's availabile_calculators. */
  readonly availableCalculators: readonly string[];
  /** The profile's flag_team_notification_seen. */
  readonly teamNotificationSeen: boolean;
};

// HDR-1
export function headerTabs({
  availableCalculators,
  teamNotificationSeen,
}: HeaderFacts): readonly HeaderTab[] {
  const tabs: readonly HeaderTab[] = [
    { tab: 'projects', path: pathTo('dashboard'), dot: false },
    { tab: 'calculators', path: pathTo('tools'), dot: false },
    { tab: 'team', path: pathTo('myTeam'), dot: !teamNotificationSeen },
  ];
  return tabs.filter(({ tab }) => tab !== 'calculators' || availableCalculators.length > 0);
}

/** Further screens that belong to a tab. */
const UNDER: Readonly<Partial<Record<RouteName, HeaderTab['tab']>>> = {
  dashboard: 'projects',
  newProject: 'projects',
  addressLookup: 'projects',
  propertyType: 'projects',
  search: 'projects',
  singlePurchase: 'projects',
  pendingReport: 'projects',
  vanityReport: 'projects',
  sampleReport: 'projects',
  report: 'projects',
  reportRequest: 'projects',
  manufacturerSelection: 'projects',
  permitFee: 'projects',
  tools: 'calculators',
  iwsTool: 'calculators',
  wasteTool: 'calculators',
  ventilationTool: 'calculators',
  iwsCalculator: 'calculators',
  wasteCalculator: 'calculators',
  ventilationCalculator: 'calculators',
  calculator: 'calculators',
  estimates: 'calculators',
  estimate: 'calculators',
  myTeam: 'team',
  editTeam: 'team',
  editTeamMember: 'team',
};

/** HDR-1: the tab of the screen, if any. */
export function tabOf(route: RouteName | null): HeaderTab['tab'] | null {
  return route === null ? null : (UNDER[route] ?? null);
}
