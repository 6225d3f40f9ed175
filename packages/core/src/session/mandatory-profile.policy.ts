import { parsePersonName, type PersonName } from '../profile/person-name.policy.ts';
import type { Profile } from '../profile/profile.ts';

/** AUTH-14: the missing names that `/mandatory-profile` asks for. Apple may not provide them (AUTH-11). */
export function missingFromProfile(
  profile: Pick<Profile, 'givenName' | 'familyName' | 'appleId'>,
): readonly (keyof PersonName)[] {
  const name = parsePersonName(profile, { required: !profile.appleId });
  return name.ok ? [] : (['givenName', 'familyName'] as const).filter((field) => name.failure[field]);
}
