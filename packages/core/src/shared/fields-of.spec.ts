import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldsOf } from './fields-of.ts';

describe('the fields of what came from outside', () => {
  it('are those it has, judged by nobody yet', () => {
    const { email, teamId } = fieldsOf<'email' | 'teamId'>({ email: 7, other: true });
    expect([email, teamId]).toEqual([7, undefined]);
  });

  it.each([null, undefined, 'text', 7, true])('%j has none', (input) => {
    expect(fieldsOf(input)).toEqual({});
  });

  it('can be read of anything', () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        expect(() => fieldsOf<'a'>(input).a).not.toThrow();
      }),
    );
  });
});
