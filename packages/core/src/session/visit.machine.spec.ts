import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aProfile } from '../testing/profile/profile.builder.ts';
import { aSignedIn, anIdentity } from '../testing/session/session.builder.ts';
import { visitCommands, visitModel } from '../testing/session/visit.commands.ts';
import { ok } from '../shared/result.ts';
import { initialVisit, nextVisit } from './visit.machine.ts';

const newcomer = aSignedIn({ termsAccepted: false, firstLoginEver: true });

const renamed = aProfile({ givenName: 'Augusta' });

describe('a visit', () => {
  it('START-1 AUTH-2 is what its events make it, in any order, and never shows an earlier person', () => {
    fc.assert(
      fc.property(visitCommands(), (commands) => {
        fc.modelRun(() => ({ model: visitModel(), real: { visit: initialVisit, askedWith: [] } }), commands);
      }),
      { numRuns: 500 },
    );
  });

  it('AUTH-2 ENT-11 takes email and groups from the identity, and the rest from the profile', () => {
    const identity = anIdentity({ email: 'ada@example.com', groups: ['admin'] });
    const asked = nextVisit(initialVisit, { type: 'identity-answered', visit: 0, identity });
    const answered = (change: Parameters<typeof aProfile>[0]) =>
      nextVisit(asked, { type: 'profile-answered', visit: 0, answer: ok(aProfile(change)) }).session;
    expect(answered({ acceptedTosAt: 0 })).toEqual(
      aSignedIn({ groups: ['admin'], termsAccepted: true, profile: aProfile({ acceptedTosAt: 0 }) }),
    );
    expect(answered({ acceptedTosAt: null, doesNotExist: true })).toEqual(
      aSignedIn({
        groups: ['admin'],
        termsAccepted: false,
        firstLoginEver: true,
        profile: aProfile({ acceptedTosAt: null, doesNotExist: true }),
      }),
    );
  });

  it.each([
    ['AUTH-14', { type: 'terms-accepted' }, aSignedIn({ firstLoginEver: true })],
    ['AUTH-14', { type: 'introduced' }, aSignedIn({ termsAccepted: false })],
    ['START-5', { type: 'renewal-refused', federated: true }, { is: 'expired' }],
    ['START-5', { type: 'renewal-refused', federated: false }, { is: 'signed-out', expired: true }],
    ['START-1', { type: 'profile-retried' }, newcomer],
    ['START-1', { type: 'identity-answered', visit: 7, identity: null }, newcomer],
    ['ENT-1', { type: 'profile-changed', visit: 7, profile: renamed }, { ...newcomer, profile: renamed }],
    ['START-1', { type: 'profile-changed', visit: 6, profile: renamed }, newcomer],
  ] as const)('%s after %o a newcomer is %o', (_, event, session) => {
    expect(nextVisit({ number: 7, session: newcomer }, event)).toEqual({ number: 7, session });
  });

  it('START-1 counts on with every new beginning, so that no number is used twice', () => {
    const seen = [initialVisit.number];
    let visit = initialVisit;
    for (const type of ['left', 'signed-in', 'left', 'signed-in', 'signed-in'] as const) {
      visit = nextVisit(visit, type === 'left' ? { type } : { type, identity: anIdentity() });
      seen.push(visit.number);
    }
    expect(new Set(seen).size).toBe(seen.length);
  });
});
