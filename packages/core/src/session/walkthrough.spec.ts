import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FakePreferences } from '../testing/shared/fake-preferences.ts';
import { BeginWalkthrough } from './begin-walkthrough.use-case.ts';
import {
  hiddenWalkthrough,
  nextWalkthrough,
  type Walkthrough,
  type WalkthroughEvent,
} from './walkthrough.machine.ts';

const at = (slide: number): Walkthrough => ({ is: 'shown', slide });

describe('the walkthrough', () => {
  it.each<[Walkthrough, WalkthroughEvent, Walkthrough]>([
    [hiddenWalkthrough, 'show', at(0)],
    [hiddenWalkthrough, 'next', hiddenWalkthrough],
    [hiddenWalkthrough, 'previous', hiddenWalkthrough],
    [hiddenWalkthrough, 'hide', hiddenWalkthrough],
    [at(0), 'next', at(1)],
    [at(1), 'next', at(2)],
    [at(2), 'next', hiddenWalkthrough],
    [at(2), 'previous', at(1)],
    [at(0), 'previous', at(0)],
    [at(1), 'show', at(1)],
    [at(1), 'hide', hiddenWalkthrough],
  ])('AUTH-12 of three slides, from %o by %s is %o', (state, event, expected) => {
    expect(nextWalkthrough(state, event, 3)).toEqual(expected);
  });

  it('AUTH-12 is always hidden or on one of its slides', () => {
    const events = fc.array(fc.constantFrom<WalkthroughEvent>('show', 'next', 'previous', 'hide'));
    fc.assert(
      fc.property(events, fc.nat(5), (all, slides) => {
        const end = all.reduce((state, event) => nextWalkthrough(state, event, slides), hiddenWalkthrough);
        if (end.is === 'shown') expect(end.slide).toSatisfy((slide: number) => slide >= 0 && slide < slides);
      }),
    );
  });

  it('AUTH-12 is shown once in a browser, and that survives a reset', () => {
    const preferences = new FakePreferences();
    const begin = new BeginWalkthrough(preferences);
    expect(begin.run(0)).toEqual(hiddenWalkthrough);
    expect(preferences.read('walkthroughShown')).toBeNull();
    expect(begin.run(3)).toEqual(at(0));
    preferences.empty('local');
    expect(begin.run(3)).toEqual(hiddenWalkthrough);
  });
});
