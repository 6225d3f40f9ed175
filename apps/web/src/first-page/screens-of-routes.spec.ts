import { ROUTES } from '@ridgeline/core/routes';
import { describe, expect, it } from 'vitest';
import { screensOfRoutes } from './screens-of-routes.ts';

const files = Object.keys(import.meta.glob('../routes/screens/*.route.{ts,tsx}'));

describe('the screens of the routes', () => {
  it('are files that exist, for every route that has a screen', () => {
    const screens = screensOfRoutes();
    const isMissing = (screen: string) => !files.some((file) => file.includes(`/${screen}.route.`));
    expect(screens.filter(({ screen }) => isMissing(screen))).toEqual([]);
    const routes = new Set(screens.map(({ route }) => route.split(' ')[0]));
    expect(Object.keys(ROUTES).filter((name) => !routes.has(name))).toEqual(['legacy']);
  });

  it('are told by type where a path names a calculator', () => {
    const estimates = screensOfRoutes().filter(({ route }) => route.startsWith('estimate '));
    expect(estimates).toEqual(
      ['iws', 'waste', 'ventilation', 'permit-fee'].map((type) => ({
        route: `estimate ${type}`,
        kind: 'report',
        screen: `${type}-calculator`,
      })),
    );
  });
});
