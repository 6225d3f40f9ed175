import { describe, expect, it } from 'vitest';
import { isLinkForAccount, readEmailLink } from './email-link.policy.ts';

describe('the link that confirms a new email', () => {
  it('PROF-9 carries a code and an email', () => {
    expect(readEmailLink({ code: ' 123456 ', email: ' ada@example.com ', tab: 'x' })).toEqual({
      code: '123456',
      email: 'ada@example.com',
    });
  });

  it.each([
    {},
    { code: '123456' },
    { email: 'ada@example.com' },
    { code: ' ', email: 'ada@example.com' },
    { code: '123456', email: '' },
    { code: undefined, email: undefined },
  ])('PROF-9 %j is no such link', (query) => {
    expect(readEmailLink(query)).toBeNull();
  });

  it.each([
    ['ada@example.com', 'ada@example.com', true],
    ['Ada@Example.com', ' ada@example.COM', true],
    ['grace@example.com', 'ada@example.com', false],
  ])('PROF-9 for %j, opened by %j: %s', (email, account, belongs) => {
    expect(isLinkForAccount({ code: '1', email }, account)).toBe(belongs);
  });
});
