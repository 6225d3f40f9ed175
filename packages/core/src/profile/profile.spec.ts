import { describe, expect, it } from 'vitest';
import { aProfile } from '../testing/profile/profile.builder.ts';
import { currentSubscription } from './profile.ts';
import { aPlan } from '../testing/plans/plan.builder.ts';

describe('a profile', () => {
  it('ENT-1 has every field of the specification', () => {
    const fields =
      'userId email givenName familyName name displayName phone phoneVerified company companyStreet companyCity companyState companyZip source identityProviderType photoURL primaryCard creditCardList professionType signUpTimestamp acceptedTosAt teamId team subscriptions customer counts limits notices flagTeamNotificationSeen utmUpdatedAt lastPasswordChange appleId googleId microsoftId doesNotExist';
    expect(Object.keys(aProfile()).sort()).toEqual(fields.split(' ').sort());
  });

  it('ENT-1 the first subscription is the current one', () => {
    const [first, second] = [aPlan({ sku: 'first' }), aPlan({ sku: 'second' })];
    expect(currentSubscription(aProfile({ subscriptions: [first, second] }))).toBe(first);
    expect(currentSubscription(aProfile({ subscriptions: [] }))).toBeNull();
    const { subscriptions: _, ...without } = aProfile();
    expect(currentSubscription(without)).toBeNull();
  });
});
