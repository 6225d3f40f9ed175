import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSignUpDraft, signUpDraftText } from './sign-up-draft.ts';
import { beginSignUp, nextSignUp, SIGN_UP_SLIDES, type SignUpWizard } from './sign-up-wizard.machine.ts';

const form = fc.record({
  email: fc.string(),
  givenName: fc.string(),
  familyName: fc.string(),
  password: fc.string({ minLength: 12 }).map((text) => `secret ${text}`),
});
const filled = fc.record({ form, slide: fc.constantFrom(...SIGN_UP_SLIDES) }).map((typed): SignUpWizard => ({
  form: typed.form,
  nameRequired: true,
  step: { is: 'filling', slide: typed.slide, problems: {}, refusal: null, account: null },
}));

describe('what was typed of a sign-up', () => {
  it('AUTH-11 is the same after a reload, but for the password, which is nowhere', () => {
    fc.assert(
      fc.property(filled, fc.string(), (wizard, asked) => {
        const text = signUpDraftText(wizard, asked);
        expect(text).not.toContain(JSON.stringify(wizard.form.password).slice(1, -1));
        const again = beginSignUp({ email: asked, draft: readSignUpDraft(text, asked) });
        expect(again.form).toEqual({ ...wizard.form, password: '' });
        expect(again.step).toEqual(wizard.step);
      }),
    );
  });

  it('AUTH-11 goes on where the answer was waited for', () => {
    const checking = nextSignUp(beginSignUp({ email: 'ada@example.com' }), { type: 'next' });
    expect(readSignUpDraft(signUpDraftText(checking, ''), '')).toMatchObject({ slide: 'email' });
    const creating: SignUpWizard = { ...checking, step: { is: 'creating' } };
    expect(readSignUpDraft(signUpDraftText(creating, ''), '')).toMatchObject({ slide: 'password' });
  });

  it('AUTH-11 is left where the screen was asked for another email', () => {
    const text = signUpDraftText(beginSignUp({ email: 'ada@example.com' }), '');
    expect(readSignUpDraft(text, 'grace@example.com')).toBeNull();
  });

  it.each([null, '', '{', '[]', '{"asked":"","slide":"none"}', '{"asked":"","slide":"name","email":1}'])(
    'AUTH-11 is nothing in %j',
    (text) => expect(readSignUpDraft(text, '')).toBeNull(),
  );
});
