import { describe, expect, it } from 'vitest';
import { pathTo } from './path-to.ts';
import { ROUTE_NAMES, ROUTES } from './routes.ts';
import { takesCards } from './takes-cards.policy.ts';

describe('pages in which a card can be entered', () => {
  it('PLAN-9 are those that buy, and the one of the plan', () => {
    const paths = ROUTE_NAMES.map((name) => ROUTES[name].pattern.replace(/[:*]\w*\??/g, '1'));
    expect(paths.filter(takesCards)).toEqual(['/subscription', '/plans/purchase', '/singlepurchase']);
  });

  it('PLAN-9 are recognised however their path is written, and nothing else is', () => {
    expect(takesCards(pathTo('purchasePlan', {}, { sku: 'plan_premium', payUpFront: 'true' }))).toBe(true);
    expect(takesCards('/Plans/Purchase/')).toBe(true);
    expect(['/plans', '/plans/purchase/more', '//plans/purchase', ''].map(takesCards)).not.toContain(true);
  });
});
