import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instants, plans } from '../../testing/plans/plan.arbitrary.ts';
import { aPlan, aTrial, type PlanChange } from '../../testing/plans/plan.builder.ts';
import { DAY } from '../../shared/instant.ts';
import { isPlanExpired } from '../plan-status.policy.ts';
import { isUpgradeOffered, isUpgradeVisible, upgradeDestination } from './upgrade.policy.ts';

const now = Date.parse('2026-03-02T15:00:00Z');
const owner = { owner: true, signedUpAt: null, now };
const member = { ...owner, owner: false };
const free: PlanChange = { type: 'free-plan', billable: false };
const unbilled: PlanChange = { billable: false };

describe('the Upgrade button', () => {
  it.each<[string, PlanChange, boolean]>([
    ['a free plan', free, true],
    ['an archived plan', { ...unbilled, archivedDate: now }, true],
    ['a plan archived at the beginning of 1970', { ...unbilled, archivedDate: 0 }, true],
    ['an expired plan', { ...unbilled, isExpired: true }, true],
    ['a paid plan that is not billable', unbilled, false],
    ['a billable plan', {}, false],
    ['a billable free plan', { type: 'free-plan' }, false],
    ['a billable plan that is archived', { archivedDate: now }, false],
    ['a billable plan that has expired', { isExpired: true }, false],
  ])('HDR-4 with %s', (_, change, visible) => {
    expect(isUpgradeVisible(aPlan(change), owner)).toBe(visible);
    expect(isUpgradeVisible(aPlan(change), member)).toBe(false);
  });

  it('HDR-4 hides during a trial, and shows once it is over', () => {
    const trial = aTrial({ limits: { endDate: now + DAY }, archivedDate: now });
    expect(isUpgradeVisible(trial, owner)).toBe(false);
    expect(isUpgradeVisible(aTrial({ limits: { endDate: now } }), owner)).toBe(true);
    expect(isUpgradeVisible(aTrial({ limits: { endDate: now } }), member)).toBe(false);
  });

  it('HDR-4 law: hiding wins over showing, and nothing shows without a reason', () => {
    fc.assert(
      fc.property(plans(), instants(), fc.boolean(), (plan, at, isOwner) => {
        const facts = { owner: isOwner, signedUpAt: null, now: at };
        const expired = isPlanExpired(plan, facts);
        const hidden = !isOwner || plan.billable || (plan.type === 'trial-plan' && !expired);
        const shown = plan.type === 'free-plan' || plan.archivedDate !== null || expired;
        expect(isUpgradeVisible(plan, facts)).toBe(shown && !hidden);
      }),
    );
  });
});

describe('an upgrade', () => {
  it.each([
    ['ESSENTIAL', true, true],
    ['ESSENTIAL', false, true],
    ['PREMIUM', true, true],
    ['PREMIUM', false, false],
    ['STARTER', true, true],
    ['STARTER', false, false],
    ['BUSINESS', true, false],
    ['BUSINESS', false, false],
    ['ENTERPRISE', true, false],
    ['ENTERPRISE', false, false],
  ])('HDR-5 of %s with owner %s is offered: %s', (orderDisplayTitle, isOwner, offered) => {
    expect(isUpgradeOffered({ orderDisplayTitle }, { owner: isOwner })).toBe(offered);
  });

  it('HDR-5 goes to plans, and for PREMIUM to the pricing enquiry', () => {
    expect(upgradeDestination({ orderDisplayTitle: 'PREMIUM' })).toBe('pricing-enquiry');
    expect(upgradeDestination({ orderDisplayTitle: 'ESSENTIAL' })).toBe('plans');
    expect(upgradeDestination({ orderDisplayTitle: 'ENTERPRISE' })).toBe('plans');
  });
});
