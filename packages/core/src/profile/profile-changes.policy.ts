import type { CompanyField, Profile } from './profile.ts';

/** Profile fields the user may change; omitted fields stay unchanged. */
export type ProfileChanges = Partial<
  Pick<
    Profile,
    | CompanyField
    | 'billingState'
    | 'givenName'
    | 'familyName'
    | 'name'
    | 'phone'
    | 'professionType'
    | 'flagTeamNotificationSeen'
  >
>;

/** The profile as it is once the API has taken the changes. A number that is new has not been verified. */
export function applyProfileChanges(profile: Profile, changes: ProfileChanges): Profile {
  const changed = { ...profile, ...changes };
  const sameNumber = (changed.phone ?? null) === (profile.phone ?? null);
  return sameNumber ? changed : { ...changed, phoneVerified: false };
}
