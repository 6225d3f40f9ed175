import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aRosterEntry } from '../testing/teams/team.builder.ts';
import { teamAtStart, teamCommands } from '../testing/teams/team.commands.ts';
import { RESTORABLE_FOR } from './restore-member.policy.ts';
import { afterTeamEvent, type TeamEvent, type TeamRoster } from './team.machine.ts';

const ada = aRosterEntry({ id: 'ada', email: 'ada@example.com', role: 'admin' });
const grace = aRosterEntry();
const mia = aRosterEntry({
  id: 'invite:mia@example.com',
  email: 'mia@example.com',
  displayName: null,
  createdAt: 5,
  inviteStatus: 'pending',
  inviteTime: 5,
});
const start: TeamRoster = { adminId: 'ada', entries: [ada, grace] };
const invited = after(start, {
  is: 'invited',
  by: 'ada',
  emails: ['mia@example.com'],
  role: 'member',
  at: 5,
});

function after(roster: TeamRoster, event: TeamEvent): TeamRoster {
  const next = afterTeamEvent(roster, event);
  expect(next.ok || next.failure).toBe(true);
  return next.ok ? next.value : roster;
}

describe('a team and its invites', () => {
  it('TEAM-2 TEAM-4 shows who is invited as pending, with the role and the time', () => {
    expect(invited.entries).toEqual([ada, grace, mia]);
  });

  it('TEAM-2 TEAM-4 tells apart those who are invited together', () => {
    const both = after(start, {
      is: 'invited',
      by: 'ada',
      emails: ['mia@example.com', 'tom@example.com'],
      role: 'member',
      at: 5,
    });
    expect(both.entries.map(({ id }) => id)).toEqual([
      'ada',
      'grace',
      'invite:mia@example.com',
      'invite:tom@example.com',
    ]);
  });

  it('TEAM-4 takes a person in under their own id when they accept', () => {
    const joined = after(invited, { is: 'accepted', email: 'mia@example.com', memberId: 'mia' });
    expect(joined.entries[2]).toEqual({ ...mia, id: 'mia', inviteStatus: 'active' });
  });

  it('TEAM-4 keeps who declined, and lets them be invited again in another role', () => {
    const declined = after(invited, { is: 'declined', email: 'mia@example.com' });
    expect(declined.entries[2]).toEqual({ ...mia, inviteStatus: 'declined' });
    const again = after(declined, {
      is: 'invited',
      by: 'ada',
      emails: ['mia@example.com'],
      role: 'viewer',
      at: 9,
    });
    expect(again.entries).toEqual([ada, grace, { ...mia, role: 'viewer', inviteTime: 9 }]);
  });

  it('TEAM-4 sends again to all of one status, and touches nobody else', () => {
    const declined = after(invited, { is: 'declined', email: 'mia@example.com' });
    const both = after(declined, {
      is: 'invited',
      by: 'ada',
      emails: ['tom@example.com'],
      role: 'member',
      at: 6,
    });
    const resent = after(both, { is: 'reinvited', by: 'ada', status: 'declined', at: 9 });
    expect(resent.entries.map(({ inviteStatus, inviteTime }) => [inviteStatus, inviteTime])).toEqual([
      ['active', null],
      ['active', null],
      ['pending', 9],
      ['pending', 6],
    ]);
    expect(after(resent, { is: 'reinvited', by: 'ada', status: 'active', at: 10 })).toEqual(resent);
  });

  it('TEAM-2.3 leaves an open invite as it is', () => {
    const again = { is: 'invited', by: 'ada', emails: [mia.email], role: 'viewer', at: 9 } as const;
    expect(after(invited, again)).toEqual(invited);
  });

  it('TEAM-2.3 invites as many as there are seats, open invites counted', () => {
    const emails = ['tom@example.com', 'ann@example.com'];
    const full = after({ ...invited, seats: 4 }, { is: 'invited', by: 'ada', emails, role: 'member', at: 9 });
    expect(full.entries.map(({ email }) => email).slice(3)).toEqual(['tom@example.com']);
  });

  it('TEAM-2 changes nothing for a member who is invited', () => {
    expect(after(start, { is: 'invited', by: 'ada', emails: [grace.email], role: 'viewer', at: 5 })).toEqual(
      start,
    );
  });

  it('TEAM-2 removes members, pending ones too', () => {
    expect(after(invited, { is: 'removed', by: 'ada', memberId: 'grace', at: 5 }).entries).toEqual([
      ada,
      mia,
    ]);
    expect(after(invited, { is: 'removed', by: 'ada', memberId: mia.id, at: 5 }).entries).toEqual([
      ada,
      grace,
    ]);
  });

  it('TEAM-2.4 brings back who was removed, as they were, while there is a seat', () => {
    const removed = after({ ...start, seats: 2 }, { is: 'removed', by: 'ada', memberId: 'grace', at: 5 });
    const back: TeamEvent = { is: 'restored', by: 'ada', memberId: 'grace', at: 6 };
    expect(after(removed, back)).toEqual({ ...start, seats: 2, former: [] });
    const again = after(removed, {
      is: 'invited',
      by: 'ada',
      emails: [grace.email],
      role: 'viewer',
      at: 6,
    });
    expect(after(again, back).entries).toEqual([ada, grace]);
    const taken = after(removed, {
      is: 'invited',
      by: 'ada',
      emails: ['tom@example.com'],
      role: 'viewer',
      at: 6,
    });
    expect(afterTeamEvent(taken, back)).toEqual({ ok: false, failure: 'no-seat-left' });
    expect(afterTeamEvent(removed, { ...back, at: 5 + RESTORABLE_FOR })).toEqual({
      ok: false,
      failure: 'removed-too-long-ago',
    });
  });

  it('TEAM-2 changes a role and the owner', () => {
    const viewer = after(start, { is: 'role-changed', by: 'ada', memberId: 'grace', role: 'viewer' });
    expect(viewer.entries).toEqual([ada, { ...grace, role: 'viewer' }]);
    expect(after(start, { is: 'owner-changed', by: 'ada', newAdminId: 'grace' })).toEqual({
      ...start,
      adminId: 'grace',
    });
  });

  it.each<[TeamEvent, string]>([
    [{ is: 'invited', by: 'grace', emails: ['tom@example.com'], role: 'member', at: 9 }, 'not-admin'],
    [{ is: 'reinvited', by: 'grace', status: 'pending', at: 9 }, 'not-admin'],
    [{ is: 'removed', by: 'grace', memberId: mia.id, at: 5 }, 'not-admin'],
    [{ is: 'removed', by: 'ada', memberId: 'ada', at: 5 }, 'owner-stays'],
    [{ is: 'removed', by: 'ada', memberId: 'nobody', at: 5 }, 'not-a-member'],
    [{ is: 'restored', by: 'ada', memberId: 'grace', at: 5 }, 'not-a-member'],
    [{ is: 'role-changed', by: 'ada', memberId: 'ada', role: 'viewer' }, 'owner-keeps-role'],
    [{ is: 'role-changed', by: 'ada', memberId: 'nobody', role: 'viewer' }, 'not-a-member'],
    [{ is: 'owner-changed', by: 'ada', newAdminId: mia.id }, 'not-a-member'],
    [{ is: 'owner-changed', by: 'grace', newAdminId: 'grace' }, 'not-owner'],
    [{ is: 'accepted', email: 'tom@example.com', memberId: 'tom' }, 'not-invited'],
    [{ is: 'accepted', email: grace.email, memberId: 'grace' }, 'already-active'],
    [{ is: 'declined', email: 'tom@example.com' }, 'not-invited'],
  ])('TEAM-2 TEAM-4 refuses %j: %s', (event, failure) => {
    expect(afterTeamEvent(invited, event)).toEqual({ ok: false, failure });
  });

  it('TEAM-2 TEAM-4 behaves as its model under any course of events', () => {
    fc.assert(
      fc.property(teamCommands(), (commands) => {
        fc.modelRun(teamAtStart, commands);
      }),
      { numRuns: 300 },
    );
  });
});
