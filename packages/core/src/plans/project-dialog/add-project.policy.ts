import type { RouteName } from '../../routes/routes.ts';
import { firstMatch, type Cases } from '../../shared/first-match.ts';
import type { SubscriptionType } from '../subscription.ts';

/** What Add Project does, in the order of HDR-2. */
export type AddProjectDecision =
  | 'disabled'
  | 'renewal'
  | 'dashboard'
  | 'upgrade-prompt'
  | 'remaining-projects-prompt'
  | 'address-lookup';

export type AddProjectFacts = {
  /** The screen with the button. */
  readonly screen: RouteName | null;
  readonly expired: boolean;
  readonly pauseActive: boolean;
  readonly quickViewsLeft: number;
  readonly type: SubscriptionType;
  readonly showModalsBeforeAddressCollection: boolean;
};

const mustAskFirst = ({ quickViewsLeft, showModalsBeforeAddressCollection }: AddProjectFacts): boolean =>
  quickViewsLeft <= 0 && showModalsBeforeAddressCollection;

// HDR-2 PLAN-7
const CASES: Cases<AddProjectFacts, AddProjectDecision> = [
  [({ screen }) => screen === 'addressLookup' || screen === 'propertyType', 'disabled'],
  [({ expired }) => expired, 'renewal'],
  [({ pauseActive }) => pauseActive, 'dashboard'],
  [(facts) => mustAskFirst(facts) && facts.type === 'free-plan', 'upgrade-prompt'],
  [mustAskFirst, 'remaining-projects-prompt'],
];

export function addProjectDecision(facts: AddProjectFacts): AddProjectDecision {
  return firstMatch(CASES, facts, 'address-lookup');
}
