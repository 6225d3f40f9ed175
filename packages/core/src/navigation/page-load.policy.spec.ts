import { describe, expect, it } from 'vitest';
import { say } from '../shared/messages.ts';
import { navigationMessages } from './navigation.messages.ts';
import { ERROR_BOUNDARY, onPageLoadFailure } from './page-load.policy.ts';

const words = (
  key: 'oops' | 'page-not-loaded' | 'back' | 'try-again' | 'something-went-wrong' | 'reload-page',
) => say(navigationMessages, 'en', key);

describe('a page that fails to load', () => {
  it('START-8 asks whether to go back or to try again', () => {
    const failure = onPageLoadFailure({ running: 'a', newest: 'a', reloadedFor: null });
    expect(failure.does === 'ask' && [failure.title, failure.text, ...failure.actions].map(words)).toEqual([
      'Oops!',
      "We've had trouble loading the requested page.",
      'Back',
      'Try Again',
    ]);
  });

  it.each([
    ['the newest release is unknown', 'a', null, null, 'ask'],
    ['the newest release is unknown after a reload', 'a', null, 'b', 'ask'],
    ['the release is the newest', 'a', 'a', null, 'ask'],
    ['the cache is stale', 'a', 'b', null, 'reload'],
    ['the cache is stale since an earlier reload', 'a', 'c', 'b', 'reload'],
    ['a reload did not help', 'a', 'b', 'b', 'ask'],
  ] as const)('START-8 when %s', (_, running, newest, reloadedFor, does) => {
    expect(onPageLoadFailure({ running, newest, reloadedFor })).toMatchObject(
      does === 'reload' ? { does, release: newest } : { does },
    );
  });

  it('START-8 says when it takes long', () => {
    expect(say(navigationMessages, 'en', 'taking-long')).toBe('Taking a long time...');
  });

  it('START-9 an uncaught error offers to reload the page, at the root', () => {
    expect(words(ERROR_BOUNDARY.title)).toBe('Oops, something went wrong.');
    expect(words(ERROR_BOUNDARY.action)).toBe('Reload Page');
    expect(ERROR_BOUNDARY.leadsTo).toBe('/');
  });

  it('NAV-6 an unknown path is not found', () => {
    expect(say(navigationMessages, 'en', 'not-found')).toBe('404 Not Found');
  });
});
