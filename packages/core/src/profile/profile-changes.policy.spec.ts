import { describe, expect, it } from 'vitest';
import { aProfile } from '../testing/profile/profile.builder.ts';
import { applyProfileChanges } from './profile-changes.policy.ts';

describe('a profile that was changed', () => {
  it('PROF-5 has what was changed, and the rest as it was', () => {
    const before = aProfile();
    const after = applyProfileChanges(before, { company: null, professionType: 'inspector' });
    expect(after).toEqual({ ...before, company: null, professionType: 'inspector' });
    expect(before).toEqual(aProfile());
  });

  it.each([
    ['another number', '+17204441234', false],
    ['no number', null, false],
    ['the same number', '+13034441234', true],
  ])('PROF-6 with %s is verified: %s', (_, phone, verified) => {
    const before = aProfile({ phone: '+13034441234', phoneVerified: true });
    expect(applyProfileChanges(before, { phone })).toMatchObject({ phone, phoneVerified: verified });
  });

  it('PROF-6 never having had a number is the same as having none', () => {
    const { phone: _, ...before } = aProfile({ phoneVerified: true });
    expect(applyProfileChanges(before, { phone: null }).phoneVerified).toBe(true);
    expect(applyProfileChanges(before, { company: 'A' }).phoneVerified).toBe(true);
  });
});
