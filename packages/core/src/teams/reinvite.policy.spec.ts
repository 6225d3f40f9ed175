import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readReinviteAnswer, reinviteRequest } from './reinvite.policy.ts';

describe('sending invites again to all of one status', () => {
  it.each(['pending', 'declined'] as const)('TEAM-4 is possible for those who are %s', (status) => {
    expect(reinviteRequest({ teamId: 'T-1', status })).toEqual({
      ok: true,
      value: { teamId: 'T-1', status },
    });
  });

  it.each([
    [{ teamId: null, status: 'pending' }, 'team-id-required'],
    [{ teamId: '', status: 'pending' }, 'team-id-required'],
    [{ teamId: null, status: null }, 'team-id-required'],
    [{ teamId: 'T-1', status: null }, 'status-required'],
    [{ teamId: 'T-1', status: 'active' }, 'status-not-resendable'],
  ] as const)('TEAM-4 TEAM-6 of %j is refused: %s', (asked, failure) => {
    expect(reinviteRequest(asked)).toEqual({ ok: false, failure });
  });

  it.each([true, false])('TEAM-4 must be answered with a success flag (%s)', (success) => {
    expect(readReinviteAnswer({ success, sent: 3 })).toEqual({ ok: true, value: { success } });
  });

  it.each([{}, { success: 'true' }, { success: 1 }, { sent: 3 }, null, undefined, [], 'ok'])(
    'TEAM-4 answered with %j, it is not known what happened',
    (answer) => {
      expect(readReinviteAnswer(answer)).toEqual({ ok: false, failure: 'success-flag-missing' });
    },
  );

  it('TEAM-4 reads any answer without throwing', () => {
    fc.assert(
      fc.property(fc.anything(), (answer) => {
        expect(typeof readReinviteAnswer(answer).ok).toBe('boolean');
      }),
    );
  });
});
