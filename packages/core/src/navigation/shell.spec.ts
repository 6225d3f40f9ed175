import { describe, expect, it } from 'vitest';
import { say } from '../shared/messages.ts';
import { footer, copyrightYear } from './footer.policy.ts';
import { ROUTE_NAMES } from '../routes/routes.ts';
import { headerTabs, tabOf } from './header-tabs.policy.ts';
import { professionBanner } from './profession-banner.policy.ts';
import { navigationMessages } from './navigation.messages.ts';
import { PRO_UPSELL } from './pro-upsell.ts';
import { userMenu } from './user-menu.policy.ts';

describe('the header', () => {
  it('HDR-1 has Projects, Calculators and Team', () => {
    expect(headerTabs({ availableCalculators: ['waste'], teamNotificationSeen: true })).toEqual([
      { tab: 'projects', path: '/dashboard', dot: false },
      { tab: 'calculators', path: '/tools', dot: false },
      { tab: 'team', path: '/myTeam', dot: false },
    ]);
    expect(
      (['projects', 'calculators', 'team', 'add-project'] as const).map((key) =>
        say(navigationMessages, 'en', key),
      ),
    ).toEqual(['Projects', 'Calculators', 'Team', 'Add Project']);
  });

  it('HDR-1 has no Calculators where none are configured, and a dot on Team until it has been seen', () => {
    expect(headerTabs({ availableCalculators: [], teamNotificationSeen: false })).toEqual([
      { tab: 'projects', path: '/dashboard', dot: false },
      { tab: 'team', path: '/myTeam', dot: true },
    ]);
  });

  it('HDR-7 asks for a profession in words', () => {
    expect(say(navigationMessages, 'en', 'profession-banner')).toContain('complete your profile');
  });

  it.each([
    [
      'projects',
      [
        'dashboard',
        'newProject',
        'addressLookup',
        'propertyType',
        'search',
        'singlePurchase',
        'pendingReport',
        'vanityReport',
        'sampleReport',
        'report',
        'reportRequest',
        'manufacturerSelection',
        'permitFee',
      ],
    ],
    [
      'calculators',
      [
        'tools',
        'iwsTool',
        'wasteTool',
        'ventilationTool',
        'iwsCalculator',
        'wasteCalculator',
        'ventilationCalculator',
        'calculator',
        'estimate',
        'estimates',
      ],
    ],
    ['team', ['myTeam', 'editTeam', 'editTeamMember']],
  ] as const)('HDR-1 under the tab %s are just these screens', (tab, routes) => {
    expect(ROUTE_NAMES.filter((route) => tabOf(route) === tab).sort()).toEqual([...routes].sort());
  });

  it('HDR-1 where there is no screen there is no tab', () => {
    expect(tabOf(null)).toBeNull();
  });

  it.each([
    [undefined, '/profile/full'],
    [null, '/profile/full'],
    ['', '/profile/full'],
    [' ', '/profile/full'],
    ['estimator', null],
  ])('HDR-7 with the profession %j the banner leads to %j', (professionType, path) => {
    expect(professionBanner(professionType === undefined ? {} : { professionType })).toBe(path);
  });
});

describe('the user menu', () => {
  it('HDR-10 has its entries in this order', () => {
    expect(userMenu({ allowPlanDetailAccess: true, industryNews: 'https://news.example.com' })).toEqual([
      { item: 'explore-plans', action: { does: 'navigate', path: '/plans' } },
      { item: 'plan-details', action: { does: 'navigate', path: '/subscription' } },
      { item: 'integrations', action: { does: 'navigate', path: '/integrations' } },
      { item: 'profile', action: { does: 'navigate', path: '/profile' } },
      { item: 'industry-news', action: { does: 'open', address: 'https://news.example.com' } },
      { item: 'sign-out', action: { does: 'sign-out' } },
    ]);
  });

  it('HDR-10 has Plan Details only where they may be seen', () => {
    const items = userMenu({ allowPlanDetailAccess: false, industryNews: '' }).map(({ item }) => item);
    expect(items).toEqual(['explore-plans', 'integrations', 'profile', 'industry-news', 'sign-out']);
  });

  it('HDR-10 says it so', () => {
    const entries = userMenu({ allowPlanDetailAccess: true, industryNews: '' });
    expect(entries.map(({ item }) => say(navigationMessages, 'en', item))).toEqual([
      'Explore Plans',
      'Plan Details',
      'Integrations',
      'Profile',
      'Industry news',
      'Sign Out',
    ]);
  });
});

