import { BeginWalkthrough } from '@ridgeline/core/session';
import { FakePreferences } from '@ridgeline/core/testing/shared';
import { describe, expect, it } from 'vitest';
import { WalkthroughStore } from './walkthrough.store.ts';

function setUp(preferences = new FakePreferences()) {
  return { preferences, walkthrough: new WalkthroughStore(new BeginWalkthrough(preferences)) };
}

describe('the first-use walkthrough', () => {
  it('AUTH-12 is hidden, then goes from slide to slide, and hides', () => {
    const { walkthrough } = setUp();
    expect([walkthrough.isShown, walkthrough.slide]).toEqual([false, 0]);
    walkthrough.begin();
    expect([walkthrough.isShown, walkthrough.slide]).toEqual([true, 0]);
    walkthrough.moveTo(2);
    expect(walkthrough.slide).toBe(2);
    walkthrough.moveTo(1);
    expect(walkthrough.slide).toBe(1);
    walkthrough.hide();
    expect(walkthrough.isShown).toBe(false);
  });

  it('AUTH-12 is over past its last slide, and nothing moves a hidden one', () => {
    const { walkthrough } = setUp();
    walkthrough.moveTo(1);
    expect(walkthrough.isShown).toBe(false);
    walkthrough.begin();
    walkthrough.moveTo(3);
    expect(walkthrough.isShown).toBe(false);
  });

  it('AUTH-12 START-3 is shown once per browser, also after a reset', () => {
    const { walkthrough, preferences } = setUp();
    walkthrough.begin();
    preferences.empty('local');
    const next = setUp(preferences).walkthrough;
    next.begin();
    expect(next.isShown).toBe(false);
  });
});
