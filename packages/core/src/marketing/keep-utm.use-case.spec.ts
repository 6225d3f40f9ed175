import { describe, expect, it } from 'vitest';
import { DAY } from '../shared/instant.ts';
import { FakeUtmStore } from '../testing/marketing/fake-utm-store.ts';
import { FakeClock } from '../testing/shared/fake-clock.ts';
import { KeepUtm } from './keep-utm.use-case.ts';

function setUp() {
  const clock = new FakeClock();
  const store = new FakeUtmStore(clock);
  return { clock, store, keep: new KeepUtm(clock, store) };
}

describe('keeping UTM data', () => {
  it('API-3 keeps what the address says, for 30 days', () => {
    const { clock, store, keep } = setUp();
    const readAt = clock.now();
    expect(keep.run({ utm_source: 'newsletter' })).toEqual({ source: 'newsletter' });
    expect(store.kept()).toEqual({ utm: { source: 'newsletter' }, readAt });
    clock.advance(30 * DAY);
    expect(store.kept()).toBeNull();
  });

  it('API-3 an address that says nothing leaves it, one that says something replaces it whole', () => {
    const { store, keep } = setUp();
    keep.run({ utm_source: 'newsletter', utm_term: 'roof' });
    expect(keep.run({ source: 'x' })).toBeNull();
    expect(store.kept()?.utm).toEqual({ source: 'newsletter', term: 'roof' });
    keep.run({ utm_source: 'search' });
    expect(store.kept()?.utm).toEqual({ source: 'search' });
  });
});
