import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aTeam } from '../testing/teams/team.builder.ts';
import { mayRestoreMember, RESTORABLE_FOR } from './restore-member.policy.ts';
import type { TeamRole } from './team.ts';

const team = aTeam({
  members: [
    { id: 'ada', role: 'admin' },
    { id: 'rosa', role: 'admin' },
    { id: 'grace', role: 'member' },
  ],
});
const removedAt = Date.parse('2026-03-02T15:00:00Z');
const former = { role: 'member', removedAt } as const;

describe('undoing a removal', () => {
  it('TEAM-2.4 is for whoever may give the person their role', () => {
    const by = (userId: string, role = former.role as TeamRole) =>
      mayRestoreMember({ userId, team }, { role, removedAt }, removedAt + 1);
    expect(by('ada')).toEqual({ allowed: true });
    expect(by('ada', 'admin')).toEqual({ allowed: true });
    expect(by('rosa')).toEqual({ allowed: true });
    expect(by('rosa', 'admin')).toEqual({ allowed: false, why: 'admins-by-owner' });
    expect(by('grace')).toEqual({ allowed: false, why: 'not-admin' });
    expect(mayRestoreMember({ userId: 'ada', team: null }, former, removedAt)).toEqual({
      allowed: false,
      why: 'no-team',
    });
  });

  it('TEAM-2.4 ends after an hour, to the millisecond', () => {
    const ada = { userId: 'ada', team };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 * RESTORABLE_FOR }), (later) => {
        const { allowed } = mayRestoreMember(ada, former, removedAt + later);
        expect(allowed).toBe(later < RESTORABLE_FOR);
      }),
      { examples: [[RESTORABLE_FOR - 1], [RESTORABLE_FOR]] },
    );
  });
});
