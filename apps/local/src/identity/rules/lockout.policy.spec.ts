import { DAY, MINUTE, SECOND } from '@ridgeline/core/shared';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterWrongTry, isLocked, lockedUntil, type WrongTries } from './lockout.policy.ts';

const start = Date.UTC(2026, 0, 1);

describe('AUTH-5 the lock after wrong passwords', () => {
  it.each([
    [4, null],
    [5, SECOND],
    [6, 2 * SECOND],
    [7, 4 * SECOND],
    [14, 512 * SECOND],
    [15, 15 * MINUTE],
    [2000, 15 * MINUTE],
  ])('after %i wrong tries lasts %s ms', (count, lasts) => {
    expect(lockedUntil({ count, lastAt: start })).toBe(lasts === null ? null : start + lasts);
  });

  it('holds until its last millisecond and not on', () => {
    const tries = { count: 5, lastAt: start };
    expect(isLocked(tries, start + SECOND - 1)).toBe(true);
    expect(isLocked(tries, start + SECOND)).toBe(false);
    expect(isLocked(null, start)).toBe(false);
  });

  it('restarts the count after a quarter of an hour without a wrong try, to the millisecond', () => {
    const tries = { count: 9, lastAt: start };
    expect(afterWrongTry(tries, start + 15 * MINUTE - 1).count).toBe(10);
    expect(afterWrongTry(tries, start + 15 * MINUTE).count).toBe(1);
  });

  it('leaves a guesser about a thousand passwords a day, however cleverly they rest', () => {
    const strategies = Array.from({ length: 30 }, (_, index) => guessesInADay(index + 1));
    expect(Math.max(...strategies)).toBeLessThan(1100);
  });

  it('never locks before five in a row, and always after', () => {
    const gaps = fc.array(fc.integer({ min: 0, max: 15 * MINUTE - 1 }), { maxLength: 30 });
    fc.assert(
      fc.property(gaps, (pauses) => {
        let now = start;
        let tries: WrongTries | null = null;
        for (const pause of pauses) {
          now += pause;
          tries = afterWrongTry(tries, now);
        }
        expect(isLocked(tries, now)).toBe(pauses.length >= 5);
      }),
    );
  });
});

/** Guesses in a day by an attacker who waits a quarter of an hour after so many wrong tries in a row. */
function guessesInADay(restAfter: number): number {
  let tries: WrongTries | null = null;
  let guesses = 0;
  for (let now = start; now < start + DAY; guesses += 1) {
    tries = afterWrongTry(tries, now);
    now = tries.count >= restAfter ? now + 15 * MINUTE : (lockedUntil(tries) ?? now);
  }
  return guesses;
}
