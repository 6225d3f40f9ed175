import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aTeam } from '../testing/teams/team.builder.ts';
import { isTeamOwner, shownTeamRole, teamRoleOf } from './team-role.policy.ts';

const team = aTeam({
  members: [
    { id: 'ada', role: 'admin' },
    { id: 'grace', role: 'viewer' },
  ],
});

describe('the owner of a team', () => {
  it.each([
    ['ada', true],
    ['grace', false],
    ['nobody', false],
    ['', false],
  ])('TEAM-1 is the member whose id equals admin_id: %j is owner %s', (userId, owner) => {
    expect(isTeamOwner(userId, team)).toBe(owner);
  });

  it('TEAM-1 is everyone who has no team', () => {
    fc.assert(
      fc.property(fc.string(), (userId) => {
        expect(isTeamOwner(userId, null)).toBe(true);
      }),
    );
  });
});

describe('the role of a member', () => {
  it.each([
    ['ada', 'owner'],
    ['grace', 'viewer'],
    ['nobody', null],
  ])('TEAM-1 ENT-2 of %s is %s', (userId, role) => {
    expect(teamRoleOf(userId, team)).toBe(role);
  });

  it('TEAM-1 is owner without a team', () => {
    expect(teamRoleOf('anyone', null)).toBe('owner');
  });

  it.each([
    ['owner', 'Owner', 'Propietario'],
    ['admin', 'Admin', 'Administrador'],
    ['member', 'Member', 'Miembro'],
    ['viewer', 'Viewer', 'Lector'],
    ['VIEWER', 'Viewer', 'Lector'],
    ['estimator', 'Estimator', 'Estimator'],
    ['ángel', 'Ángel', 'Ángel'],
    ['toString', 'ToString', 'ToString'],
    ['', '', ''],
  ])('TEAM-1 %j is shown capitalised as %s, in Spanish %s', (role, english, spanish) => {
    expect(shownTeamRole(role, 'en')).toBe(english);
    expect(shownTeamRole(role, 'es')).toBe(spanish);
  });
});
