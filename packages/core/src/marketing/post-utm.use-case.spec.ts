import { describe, expect, it } from 'vitest';
import { FakeUtmGateway } from '../testing/marketing/fake-utm-gateway.ts';
import { FakeUtmStore } from '../testing/marketing/fake-utm-store.ts';
import { FakeClock } from '../testing/shared/fake-clock.ts';
import { PostUtm } from './post-utm.use-case.ts';

function setUp() {
  const clock = new FakeClock();
  const store = new FakeUtmStore(clock);
  const gateway = new FakeUtmGateway();
  return { clock, store, gateway, post: new PostUtm(store, gateway) };
}

describe('posting UTM data', () => {
  it('API-3 posts what is kept', async () => {
    const { clock, store, gateway, post } = setUp();
    store.keep({ utm: { source: 'newsletter' }, readAt: clock.now() });
    expect(await post.run({ utmUpdatedAt: null })).toEqual({ posted: true });
    expect(gateway.posted).toEqual([{ source: 'newsletter' }]);
  });

  it('API-3 posts nothing when nothing is kept, or it is known already', async () => {
    const { clock, store, gateway, post } = setUp();
    expect(await post.run({})).toEqual({ posted: false, why: 'nothing-kept' });
    store.keep({ utm: { source: 'newsletter' }, readAt: clock.now() });
    expect(await post.run({ utmUpdatedAt: clock.now() })).toEqual({ posted: false, why: 'known-already' });
    expect(gateway.posted).toEqual([]);
  });

  it('API-3 says why it could not, and keeps it for the next time', async () => {
    const { clock, store, gateway, post } = setUp();
    store.keep({ utm: { source: 'newsletter' }, readAt: clock.now() });
    gateway.failure = 'unavailable';
    expect(await post.run({})).toEqual({ posted: false, why: 'unavailable' });
    gateway.failure = null;
    expect(await post.run({})).toEqual({ posted: true });
  });
});
