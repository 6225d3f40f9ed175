import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterWebhookFailure, nextWebhookTry } from './webhook-retries.policy.ts';

const WEBHOOK_TRIES = 10;

const facts = fc.record({
  status: fc.constantFrom(null, 400, 404, 429, 500, 503),
  tries: fc.integer({ min: 1, max: 30 }),
  firstTriedAt: fc.integer({ min: 0, max: 1_000 }),
  lastAcceptedAt: fc.option(fc.integer({ min: 0, max: 1_000 })),
});

describe('a delivery that was not accepted', () => {
  it('is tried again with growing pauses, for about a day', () => {
    const pauses = Array.from({ length: WEBHOOK_TRIES - 1 }, (_, index) => nextWebhookTry(index + 1) ?? 0);
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
    const hours = pauses.reduce((sum, pause) => sum + pause, 0) / 3_600;
    expect(hours).toBeGreaterThan(23);
    expect(hours).toBeLessThan(25);
    expect(nextWebhookTry(WEBHOOK_TRIES)).toBeNull();
  });

  it('disables its address only when it is given up, and nothing was accepted since its first try', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const { retryIn, disables } = afterWebhookFailure(given);
        const isSilent = given.lastAcceptedAt === null || given.lastAcceptedAt < given.firstTriedAt;
        expect(retryIn === null).toBe(given.tries >= WEBHOOK_TRIES);
        expect(disables).toBe(retryIn === null && isSilent);
      }),
    );
  });

  it('is given up at once where the address is gone', () => {
    fc.assert(
      fc.property(facts, (given) => {
        expect(afterWebhookFailure({ ...given, status: 410 })).toEqual({ retryIn: null, disables: true });
      }),
    );
  });
});
