import { IdentifyVisitor, PostUtm } from '@ridgeline/core/marketing';
import type { Profile } from '@ridgeline/core/profile';
import { AliasDevice, IdentifyDevice } from '@ridgeline/core/session';
import { FakeEventTracker, FakeUtmGateway, FakeUtmStore } from '@ridgeline/core/testing/marketing';
import { FakeDeviceAliases, FakeUniqueIds } from '@ridgeline/core/testing/session';
import { FakeClock } from '@ridgeline/core/testing/shared';
import { describe, expect, it } from 'vitest';
import { ada, aSession } from '../testing/visitors.ts';
import { ArrivalKeeper } from './arrival-keeper.ts';

function setUp(change: Partial<Profile> = {}) {
  const { session, profiles, preferences } = aSession();
  profiles.account.change({ email: 'Ada@Example.com', ...change });
  const [tracker, utm, aliases] = [new FakeEventTracker(), new FakeUtmGateway(), new FakeDeviceAliases()];
  const clock = new FakeClock();
  const store = new FakeUtmStore(clock);
  store.keep({ utm: { source: 'newsletter' }, readAt: clock.now() });
  const keeper = new ArrivalKeeper({
    session,
    postUtm: new PostUtm(store, utm),
    identify: new IdentifyVisitor(tracker),
    aliasDevice: new AliasDevice(new IdentifyDevice(preferences, new FakeUniqueIds()), aliases, preferences),
  });
  return { session, tracker, utm, aliases, keeper };
}

describe('what is told with a sign-in', () => {
  it('API-3 START-4 is who it is, the campaign and the device, once in a visit', async () => {
    const { session, tracker, utm, aliases, keeper } = setUp();
    const stop = keeper.keep();
    expect(tracker.identified).toEqual([]);
    await session.signIn(ada);
    const { profile } = session;
    if (profile !== null) session.profileChanged({ ...profile, company: 'Marsh' });
    stop();
    expect(tracker.identified).toEqual(['ada@example.com']);
    expect(utm.posted).toHaveLength(1);
    expect(aliases.added).toHaveLength(1);
  });

  it('NAV-8 waits until the terms are accepted', async () => {
    const { session, tracker, keeper } = setUp({ acceptedTosAt: null });
    keeper.keep();
    await session.signIn(ada);
    expect(tracker.identified).toEqual([]);
    session.termsAccepted();
    expect(tracker.identified).toEqual(['ada@example.com']);
  });
});
