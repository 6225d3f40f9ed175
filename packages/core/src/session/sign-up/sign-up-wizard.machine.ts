import type { Result } from '../../shared/result.ts';
import type { SignInKind } from '../sign-in-kind.ts';
import {
  readSignUpForm,
  type SignedUp,
  type SignUpFailure,
  type SignUpForm,
  type SignUpProblems,
} from './sign-up.use-case.ts';

// AUTH-11
export const SIGN_UP_SLIDES = ['email', 'name', 'password'] as const;
export type SignUpSlide = (typeof SIGN_UP_SLIDES)[number];

/** The fields of each slide. */
const FIELDS: Readonly<Record<SignUpSlide, readonly string[]>> = {
  email: ['email'],
  name: ['givenName', 'familyName'],
  password: ['password'],
};

/** The form is kept across slides and while the account is being created. `problems` are those of this slide. */
export type SignUpWizard = {
  readonly form: SignUpForm;
  readonly nameRequired: boolean;
  readonly step: SignUpStep;
};

export type SignUpStep =
  | {
      readonly is: 'filling';
      readonly slide: SignUpSlide;
      readonly problems: SignUpProblems;
      readonly refusal: Exclude<SignUpFailure['code'], 'form-incomplete'> | null;
      /** The existing sign-in method of the email, if any. */
      readonly account: SignInKind | null;
    }
  /** Whether the email has an account already. */
  | { readonly is: 'checking' }
  | { readonly is: 'creating' }
  | { readonly is: 'created'; readonly account: SignedUp };

export type SignUpEvent =
  | { readonly type: 'typed'; readonly field: keyof SignUpForm; readonly text: string }
  | { readonly type: 'next' }
  | { readonly type: 'back' }
  | { readonly type: 'checked'; readonly account: SignInKind | null }
  | { readonly type: 'answered'; readonly answer: Result<SignedUp, SignUpFailure> };

/** The values typed so far, restored in the same tab after a reload or back navigation. Never the password. */
export type SignUpDraft = {
  /** The email from the screen's address: a different one starts over. */
  readonly asked: string;
  readonly slide: SignUpSlide;
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
};

type Beginning = {
  /** Prefilled, e.g. from an invite. */
  readonly email?: string;
  /** False in the Apple-identity case. */
  readonly nameRequired?: boolean;
  readonly draft?: SignUpDraft | null;
};

export function beginSignUp({ email = '', nameRequired = true, draft = null }: Beginning = {}): SignUpWizard {
  const { givenName, familyName } = draft ?? { givenName: '', familyName: '' };
  const form = { email: draft?.email ?? email, givenName, familyName, password: '' };
  return { form, nameRequired, step: filling(draft?.slide ?? 'email') };
}

/** Events that do not apply to the current step are ignored. */
export function nextSignUp(wizard: SignUpWizard, event: SignUpEvent): SignUpWizard {
  const { form, step } = wizard;
  if (step.is === 'creating') {
    return event.type === 'answered' ? { ...wizard, step: stepAfter(event.answer) } : wizard;
  }
  if (step.is === 'checking') {
    return event.type === 'checked' ? { ...wizard, step: stepAfterCheck(event.account) } : wizard;
  }
  if (step.is === 'created') return wizard;
  switch (event.type) {
    case 'typed':
      return { ...wizard, form: { ...form, [event.field]: event.text }, step: filling(step.slide) };
    case 'next':
      return { ...wizard, step: stepOn(wizard, step.slide) };
    case 'back':
      return { ...wizard, step: filling(slideBeside(step.slide, -1) ?? step.slide) };
    case 'answered':
    case 'checked':
      return wizard;
  }
}

/** Moving to the next slide requires the current slide's fields to be valid. */
function stepOn({ form, nameRequired }: SignUpWizard, slide: SignUpSlide): SignUpStep {
  const read = readSignUpForm(form, { nameRequired });
  const problems = read.ok ? {} : ofSlide(slide, read.failure);
  if (Object.keys(problems).length > 0) return { ...filling(slide), problems };
  if (slide === 'email') return { is: 'checking' };
  const after = slideBeside(slide, 1);
  return after === undefined ? { is: 'creating' } : filling(after);
}

/** An email with an account stays on its slide, before the user types a name and a password in vain. */
function stepAfterCheck(account: SignInKind | null): SignUpStep {
  return account === null ? filling('name') : { ...filling('email'), account };
}

/** A refusal returns to the slide where it can be corrected. */
function stepAfter(answer: Result<SignedUp, SignUpFailure>): SignUpStep {
  if (answer.ok) return { is: 'created', account: answer.value };
  const { failure } = answer;
  if (failure.code === 'form-incomplete') {
    const slide = SIGN_UP_SLIDES.find((slide) => Object.keys(ofSlide(slide, failure.problems)).length > 0);
    return { ...filling(slide ?? 'email'), problems: failure.problems };
  }
  return { ...filling(failure.code === 'email-taken' ? 'email' : 'password'), refusal: failure.code };
}

function filling(slide: SignUpSlide): Extract<SignUpStep, { is: 'filling' }> {
  return { is: 'filling', slide, problems: {}, refusal: null, account: null };
}

function slideBeside(slide: SignUpSlide, step: 1 | -1): SignUpSlide | undefined {
  return SIGN_UP_SLIDES[SIGN_UP_SLIDES.indexOf(slide) + step];
}

function ofSlide(slide: SignUpSlide, problems: SignUpProblems): SignUpProblems {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => FIELDS[slide].includes(field)));
}
