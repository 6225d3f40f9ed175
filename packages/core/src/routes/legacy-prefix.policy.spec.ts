import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addresses, hostileAddresses } from '../testing/routes/address.arbitrary.ts';
import { staysOnThisSite } from '../testing/routes/on-this-site.ts';
import { withoutLegacyPrefix } from './legacy-prefix.policy.ts';

describe('the legacy prefix', () => {
  it.each([
    ['/main', '/'],
    ['/main/', '/'],
    ['/main/x?y', '/x?y'],
    ['/main?y=1', '/?y=1'],
    ['/main#top', '/#top'],
    ['/MAIN/plans#top', '/plans#top'],
    ['/main/main/plans', '/plans'],
    ['/main//main\\MAIN/plans', '/plans'],
    ['/main/mainstreet', '/mainstreet'],
    ['/main//evil.example', '/evil.example'],
    ['/main///evil.example', '/evil.example'],
    ['/main\\/evil.example', '/evil.example'],
    ['/main/a\\b', '/'],
    ['/main/\t/evil.example', '/'],
  ])('NAV-1 %j is %j', (address, path) => {
    expect(withoutLegacyPrefix(address)).toBe(path);
  });

  it.each(['/', '/plans', '/mainstreet', '/plans/main', '//main/x', 'main/x', '/x?/main/', '/main%2Fx'])(
    'NAV-1 %j has none',
    (address) => {
      expect(withoutLegacyPrefix(address)).toBeNull();
    },
  );

  it('NAV-1 leaves a path of this site without the prefix, whatever stood behind it', () => {
    fc.assert(
      fc.property(fc.oneof(addresses(), hostileAddresses(), fc.string()), (address) => {
        const path = withoutLegacyPrefix(`/main${address}`);
        if (path === null) return;
        expect(staysOnThisSite(path)).toBe(true);
        expect(withoutLegacyPrefix(path)).toBeNull();
      }),
    );
  });
});
