import { describe, expect, it } from 'vitest';
import type { Team } from '../../teams/team.ts';
import { aPlan, usageCounts } from '../../testing/plans/plan.builder.ts';
import { aProfile } from '../../testing/profile/profile.builder.ts';
import { isNativeAccount, profileFields, showsRole, shownRole } from './profile-fields.policy.ts';

const { userId } = aProfile();

function teamOf(members: Team['members'], adminId = 'omar'): Team {
  return {
    id: 'team-1',
    adminId,
    name: 'Marsh Roofing',
    logoUrl: null,
    members,
    limits: { planConfig: null },
    seats: { total: null, held: 0 },
    counts: usageCounts(),
  };
}

const crew = teamOf([
  { id: 'omar', role: 'admin' },
  { id: userId, role: 'viewer' },
]);

describe('the fields of the full profile', () => {
  it('PROF-2 of a native account in a team', () => {
    expect(profileFields(aProfile({ team: crew }))).toEqual([
      { name: 'profession', use: 'edit' },
      { name: 'phone', use: 'edit' },
      { name: 'role', use: 'read' },
      { name: 'email', use: 'change' },
      { name: 'password', use: 'change' },
      { name: 'userId', use: 'copy' },
    ]);
  });

  it('PROF-2 PROF-3 of a federated account on its own', () => {
    expect(profileFields(aProfile({ source: 'federated' }))).toEqual([
      { name: 'profession', use: 'edit' },
      { name: 'phone', use: 'edit' },
      { name: 'email', use: 'read' },
      { name: 'userId', use: 'copy' },
    ]);
  });

  it.each([
    ['cognito', null, true],
    ['cognito', undefined, true],
    ['cognito', '', true],
    ['cognito', 'SAML', false],
    ['cognito', 'Google', false],
    ['federated', null, false],
    ['federated', 'SAML', false],
    [undefined, null, false],
  ] as const)(
    'PROF-3 an account with source %s and provider type %s is native: %s',
    (source, identityProviderType, native) => {
      const { source: _, identityProviderType: __, ...rest } = aProfile();
      const profile = {
        ...rest,
        ...(source !== undefined && { source }),
        ...(identityProviderType !== undefined && { identityProviderType }),
      };
      expect(isNativeAccount(profile)).toBe(native);
    },
  );

  it.each([
    ['paid-team-plan', null, true],
    ['paid-team-plan', teamOf([]), true],
    ['paid', crew, true],
    ['paid', teamOf([{ id: userId, role: 'member' }]), true],
    ['paid', teamOf([]), false],
    ['paid', null, false],
    ['trial-plan', null, false],
    ['free-plan', null, false],
  ] as const)('PROF-11 on a %s with the team %j the role shows: %s', (type, team, shown) => {
    expect(showsRole(aProfile({ subscriptions: [aPlan({ type })], team }))).toBe(shown);
  });

  it('PROF-11 the first subscription is the current one', () => {
    const subscriptions = [aPlan({ type: 'paid' }), aPlan({ type: 'paid-team-plan' })];
    expect(showsRole(aProfile({ subscriptions }))).toBe(false);
  });

  it('PROF-11 without a subscription only members count', () => {
    const { team: _, ...alone } = aProfile({ subscriptions: [] });
    expect(showsRole(alone)).toBe(false);
    expect(showsRole({ ...alone, team: crew })).toBe(true);
  });
});

describe('the role as it is shown', () => {
  it.each([
    ['of a viewer', crew, 'Viewer', 'Lector'],
    ['of the owner', teamOf(crew.members, userId), 'Owner', 'Propietario'],
    ['of somebody not among the members', teamOf([{ id: 'omar', role: 'admin' }]), null, null],
    ['without a team', null, null, null],
  ])('PROF-2 PROF-11 %s', (_, team, english, spanish) => {
    const profile = aProfile({ team, subscriptions: [aPlan({ type: 'paid' })] });
    expect(shownRole(profile, 'en')).toBe(english);
    expect(shownRole(profile, 'es')).toBe(spanish);
  });

  it('PROF-2 a team plan without a team makes its buyer the owner', () => {
    expect(shownRole(aProfile({ subscriptions: [aPlan({ type: 'paid-team-plan' })] }), 'en')).toBe('Owner');
    const { team: _, ...noTeam } = aProfile({ subscriptions: [aPlan({ type: 'paid-team-plan' })] });
    expect(shownRole(noTeam, 'en')).toBe('Owner');
  });
});
