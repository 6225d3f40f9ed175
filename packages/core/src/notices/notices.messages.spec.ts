import { describe, expect, it } from 'vitest';
import { say } from '../shared/messages.ts';
import { noticesMessages } from './notices.messages.ts';

/** Verbatim wording of the specification. */
describe('what notices say', () => {
  it.each([
    ['NOTE-1', 'take-action', 'Take Action'],
    ['NOTE-2', 'all-available-title', 'Account Updated'],
    ['NOTE-2', 'all-available', 'All projects available.'],
  ] as const)('%s %s', (_, key, words) => {
    expect(say(noticesMessages, 'en', key)).toBe(words);
  });
});