describe('the footer', () => {
  const pages = {
    'terms-of-service': 'https://www.example.com/terms',
    'terms-of-sale': 'https://www.example.com/sale',
    'privacy-policy': 'https://www.example.com/privacy',
    'help-center': 'https://help.example.com',
  };

  it('HDR-11 has the papers, help and contact', () => {
    expect(footer(pages)).toEqual([
      { item: 'terms-of-service', action: { does: 'open', address: pages['terms-of-service'] } },
      { item: 'terms-of-sale', action: { does: 'open', address: pages['terms-of-sale'] } },
      { item: 'privacy-policy', action: { does: 'open', address: pages['privacy-policy'] } },
      { item: 'help-center', action: { does: 'open', address: pages['help-center'] } },
      { item: 'contact', action: { does: 'navigate', path: '/feedback' } },
    ]);
    expect(footer(pages).map(({ item }) => say(navigationMessages, 'en', item))).toEqual([
      'Terms of service',
      'Terms of sale',
      'Privacy policy',
      'Help center',
      'Contact',
    ]);
  });

  it('HDR-11 names its pages, and leads to contact alone, before it is known where they stand', () => {
    expect(footer(null).map(({ item }) => item)).toEqual(footer(pages).map(({ item }) => item));
    expect(footer(null).filter(({ action }) => action !== null)).toEqual([
      { item: 'contact', action: { does: 'navigate', path: '/feedback' } },
    ]);
  });

  it('D HDR-11.1 opens the pages of the app where the operator has none', () => {
    const actions = footer({ 'help-center': 'https://help.example.com' }).map(({ action }) => action);
    expect(actions).toEqual([
      { does: 'navigate', path: '/terms' },
      { does: 'navigate', path: '/sale' },
      { does: 'navigate', path: '/privacy' },
      { does: 'open', address: 'https://help.example.com' },
      { does: 'navigate', path: '/feedback' },
    ]);
  });

  it.each([
    [-5, '2026-12-31T23:59:59.999-05:00', '2026'],
    [-5, '2027-01-01T00:00:00.000-05:00', '2027'],
    [-10, '2026-12-31T23:59:59.999-10:00', '2026'],
    [-10, '2027-01-01T00:00:00.000-10:00', '2027'],
    [9.5, '2027-01-01T00:00:00.000+09:30', '2027'],
  ])('HDR-11 %d hours east of Greenwich at %s the year is %s', (hoursEast, at, year) => {
    expect(copyrightYear(Date.parse(at), hoursEast * 60)).toBe(year);
    expect(say(navigationMessages, 'en', 'copyright', { year })).toBe(`© ${year} Ridgeline`);
  });
});

describe('the pro upsell card', () => {
  it('HDR-13 lists what a pro plan has, and leads to the plans', () => {
    const said = PRO_UPSELL.lines.map((line) =>
      line.count === null
        ? say(navigationMessages, 'en', line.line)
        : say(navigationMessages, 'en', line.line, { count: line.count }),
    );
    expect(said).toEqual([
      '30 property quickviews a month',
      '50 seats',
      '8 code detail add-ons a month',
      '4 weather history add-ons a month',
      'Estimating calculators',
    ]);
    expect(PRO_UPSELL.leadsTo).toBe('/plans');
  });
});
