import fc from 'fast-check';
import { ROUTE_NAMES, ROUTES } from '../../routes/routes.ts';

const EVIL = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e%2e//evil.example',
  '@evil.example',
];

/** A path of this app with any parameters and query, sometimes with the legacy prefix. */
export function addresses(): fc.Arbitrary<string> {
  const pattern = fc.constantFrom(...ROUTE_NAMES.map((name) => ROUTES[name].pattern));
  const value = fc.oneof(
    fc.constantFrom('iws', 'permit-fee', '1024'),
    fc.string({ unit: fc.constantFrom(...'aZ9.~-_%2f+:@é'), minLength: 1, maxLength: 8 }),
  );
  const anyQuery = fc.string({ unit: fc.constantFrom(...'ab=&%2+?/:é'), maxLength: 12 });
  const query = fc.oneof(
    fc.constantFrom('', '?sample=true'),
    anyQuery.map((text) => `?${text}`),
  );
  const prefix = fc.constantFrom('', '', '', '/main', '/MAIN/main', '/main/');
  return fc.tuple(prefix, pattern, value, value, query).map(([before, path, first, second, after]) => {
    const filled = path
      .replace('*', first)
      .replace(/:\w+\??/, first)
      .replace(/:\w+\??/, second);
    return `${before}${filled}${after}`;
  });
}

/** Attempts to redirect off this site, alone or hidden in a path of the app. */
export function hostileAddresses(): fc.Arbitrary<string> {
  const evil = fc.oneof(
    fc.constantFrom(...EVIL),
    fc.string({ unit: fc.constantFrom(...'/\\.:@\t\n%2fmain') }),
  );
  const around = fc.constantFrom(
    '',
    '/main',
    '/main/',
    '/report/',
    '/login?wanted=',
    '/accept-terms-of-service?wanted=',
  );
  return fc.tuple(around, evil, fc.constantFrom('', '/plans', '?x=1', '#x')).map((parts) => parts.join(''));
}
