import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterInviteEvent, INVITE_EVENTS, INVITE_STANDINGS, type InviteStanding } from './invite.machine.ts';

describe('an invite', () => {
  it.each([
    ['none', 'invite', 'pending'],
    ['pending', 'accept', 'active'],
    ['pending', 'decline', 'declined'],
    ['pending', 'resend', 'pending'],
    ['pending', 'invite', 'pending'],
    ['pending', 'remove', 'none'],
    ['declined', 'resend', 'pending'],
    ['declined', 'invite', 'pending'],
    ['declined', 'remove', 'none'],
    ['active', 'remove', 'none'],
  ] as const)('TEAM-4 that is %s, on %s, is %s', (now, event, next) => {
    expect(afterInviteEvent(now, event)).toEqual({ ok: true, value: next });
  });

  it.each([
    ['active', 'accept', 'already-active'],
    ['active', 'decline', 'already-active'],
    ['active', 'resend', 'already-active'],
    ['active', 'invite', 'already-active'],
    ['declined', 'accept', 'already-declined'],
    ['declined', 'decline', 'already-declined'],
    ['none', 'accept', 'not-invited'],
    ['none', 'decline', 'not-invited'],
    ['none', 'resend', 'not-invited'],
    ['none', 'remove', 'not-invited'],
  ] as const)('TEAM-4 that is %s refuses %s: %s', (now, event, why) => {
    expect(afterInviteEvent(now, event)).toEqual({ ok: false, failure: why });
  });

  it('TEAM-4 never ends in a state no one can leave: from each, every other can be reached', () => {
    for (const start of INVITE_STANDINGS) expect(reachableFrom(start)).toEqual(new Set(INVITE_STANDINGS));
  });

  it('TEAM-4 joins only a person whose last invite was pending', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...INVITE_EVENTS), { maxLength: 30 }), (events) => {
        let now: InviteStanding = 'none';
        for (const event of events) {
          const next = afterInviteEvent(now, event);
          if (next.ok && next.value === 'active') expect([now, event]).toEqual(['pending', 'accept']);
          if (next.ok) now = next.value;
        }
      }),
    );
  });
});

function reachableFrom(start: InviteStanding): ReadonlySet<InviteStanding> {
  const seen = new Set<InviteStanding>([start]);
  for (const standing of seen) {
    for (const event of INVITE_EVENTS) {
      const next = afterInviteEvent(standing, event);
      if (next.ok) seen.add(next.value);
    }
  }
  return seen;
}
