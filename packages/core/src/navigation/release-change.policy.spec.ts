import { describe, expect, it } from 'vitest';
import { mayChangeRelease } from './release-change.policy.ts';

describe('a tab with an older release', () => {
  it.each(['/', '/dashboard', '/dashboard?term=denver', '/report/CR-1', '/tools'])(
    'takes the newer one where a person begins something: %s',
    (path) => expect(mayChangeRelease(path)).toBe(true),
  );

  it.each([
    '/login',
    '/dashboard/new',
    '/report/for',
    '/profile',
    '/subscription',
    '/estimates/waste',
    '/no/page',
  ])('keeps its own in the midst of something: %s', (path) => expect(mayChangeRelease(path)).toBe(false));
});
