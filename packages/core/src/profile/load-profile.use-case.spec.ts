import { describe, expect, it } from 'vitest';
import { aProfile } from '../testing/profile/profile.builder.ts';
import { FakeProfileGateway } from '../testing/profile/fake-profile-gateway.ts';
import { LoadProfile } from './load-profile.use-case.ts';
import { currentSubscription } from './profile.ts';
import { aPlan } from '../testing/plans/plan.builder.ts';

describe('loading the profile', () => {
  it('ENT-1 PROF-1 gives the whole profile, or says why not', async () => {
    const profiles = new FakeProfileGateway();
    const load = new LoadProfile(profiles);
    expect(await load.run()).toEqual({ ok: true, value: aProfile() });
    profiles.failWith('signed-out');
    expect(await load.run()).toEqual({ ok: false, failure: 'signed-out' });
  });

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
