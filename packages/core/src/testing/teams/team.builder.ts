import type { RosterEntry, Team } from '../../teams/team.ts';

const none = { codeReports: 0, cycleReset: null };

/** Ada's team, in which Grace is a member, unless a test says otherwise. */
export function aTeam(change: Partial<Team> = {}): Team {
  return {
    id: 'T-1',
    adminId: 'ada',
    name: 'Front Range Roofing',
    logoUrl: null,
    members: [
      { id: 'ada', role: 'admin' },
      { id: 'grace', role: 'member' },
    ],
    limits: { planConfig: null },
    counts: { lifetime: none, monthly: none, free: none },
    seats: { total: 50, held: 0 },
    ...change,
  };
}

export function aRosterEntry(change: Partial<RosterEntry> = {}): RosterEntry {
  return {
    id: 'grace',
    email: 'grace@example.com',
    displayName: 'Grace Vega',
    role: 'member',
    createdAt: Date.parse('2026-01-10T12:00:00Z'),
    inviteStatus: 'active',
    inviteTime: null,
    projectCount: 0,
    ...change,
  };
}
