import { describe, expect, it } from 'vitest';
import { FakeEventTracker } from '../testing/marketing/fake-event-tracker.ts';
import { aNotice } from '../testing/profile/notice.builder.ts';
import { ShowNotices } from './show-notices.use-case.ts';

const tracked = aNotice({
  id: 'storm',
  trackingData: { eventName: 'storm_notice', extras: { season: 'spring' } },
});
const untracked = aNotice({ id: 'quiet' });
const pastDue = aNotice({ id: 'past_due_notice', trackingData: { eventName: 'past_due', extras: {} } });

describe('showing notices', () => {
  it('NOTE-1 gives a toast each, in order, and sends the tracking data of those that have it', () => {
    const tracker = new FakeEventTracker();
    const toasts = new ShowNotices(tracker).run([tracked, untracked, pastDue], {});
    expect(toasts.map(({ id }) => id)).toEqual(['storm', 'quiet', 'past_due_notice']);
    expect(tracker.tracked).toEqual([
      ['storm_notice', { season: 'spring' }],
      ['past_due', {}],
    ]);
  });

  it('NOTE-1 shows and tracks each once in a visit', () => {
    const tracker = new FakeEventTracker();
    const show = new ShowNotices(tracker);
    expect(show.run([tracked, tracked], {})).toHaveLength(1);
    expect(show.run([tracked, untracked], {})).toHaveLength(1);
    expect(tracker.tracked).toHaveLength(1);
    expect(new ShowNotices(tracker).run([tracked], {})).toHaveLength(1);
  });

  it('NOTE-1 neither shows nor tracks what the address hides, until it no longer does', () => {
    const tracker = new FakeEventTracker();
    const show = new ShowNotices(tracker);
    expect(show.run([pastDue], { hidePastDueToast: '' })).toEqual([]);
    expect(tracker.tracked).toEqual([]);
    expect(show.run([pastDue], {})).toHaveLength(1);
  });
});
