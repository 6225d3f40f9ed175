import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addresses, hostileAddresses } from '../testing/routes/address.arbitrary.ts';
import { reach } from '../testing/shared/reach.ts';
import { pathTo, type LinkedRoute } from './path-to.ts';
import { routeOf } from './route-of.policy.ts';
import { ROUTE_NAMES, ROUTES } from './routes.ts';

describe('where a path leads', () => {
  it.each([
    ['NAV-1', '/', 'splash', {}],
    ['NAV-1', '/?utm_source=x', 'splash', {}],
    ['NAV-1', '/#top', 'splash', {}],
    ['NAV-1', '/main', 'legacy', {}],
    ['NAV-1', '/main/x/y/z', 'legacy', {}],
    ['NAV-2', '/public/report/1024', 'publicReport', { number: '1024' }],
    ['RPT-7.2', '/paper/5f70', 'paper', { seal: '5f70' }],
    ['NAV-3', '/report/for?address=x', 'pendingReport', {}],
    ['NAV-3', '/report/go/for', 'vanityReport', { vanityId: 'for' }],
    ['NAV-3', '/report/go', 'report', { number: 'go' }],
    ['NAV-3', '/report/sample', 'sampleReport', {}],
    ['NAV-3', '/report/1024?sample=true', 'report', { number: '1024' }],
    ['NAV-3', '/report/a%20b', 'report', { number: 'a b' }],
    ['NAV-3', '/report/100%', 'report', { number: '100%' }],
    ['NAV-4', '/DASHBOARD/', 'dashboard', {}],
    ['NAV-4', '/dashboard//', 'dashboard', {}],
    ['NAV-4', '/dash%62oard', 'dashboard', {}],
    ['NAV-4', '/dashboard/new', 'newProject', {}],
    ['NAV-4', '/integrations/roofcalc', 'integration', { id: 'roofcalc' }],
    ['NAV-5', '/calculators/iws', 'iwsCalculator', {}],
    ['NAV-5', '/calculators/waste/1024', 'wasteCalculator', { reportNumber: '1024' }],
    ['NAV-5', '/calculators/permit-fee', 'calculator', { type: 'permit-fee' }],
    ['NAV-5', '/Calculators/Permit-Fee', 'calculator', { type: 'Permit-Fee' }],
    ['NAV-5', '/calculators/permit-fee/1024', 'calculator', { type: 'permit-fee', reportNumber: '1024' }],
  ] as const)('%s %j is %s', (_, path, name, params) => {
    expect(routeOf(path)).toMatchObject({ name, params });
    expect(Object.keys(routeOf(path)?.params ?? {})).toEqual(Object.keys(params));
  });

  it.each([
    ['NAV-6', '/nowhere'],
    ['NAV-6', '/dashboard/new/more'],
    ['NAV-6', '/dashboards'],
    ['NAV-6', '/report'],
    ['NAV-6', '/report/'],
    ['NAV-6', '/report//1024'],
    ['NAV-6', '/report/.'],
    ['NAV-6', '/report/..'],
    ['NAV-6', '/report/%2E%2e'],
    ['NAV-6', '/report/1024/more'],
    ['NAV-6', '/public/report'],
    ['NAV-6', 'dashboard'],
    ['NAV-6', '//dashboard'],
    ['NAV-6', '//'],
    ['NAV-6', ''],
    ['NAV-5', '/calculators'],
    ['NAV-5', '/calculators/horoscope'],
    ['NAV-5', '/calculators/toString/1024'],
    ['NAV-5', '/calculators/iws/1024/more'],
  ])('%s %j is unknown', (_, path) => {
    expect(routeOf(path)).toBeNull();
  });

  it('NAV-3 reads the query as the browser does', () => {
    expect(routeOf('/report/1?a=1&a=2&b&c=x+y%20z&d=%zz&=e&&f==g#h?i=j')?.query).toEqual({
      a: '1',
      b: '',
      c: 'x y z',
      d: '%zz',
      '': 'e',
      f: '=g',
    });
    expect(Object.keys(routeOf('/login?__proto__=x')?.query ?? {})).toEqual(['__proto__']);
    expect(routeOf('/login')?.query).toEqual({});
  });

  it('NAV-6 whatever the address, the path of the place it finds leads to that place again', () => {
    const reached = reach('place', 'not found');
    fc.assert(
      fc.property(fc.oneof(addresses(), hostileAddresses(), fc.string({ unit: 'binary' })), (address) => {
        const place = routeOf(address);
        reached.at(place === null ? 'not found' : 'place');
        if (place === null || place.name === 'legacy') return;
        const { name, params, query } = place;
        const path = pathTo<LinkedRoute>(name, params as never, query as never);
        expect(routeOf(path)).toEqual(place);
      }),
      { numRuns: 300 },
    );
    reached.expectEach();
  });

  it('NAV-6 a path below no known one, or beyond its end, is unknown', () => {
    const firsts = new Set(ROUTE_NAMES.map((name) => ROUTES[name].pattern.split('/')[1]?.toLowerCase()));
    const segment = fc.string({ unit: fc.constantFrom(...'abz019-_~'), minLength: 1, maxLength: 8 });
    const below = fc.array(segment, { maxLength: 3 });
    const nowhere = fc
      .tuple(
        segment.filter((first) => !firsts.has(first)),
        below,
      )
      .map(([first, rest]) => `/${[first, ...rest].join('/')}`);
    const fixed = ROUTE_NAMES.map((name) => ROUTES[name].pattern).filter((pattern) => !/[:*]/.test(pattern));
    const beyond = fc
      .tuple(
        fc.constantFrom(...fixed.filter((pattern) => pattern !== '/')),
        fc.array(segment, { minLength: 3, maxLength: 4 }),
      )
      .map(([path, rest]) => `${path}/${rest.join('/')}`);
    fc.assert(
      fc.property(fc.oneof(nowhere, beyond), (path) => {
        expect(routeOf(path)).toBeNull();
      }),
    );
  });
});
