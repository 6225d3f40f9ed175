import { pathTo } from '../routes/path-to.ts';

// HDR-13
export const PRO_UPSELL = {
  lines: [
    { line: 'pro-quick-views', count: 30 },
    { line: 'pro-seats', count: 50 },
    { line: 'pro-code-details', count: 8 },
    { line: 'pro-weather-histories', count: 4 },
    { line: 'pro-calculators', count: null },
  ],
  leadsTo: pathTo('plans'),
} as const;
