import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROUTE_NAMES } from '../../routes/routes.ts';
import { addProjectDecision, type AddProjectFacts } from './add-project.policy.ts';
import { SUBSCRIPTION_TYPES } from '../subscription.ts';

const ready: AddProjectFacts = {
  screen: 'dashboard',
  viewer: false,
  expired: false,
  pauseActive: false,
  quickViewsLeft: 1,
  type: 'paid',
  showModalsBeforeAddressCollection: true,
};

describe('Add Project', () => {
  it.each<[string, Partial<AddProjectFacts>, string]>([
    ['with something left', {}, 'address-lookup'],
    ['outside of any known screen', { screen: null }, 'address-lookup'],
    ['while an address is looked up', { screen: 'addressLookup' }, 'disabled'],
    ['while a property type is chosen', { screen: 'propertyType' }, 'disabled'],
    ['for a viewer of a team', { viewer: true }, 'viewer-notice'],
    ['with an expired plan', { expired: true }, 'renewal'],
    ['during an active pause', { pauseActive: true }, 'dashboard'],
    ['out of quick views, free', { quickViewsLeft: 0, type: 'free-plan' }, 'upgrade-prompt'],
    ['out of quick views, paid', { quickViewsLeft: 0 }, 'remaining-projects-prompt'],
    ['out of quick views, on trial', { quickViewsLeft: 0, type: 'trial-plan' }, 'remaining-projects-prompt'],
    ['with less than nothing left', { quickViewsLeft: -1 }, 'remaining-projects-prompt'],
    [
      'out of quick views, where the plan asks later',
      { quickViewsLeft: 0, showModalsBeforeAddressCollection: false },
      'address-lookup',
    ],
    [
      'out of quick views, free, where the plan asks later',
      { quickViewsLeft: 0, type: 'free-plan', showModalsBeforeAddressCollection: false },
      'address-lookup',
    ],
    ['with a free plan that has something left', { type: 'free-plan' }, 'address-lookup'],
  ])('HDR-2 PLAN-7 %s', (_, change, decision) => {
    expect(addProjectDecision({ ...ready, ...change })).toBe(decision);
  });

  it('HDR-2 decides in order: the screen, the role, the expiry, the pause, what is left', () => {
    const worst: AddProjectFacts = {
      ...ready,
      screen: 'propertyType',
      viewer: true,
      expired: true,
      pauseActive: true,
      quickViewsLeft: 0,
    };
    expect(addProjectDecision(worst)).toBe('disabled');
    const onDashboard: AddProjectFacts = { ...worst, screen: 'dashboard' };
    expect(addProjectDecision(onDashboard)).toBe('viewer-notice');
    const asMember: AddProjectFacts = { ...onDashboard, viewer: false };
    expect(addProjectDecision(asMember)).toBe('renewal');
    expect(addProjectDecision({ ...asMember, expired: false })).toBe('dashboard');
    expect(addProjectDecision({ ...asMember, expired: false, pauseActive: false })).toBe(
      'remaining-projects-prompt',
    );
  });

  it('HDR-2 law: is disabled on the two screens and on no other, whatever the plan', () => {
    const facts = fc.record({
      screen: fc.constantFrom(...ROUTE_NAMES, null),
      viewer: fc.boolean(),
      expired: fc.boolean(),
      pauseActive: fc.boolean(),
      quickViewsLeft: fc.integer({ min: -2, max: 2 }),
      type: fc.constantFrom(...SUBSCRIPTION_TYPES),
      showModalsBeforeAddressCollection: fc.boolean(),
    });
    fc.assert(
      fc.property(facts, (given) => {
        const choosing = given.screen === 'addressLookup' || given.screen === 'propertyType';
        expect(addProjectDecision(given) === 'disabled').toBe(choosing);
      }),
    );
  });
});
