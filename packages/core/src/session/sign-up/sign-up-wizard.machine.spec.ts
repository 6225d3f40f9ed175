import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Email } from '../../shared/email.policy.ts';
import { fail, ok } from '../../shared/result.ts';
import {
  beginSignUp,
  nextSignUp,
  SIGN_UP_SLIDES,
  type SignUpEvent,
  type SignUpWizard,
} from './sign-up-wizard.machine.ts';

const typed = (field: 'email' | 'givenName' | 'familyName' | 'password', text: string): SignUpEvent => ({
  type: 'typed',
  field,
  text,
});
const email = typed('email', 'ada@example.com');
const names = [typed('givenName', 'Ada'), typed('familyName', 'Marsh')];
const password = typed('password', 'Correct-1');
const next: SignUpEvent = { type: 'next' };
const back: SignUpEvent = { type: 'back' };
const free: SignUpEvent = { type: 'checked', account: null };
const account = { email: 'ada@example.com' as Email, destination: 'a***' };

function after(wizard: SignUpWizard, ...events: readonly SignUpEvent[]): SignUpWizard {
  return events.reduce(nextSignUp, wizard);
}

const fill = () => after(beginSignUp(), email, next, free, ...names, next, password);
const create = () => after(fill(), next);

describe('the sign-up wizard', () => {
  it('AUTH-11 has its slides in this order', () => {
    expect(SIGN_UP_SLIDES).toEqual(['email', 'name', 'password']);
    expect(beginSignUp().form).toEqual({ email: '', givenName: '', familyName: '', password: '' });
    expect(beginSignUp().step).toEqual({
      is: 'filling',
      slide: 'email',
      problems: {},
      refusal: null,
      account: null,
    });
    expect(after(beginSignUp(), email, next).step).toEqual({ is: 'checking' });
    expect(after(beginSignUp(), email, next, free).step).toMatchObject({ slide: 'name' });
    expect(after(beginSignUp(), email, next, free, ...names, next).step).toMatchObject({ slide: 'password' });
    expect(create().step).toEqual({ is: 'creating' });
    expect(create().form).toEqual({
      email: 'ada@example.com',
      givenName: 'Ada',
      familyName: 'Marsh',
      password: 'Correct-1',
    });
    expect(after(create(), { type: 'answered', answer: ok(account) }).step).toEqual({
      is: 'created',
      account,
    });
  });

  it('AUTH-11 leaves a slide forwards only when its own fields are right', () => {
    expect(after(beginSignUp(), next).step).toEqual({
      is: 'filling',
      slide: 'email',
      problems: { email: 'required-field' },
      refusal: null,
      account: null,
    });
    expect(after(beginSignUp(), email, next, free, typed('givenName', ' '), next).step).toEqual({
      is: 'filling',
      slide: 'name',
      problems: { givenName: 'required-field', familyName: 'required-field' },
      refusal: null,
      account: null,
    });
    expect(after(fill(), typed('password', 'x'), next).step).toMatchObject({
      slide: 'password',
      problems: { password: 'new-password-unfit' },
    });
    expect(after(beginSignUp(), next, email).step).toMatchObject({ problems: {} });
  });

  it.each(['password', 'google', 'saml'] as const)(
    'AUTH-11 stays at an email whose account signs in by %s, until another is typed',
    (account) => {
      const known = after(beginSignUp(), email, next, { type: 'checked', account });
      expect(known.step).toMatchObject({ is: 'filling', slide: 'email', account });
      expect(after(known, typed('email', 'grace@example.com')).step).toMatchObject({ account: null });
    },
  );

  it('AUTH-11 changes nothing while the email is looked up', () => {
    const checking = after(beginSignUp(), email, next);
    for (const event of [email, next, back]) expect(nextSignUp(checking, event)).toBe(checking);
    expect(nextSignUp(beginSignUp(), free)).toEqual(beginSignUp());
  });

  it('AUTH-11 goes back a slide, and keeps what was typed', () => {
    expect(after(fill(), back).step).toMatchObject({ slide: 'name' });
    expect(after(fill(), back, back, back).step).toMatchObject({ slide: 'email' });
    expect(after(fill(), back, back).form).toEqual(fill().form);
  });

  it('AUTH-11 knows the email of an invite, and needs no names in the Apple-identity case', () => {
    const invited = beginSignUp({ email: 'ada@example.com', nameRequired: false });
    expect(after(invited, next, free, next, password, next).step).toEqual({ is: 'creating' });
  });

  it.each([
    ['email-taken', 'email'],
    ['password-refused', 'password'],
    ['too-many-requests', 'password'],
    ['unavailable', 'password'],
  ] as const)('AUTH-11 %s leads back to the slide %s', (code, slide) => {
    expect(after(create(), { type: 'answered', answer: fail({ code }) }).step).toEqual({
      is: 'filling',
      slide,
      problems: {},
      refusal: code,
      account: null,
    });
  });

  it('AUTH-11 a form found incomplete leads back to the first slide with a problem', () => {
    const problems = { familyName: 'required-field', password: 'required-field' } as const;
    const answer = fail({ code: 'form-incomplete', problems } as const);
    expect(after(create(), { type: 'answered', answer }).step).toEqual({
      is: 'filling',
      slide: 'name',
      problems,
      refusal: null,
      account: null,
    });
    const none = fail({ code: 'form-incomplete', problems: {} } as const);
    expect(after(create(), { type: 'answered', answer: none }).step).toMatchObject({ slide: 'email' });
  });

  it('AUTH-11 changes nothing while the account is being made, nor afterwards, nor by an answer nobody asked for', () => {
    const creating = create();
    const created = after(creating, { type: 'answered', answer: ok(account) });
    const filled = fill();
    fc.assert(
      fc.property(fc.constantFrom<SignUpEvent>(email, next, back, password), (event) => {
        expect(nextSignUp(creating, event)).toBe(creating);
        expect(nextSignUp(created, event)).toBe(created);
      }),
    );
    expect(nextSignUp(created, { type: 'answered', answer: ok(account) })).toBe(created);
    expect(nextSignUp(filled, { type: 'answered', answer: ok(account) })).toBe(filled);
  });
});
