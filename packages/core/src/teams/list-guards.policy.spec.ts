import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inactiveLookup, isCountableRequester, requireOccId } from './list-guards.policy.ts';

describe('what a question about a team needs', () => {
  it('TEAM-5 the count of reports takes any requester id without an at sign', () => {
    expect(isCountableRequester('ada')).toBe(true);
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        expect(isCountableRequester(`${before}@${after}`)).toBe(false);
        const id = `${before}${after}`.replaceAll('@', '');
        expect(isCountableRequester(id)).toBe(true);
      }),
    );
  });

  it.each([null, ''])('TEAM-5 TEAM-6 the lists by occ id take no %j', (occId) => {
    expect(requireOccId(occId)).toEqual({ ok: false, failure: 'occ-id-required' });
    expect(requireOccId('O-1')).toEqual({ ok: true, value: 'O-1' });
  });

  it.each([
    [{ userId: null, teamId: 'T-1' }, 'not-authenticated'],
    [{ userId: '', teamId: null }, 'not-authenticated'],
    [{ userId: 'ada', teamId: null }, 'inactive-team-id-required'],
    [{ userId: 'ada', teamId: '' }, 'inactive-team-id-required'],
  ])('TEAM-4 TEAM-6 the lookup of inactive members refuses %j: %s', (asked, failure) => {
    expect(inactiveLookup(asked)).toEqual({ ok: false, failure });
  });

  it('TEAM-4 the lookup of inactive members needs a team id and a signed-in user', () => {
    expect(inactiveLookup({ userId: 'ada', teamId: 'T-1' })).toEqual({ ok: true, value: 'T-1' });
  });
});
