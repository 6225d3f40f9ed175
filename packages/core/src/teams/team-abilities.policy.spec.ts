import { describe, expect, it } from 'vitest';
import { aTeam } from '../testing/teams/team.builder.ts';
import {
  mayChangeOwner,
  mayChangeRole,
  mayInvite,
  mayManagePeople,
  mayManageTeam,
  mayRemoveMember,
  teamAbilities,
} from './team-abilities.policy.ts';

const team = aTeam({
  members: [
    { id: 'ada', role: 'admin' },
    { id: 'grace', role: 'member' },
    { id: 'rosa', role: 'admin' },
    { id: 'ben', role: 'admin' },
  ],
});
const admin = { userId: 'rosa', team };
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

  it('TEAM-2.2 is to manage people for an admin, and neither the team nor its admins', () => {
    expect(teamAbilities(admin)).toEqual(['change-role', 'add-members', 'remove-members', 'resend-invites']);
    expect(mayManageTeam(admin)).toEqual(no('not-owner'));
    expect(mayManagePeople(admin)).toEqual(yes);
    expect(mayInvite(admin, 'member')).toEqual(yes);
    expect(mayInvite(admin, 'admin')).toEqual(no('admins-by-owner'));
    expect(mayInvite(owner, 'admin')).toEqual(yes);
    expect(mayInvite(member, 'viewer')).toEqual(no('not-admin'));
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
    [member, 'grace', 'admin', no('not-admin')],
    [solo, 'grace', 'admin', no('no-team')],
    [admin, 'grace', 'viewer', yes],
    [admin, 'grace', 'admin', no('admins-by-owner')],
    [admin, 'ben', 'viewer', no('admins-by-owner')],
    [admin, 'ada', 'viewer', no('owner-keeps-role')],
  ])('TEAM-2 changes a role: %#', (actor, memberId, role, verdict) => {
    expect(mayChangeRole(actor, memberId, role)).toEqual(verdict);
  });

  it.each([
    [owner, 'grace', yes],
    [owner, 'ada', no('owner-stays')],
    [owner, 'nobody', no('not-a-member')],
    [owner, 'ben', yes],
    [member, 'grace', no('not-admin')],
    [solo, 'grace', no('no-team')],
    [admin, 'grace', yes],
    [admin, 'ben', no('admins-by-owner')],
    [admin, 'rosa', no('admins-by-owner')],
    [admin, 'ada', no('owner-stays')],
  ])('TEAM-2 TEAM-2.2 removes a member: %#', (actor, memberId, verdict) => {
    expect(mayRemoveMember(actor, memberId)).toEqual(verdict);
  });
});
