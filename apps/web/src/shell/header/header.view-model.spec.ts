import type { Profile } from '@ridgeline/core/profile';
import type { AppPath } from '@ridgeline/core/routes';
import { describe, expect, it } from 'vitest';
import { aSignedInShell } from '../../testing/shell-world.ts';

describe('the header', () => {
  it.each<[string, Partial<Profile>]>([
    ['NAV-8 shows nothing before the terms are accepted', { acceptedTosAt: null }],
    ['AUTH-14 shows nothing before a name is given', { givenName: '', professionType: null }],
  ])('%s, and leaves only the way out', async (_, profile) => {
    const { header } = await aSignedInShell(profile);
    expect([header.tabs.tabs, header.plan.allowances]).toEqual([[], []]);
    expect(header.menu.entries.map(({ item }) => item)).toEqual(['sign-out']);
  });
});

describe('the mobile header', () => {
  it.each([
    ['/dashboard', { does: 'user-menu' }],
    ['/tools/waste', { does: 'back', path: '/tools' }],
    ['/plans/purchase', { does: 'back', path: '/plans' }],
    ['/feedback', { does: 'navigate', path: '/dashboard' }],
    ['/no/such/page', { does: 'back', path: '/dashboard' }],
  ])('HDR-9 at %s has %o', async (address, button) => {
    expect((await aSignedInShell({}, address)).header.mobileButton).toEqual(button);
  });

  it('HDR-9 goes one step back where there is one', async () => {
    const { header, navigation } = await aSignedInShell();
    navigation.go('/feedback' as AppPath);
    expect(header.mobileButton).toEqual({ does: 'back-once' });
    header.backOnce();
    expect(navigation.address).toBe('/dashboard');
  });

  it('HDR-9 stands below 1168 px', async () => {
    const { header, viewport } = await aSignedInShell();
    expect(header.size).toBe('desktop');
    viewport.resized(1167);
    expect(header.size).toBe('tablet');
    viewport.resized(575);
    expect(header.size).toBe('phone');
  });
});
