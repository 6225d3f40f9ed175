import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { emailProblem, parseEmail } from './email.policy.ts';

describe('an email address', () => {
  it.each(['ada@example.com', ' Ada@Example.COM ', 'ada+roof@mail.example.co'])('VAL-2 takes %j', (input) => {
    expect(parseEmail(input)).toEqual({ ok: true, value: input.trim().toLowerCase() });
  });

  it.each([
    '',
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'a b@example.com',
    `${'a'.repeat(260)}@example.com`,
  ])('VAL-2 refuses %j', (input) => {
    expect(parseEmail(input)).toEqual({ ok: false, failure: 'email-invalid' });
  });

  it('VAL-2 never throws, and what it accepts it accepts again unchanged', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.emailAddress()), (input) => {
        const first = parseEmail(input);
        if (first.ok) expect(parseEmail(first.value)).toEqual(first);
      }),
    );
  });

  it('VAL-2 is the same pattern that forms and the contract know', () => {
    const letters = fc.string({
      unit: fc.constantFrom('a', 'Z', '9', '.', '-', '_', '+', "'", '@', ' ', 'ñ'),
    });
    const almost = fc.tuple(letters, letters).map(([local, domain]) => `${local}@${domain}.com`);
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), letters, almost), (input) => {
        const zods = z.email().safeParse(input.trim().toLowerCase()).success;
        expect(parseEmail(input).ok).toBe(zods);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('an email that a form asks for', () => {
  it.each([
    ['', 'required-field'],
    ['  ', 'required-field'],
    ['ada', 'email-invalid'],
    [' Ada@Example.com ', null],
  ])('VAL-1 VAL-2 %j: %s', (typed, problem) => {
    expect(emailProblem(typed)).toBe(problem);
  });
});
