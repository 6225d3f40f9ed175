import { describe, expect, it } from 'vitest';
import { isReferenceRead } from './reference-reads.policy.ts';

describe('a cached query', () => {
  it.each([
    '/products/code-report-plan',
    '/products/code-report-plan/plan_23_q2_0003',
    '/public/fee-schedules?term=denver',
    '/public/fee-schedules/denver-co',
    '/codeReports/config/ui',
    '/codeReports/config/integrations',
    '/public/reports/config/professionTypes',
    '/codeReports/form-lists/manufacturers',
    '/codeReports/lastUpdate',
  ])('START-7 D START-7.1 is what is sold, listed and configured: %s', (address) => {
    expect(isReferenceRead(address)).toBe(true);
  });

  it.each([
    '/v2/profile/?app=web',
    '/codeReports/profile/limits',
    '/codeReports/subscriptions',
    '/codeReports/subscriptions/plan',
    '/codeReports/orders/estimate',
    '/v2/projects/myProjects?limit=5',
    '/codeReports/CR-2026-1',
    '/v2/surveys/feedback',
    '/profile/keys',
    '/v2/webhooks',
    '/teams/1/members/search',
    '/limits/blocked?reason=products',
    '/public/reports/CR-2026-1',
  ])('START-7 D START-7.1 is nothing that an act of the person or of a colleague changes: %s', (address) => {
    expect(isReferenceRead(address)).toBe(false);
  });
});
