import { describe, expect, it } from 'vitest';
import type { EventTracker } from '../../marketing/event-tracker.port.ts';
import { parseEmail } from '../../shared/email.policy.ts';

type Tracked = readonly [eventName: string, extras: Readonly<Record<string, unknown>>];

/** A tracker whose events can be observed. */
export type TrackerWorld = {
  readonly tracker: EventTracker;
  tracked(): readonly Tracked[];
  identified(): readonly string[];
};

/** Contract suite for `EventTracker`. Runs on the fake and on every real adapter. */
export function eventTrackerContract(name: string, makeWorld: () => Promise<TrackerWorld>): void {
  describe(`${name} fulfills the contract of EventTracker`, () => {
    it('NOTE-1 tells the event and its extras, in order', async () => {
      const { tracker, tracked } = await makeWorld();
      tracker.track('storm_notice', { season: 'spring' });
      tracker.track('past_due', {});
      expect(tracked()).toEqual([
        ['storm_notice', { season: 'spring' }],
        ['past_due', {}],
      ]);
    });

    it('API-3 tells who the visitor is', async () => {
      const { tracker, identified } = await makeWorld();
      const email = parseEmail('ada@example.com');
      if (email.ok) tracker.identify(email.value);
      expect(identified()).toEqual(['ada@example.com']);
    });
  });
}
