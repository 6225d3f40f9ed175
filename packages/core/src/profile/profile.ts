import type { Notice } from './notice.ts';
import type { PlanLimits, Subscription } from '../plans/subscription.ts';
import type { UsageCounts } from '../plans/usage-counts.ts';
import type { Instant } from '../shared/instant.ts';
import type { Team } from '../teams/team.ts';

// PROF-8
export const COMPANY_FIELDS = [
  'company',
  'companyStreet',
  'companyCity',
  'companyState',
  'companyZip',
] as const;
export type CompanyField = (typeof COMPANY_FIELDS)[number];
export type CompanyDetails = { readonly [Field in CompanyField]: string | null };

// ENT-1
/**
 * The signed-in user's profile from the API, with its names in camelCase. Only fields present in every response are
 * required; the rest may be absent or null, with the same meaning.
 */
export type Profile = Partial<CompanyDetails> & {
  /** The state of the billing address, in two letters. */
  readonly billingState?: string | null;
  readonly userId: string;
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly name?: string | null;
  readonly displayName?: string | null;
  /** `+1` and ten digits; an older record may hold anything. */
  readonly phone?: string | null;
  readonly phoneVerified?: boolean;
  readonly source?: ProfileSource;
  /** `SAML` or another kind of provider; null for an account with a password of its own. */
  readonly identityProviderType?: string | null;
  readonly photoURL?: string | null;
  readonly primaryCard?: ProfileCard | null;
  readonly creditCardList?: readonly ProfileCard[];
  readonly professionType?: string | null;
  readonly signUpTimestamp?: Instant | null;
  readonly acceptedTosAt?: Instant | null;
  readonly teamId?: string | null;
  readonly team?: Team | null;
  /** The first is the current one. */
  readonly subscriptions?: readonly Subscription[];
  readonly customer?: ProfileCustomer | null;
  readonly counts?: UsageCounts | null;
  readonly limits?: PlanLimits | null;
  readonly notices?: readonly Notice[];
  readonly flagTeamNotificationSeen?: boolean;
  readonly utmUpdatedAt?: Instant | null;
  readonly lastPasswordChange?: Instant | null;
  readonly appleId?: string | null;
  readonly googleId?: string | null;
  readonly microsoftId?: string | null;
  /** Signed in, but the API holds no profile yet. */
  readonly doesNotExist?: boolean;
};

export type ProfileSource = 'cognito' | 'federated';

/** The displayable part of a saved card. */
export type ProfileCard = {
  readonly id: string;
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
};

/** The payment provider's customer record. */
export type ProfileCustomer = {
  readonly defaultSource: string | null;
  readonly sources: readonly ProfileCard[];
};

export function currentSubscription(profile: Profile): Subscription | null {
  return profile.subscriptions?.[0] ?? null;
}
