import { describe, expect, it } from 'vitest';
import { mobileHeaderButton, nextMobilePanel, screenSize } from './mobile-header.policy.ts';
import { ROUTE_NAMES } from '../routes/routes.ts';

describe('the mobile header', () => {
  it.each([
    [0, 'phone'],
    [575, 'phone'],
    [576, 'tablet'],
    [1167, 'tablet'],
    [1168, 'desktop'],
    [4000, 'desktop'],
  ] as const)('HDR-9 a screen of %i px is a %s', (width, size) => {
    expect(screenSize(width)).toBe(size);
  });

  it('HDR-9 leads back to the screen above, once back in history, or opens the menu', () => {
    const shown = ROUTE_NAMES.map((route) => {
      const button = mobileHeaderButton(route, { hasHistory: true });
      return `${route}: ${button.does}${'path' in button ? ` ${button.path}` : ''}`;
    });
    expect(shown.filter((line) => !line.endsWith(': user-menu'))).toEqual(
      [
        'report: back /dashboard',
        'newProject: back /dashboard',
        'integration: back /integrations',
        'verifyPhone: back /profile/full',
        'changeEmail: back /profile/full',
        'changePassword: back /profile/full',
        'companyDetails: back /profile/full',
        'planUpgrade: back-once',
        'purchasePlan: back /plans',
        'businessPricing: back-once',
        'addressLookup: back-once',
        'search: back-once',
        'propertyType: back-once',
        'singlePurchase: back-once',
        'editTeam: back /myTeam',
        'editTeamMember: back /myTeam',
        'feedback: back-once',
        'manufacturerSelection: back-once',
        'permitFee: back-once',
        'iwsTool: back /tools',
        'wasteTool: back /tools',
        'ventilationTool: back /tools',
        'iwsCalculator: back-once',
        'wasteCalculator: back-once',
        'ventilationCalculator: back-once',
        'calculator: back-once',
      ].toSorted((a, b) => place(a) - place(b)),
    );
  });

  it('HDR-9 leads to the dashboard where there is no history to go back in', () => {
    expect(mobileHeaderButton('addressLookup', { hasHistory: false })).toEqual({
      does: 'navigate',
      path: '/dashboard',
    });
    expect(mobileHeaderButton('dashboard', { hasHistory: false })).toEqual({ does: 'user-menu' });
    expect(mobileHeaderButton('newProject', { hasHistory: false })).toEqual({
      does: 'back',
      path: '/dashboard',
    });
  });

  it.each([
    ['closed', 'burger', 'open'],
    ['open', 'burger', 'closed'],
    ['open', 'dismissed', 'closed'],
    ['closed', 'dismissed', 'closed'],
    ['open', 'navigated', 'closed'],
    ['closed', 'navigated', 'closed'],
  ] as const)('HDR-9 the panel, %s, after %s is %s', (panel, event, after) => {
    expect(nextMobilePanel(panel, event)).toBe(after);
  });
});

function place(line: string): number {
  return ROUTE_NAMES.findIndex((route) => line.startsWith(`${route}:`));
}
