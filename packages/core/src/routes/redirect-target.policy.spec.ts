import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addresses, hostileAddresses } from '../testing/routes/address.arbitrary.ts';
import { staysOnThisSite } from '../testing/routes/on-this-site.ts';
import { redirectTarget } from './redirect-target.policy.ts';
import { routeOf } from './route-of.policy.ts';

describe('a remembered redirect', () => {
  it.each([
    '/plans',
    '/plans/purchase?sku=plan_23_q2_0003&payUpFront=true',
    '/report/1024#weather',
    '/report/1024?sample=true',
    '/public/report/1024',
    '/MyTeam',
    '/feedback?source=https://example.com/a',
  ])('NAV-10 keeps %j', (path) => {
    expect(redirectTarget(path)).toBe(path);
  });

  it('NAV-1 NAV-10 keeps what stands behind the legacy prefix', () => {
    expect(redirectTarget('/main/plans?x=1')).toBe('/plans?x=1');
    expect(redirectTarget('/main/login')).toBeNull();
  });

  it.each([
    ['an absolute address', 'https://evil.example/plans'],
    ['a script', 'javascript:alert(1)'],
    ['a host without a scheme', '//evil.example/plans'],
    ['a host behind three slashes', '///evil.example'],
    ['a host behind a backslash', '/\\evil.example'],
    ['a host behind two backslashes', '\\\\evil.example'],
    ['a backslash further on', '/plans\\..\\evil'],
    ['a tab that browsers drop', '/\t/evil.example'],
    ['a line end that browsers drop', '/\n/evil.example'],
    ['a line end at the end', '/plans\n'],
    ['an invisible character', '/plans\u200B'],
    ['half a character', '/plans?x=\uD800'],
    ['a space', ' /plans'],
    ['a host behind the legacy prefix', '/main//evil.example'],
    ['a relative path', 'plans'],
    ['a fragment', '#/plans'],
    ['nothing', ''],
    ['no text', 42],
    ['nothing stored', null],
    ['an endless text', `/plans?x=${'a'.repeat(2048)}`],
    ['a path that is not of this app', '/nowhere'],
    ['steps up the path', '/report/..'],
    ['steps up the path in disguise', '/report/%2e%2e'],
    ['the splash', '/'],
    ['a sign-in screen', '/login?email=a@example.com'],
    ['a sign-in screen in other letters', '/LOGIN/'],
    ['a sign-in screen in disguise', '/%6Cogin'],
    ['a provider callback', '/auth/google/callback?code=1'],
    ['the terms', '/accept-terms-of-service?wanted=/plans'],
    ['the introduction', '/introduce-yourself'],
    ['the mandatory profile', '/mandatory-profile'],
  ])('NAV-10 drops %s', (_, target) => {
    expect(redirectTarget(target)).toBeNull();
  });

  it('NAV-10 takes the longest path there may be', () => {
    const longest = `/plans?x=${'a'.repeat(2039)}`;
    expect(longest).toHaveLength(2048);
    expect(redirectTarget(longest)).toBe(longest);
    expect(redirectTarget(`${longest}a`)).toBeNull();
  });

  it('NAV-10 is for anything either null or a known path that it keeps as it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), addresses(), hostileAddresses()), (input) => {
        const target = redirectTarget(input);
        if (target === null) return;
        expect(redirectTarget(target)).toBe(target);
        expect(routeOf(target)?.kind).toMatch(/^(open|report|login-required)$/);
        expect(staysOnThisSite(target)).toBe(true);
      }),
    );
  });
});
