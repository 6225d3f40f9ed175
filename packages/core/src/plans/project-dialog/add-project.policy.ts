import type { RouteName } from '../../routes/routes.ts';
import { firstMatch, type Cases } from '../../shared/first-match.ts';
import type { SubscriptionType } from '../subscription.ts';

/** What Add Project does, in the order of HDR-2. */
export type AddProjectDecision =
  | 'disabled'
  | 'viewer-notice'
  | 'renewal'
  | 'dashboard'
  | 'upgrade-prompt'
  | 'remaining-projects-prompt'
  | 'address-lookup';

export type AddProjectFacts = {
  /** The screen with the button. */
  readonly screen: RouteName | null;
  /** A viewer reads the team's projects and adds none. */
  readonly viewer: boolean;
  readonly expired: boolean;
  readonly pauseActive: boolean;
  readonly quickViewsLeft: number;
  readonly type: SubscriptionType;
  readonly showModalsBeforeAddressCollection: boolean;
};

const mustAskFirst = ({ quickViewsLeft, showModalsBeforeAddressCollection }: AddProjectFacts): boolean =>
  quickViewsLeft <= 0 && showModalsBeforeAddressCollection;

// HDR-2 PLAN-7 D TEAM-1.1
const CASES: Cases<AddProjectFacts, AddProjectDecision> = [
  [({ screen }) => screen === 'addressLookup' || screen === 'propertyType', 'disabled'],
  [({ viewer }) => viewer, 'viewer-notice'],
  [({ expired }) => expired, 'renewal'],
  [({ pauseActive }) => pauseActive, 'dashboard'],
  [(facts) => mustAskFirst(facts) && facts.type === 'free-plan', 'upgrade-prompt'],
  [mustAskFirst, 'remaining-projects-prompt'],
];

export function addProjectDecision(facts: AddProjectFacts): AddProjectDecision {
  return firstMatch(CASES, facts, 'address-lookup');
}
