import { parseEmail } from '@ridgeline/core/shared';
import { timerContract } from '@ridgeline/core/testing/shared';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BrowserTimer } from './browser-timer.ts';
import { ConsoleFailureLog } from './console-failure-log.ts';
import { PageEventTracker } from './page-event-tracker.ts';
import { SystemClock } from './system-clock.ts';

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-03-02T15:00:00Z') }));
afterEach(() => vi.useRealTimers());

timerContract('BrowserTimer', async () => ({
  timer: new BrowserTimer(),
  letTimePass: async (milliseconds) => void (await vi.advanceTimersByTimeAsync(milliseconds)),
}));

describe('what a browser lends', () => {
  it('tells the time of the machine', () => {
    expect(new SystemClock().now()).toBe(Date.parse('2026-03-02T15:00:00Z'));
  });

  it('NOTE-1 passes events and the person to listeners on the page', () => {
    const page = new EventTarget();
    const heard: unknown[] = [];
    for (const name of ['ridgeline:event', 'ridgeline:identify']) {
      page.addEventListener(name, (event) => heard.push((event as CustomEvent).detail));
    }
    const tracker = new PageEventTracker(page);
    tracker.track('notice_shown', { id: 7 });
    const email = parseEmail('ada@example.com');
    if (email.ok) tracker.identify(email.value);
    expect(heard).toEqual([{ eventName: 'notice_shown', extras: { id: 7 } }, { email: 'ada@example.com' }]);
  });

  it('START-10 logs a failure that is not shown', () => {
    const lines: unknown[] = [];
    new ConsoleFailureLog({ warn: (line: unknown) => lines.push(line) }).note(
      'team-notified-flag-not-saved',
      'unavailable',
    );
    expect(lines).toEqual(['team-notified-flag-not-saved: unavailable']);
  });
});
