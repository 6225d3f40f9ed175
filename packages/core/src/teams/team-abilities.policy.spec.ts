import { describe, expect, it } from 'vitest';
import { aTeam } from '../testing/teams/team.builder.ts';
import {
  mayChangeOwner,
  mayChangeRole,
  mayManageTeam,
  mayRemoveMember,
  teamAbilities,
} from './team-abilities.policy.ts';

const team = aTeam();
const owner = { userId: 'ada', team };
const member = { userId: 'grace', team };
const solo = { userId: 'ada', team: null };

const yes = { allowed: true };
const no = (why: string) => ({ allowed: false, why });

describe('what the owner of a team may do', () => {
  it('TEAM-2 is change the owner, a role, the name and the logo, add and remove members, and send invites again', () => {
    expect(teamAbilities(owner)).toEqual([
      'change-owner',
      'change-role',
      'add-members',
      'remove-members',
      'rename',
      'upload-logo',
      'resend-invites',
    ]);
    expect(mayManageTeam(owner)).toEqual(yes);
  });

  it('TEAM-2 is nothing for a member, and nothing where there is no team', () => {
    expect(teamAbilities(member)).toEqual([]);
    expect(mayManageTeam(member)).toEqual(no('not-owner'));
    expect(teamAbilities(solo)).toEqual([]);
    expect(mayManageTeam(solo)).toEqual(no('no-team'));
  });

  it.each([
    [owner, 'grace', yes],
    [owner, 'ada', no('already-owner')],
    [owner, 'nobody', no('not-a-member')],
    [member, 'grace', no('not-owner')],
    [solo, 'grace', no('no-team')],
  ])('TEAM-2 hands the team over: %#', (actor, newAdminId, verdict) => {
    expect(mayChangeOwner(actor, newAdminId)).toEqual(verdict);
  });

  it.each([
    [owner, 'grace', 'viewer', yes],
    [owner, 'grace', 'admin', yes],
    [owner, 'grace', 'owner', no('role-unknown')],
    [owner, 'grace', '', no('role-unknown')],
    [owner, 'ada', 'viewer', no('owner-keeps-role')],
    [owner, 'nobody', 'viewer', no('not-a-member')],
    [member, 'grace', 'admin', no('not-owner')],
    [solo, 'grace', 'admin', no('no-team')],
  ])('TEAM-2 changes a role: %#', (actor, memberId, role, verdict) => {
    expect(mayChangeRole(actor, memberId, role)).toEqual(verdict);
  });

  it.each([
    [owner, 'grace', yes],
    [owner, 'ada', no('owner-stays')],
    [owner, 'nobody', no('not-a-member')],
    [member, 'grace', no('not-owner')],
    [solo, 'grace', no('no-team')],
  ])('TEAM-2 removes a member: %#', (actor, memberId, verdict) => {
    expect(mayRemoveMember(actor, memberId)).toEqual(verdict);
  });
});
