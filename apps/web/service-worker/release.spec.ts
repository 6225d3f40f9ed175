import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cacheOf, KEPT_RELEASES, outdatedCaches, unnamedFiles } from './release.ts';

const name = (id: string): string => cacheOf({ id });

describe('the stored releases', () => {
  it('are the current one and the newest before it', () => {
    const caches = ['ridgeline-files', ...['1', '2', '3', '4'].map(name)];
    expect(outdatedCaches(caches, name('4'))).toEqual([name('1')]);
    // An operator has gone back to a release that is still stored.
    expect(outdatedCaches(caches, name('1'))).toEqual([name('2')]);
  });

  it('never lose the current one, and never grow', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { minLength: 1 }), fc.nat(), (ids, at) => {
        const caches = ids.map(name);
        const current = caches[at % caches.length] ?? '';
        const outdated = new Set(outdatedCaches(caches, current));
        expect(outdated.has(current)).toBe(false);
        expect(caches.length - outdated.size).toBe(Math.min(caches.length, KEPT_RELEASES));
      }),
    );
  });

  it('keep each file that one of them names', () => {
    const stored = ['/assets/a.js', '/assets/b.js', '/assets/c.js'];
    expect(unnamedFiles(stored, [['/assets/a.js'], ['/assets/c.js', '/assets/a.js']])).toEqual([
      '/assets/b.js',
    ]);
  });
});
