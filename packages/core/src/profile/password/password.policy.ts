/** The characters that a Cognito user pool counts as symbols, but the space. */
const SYMBOL = /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+-]/;

// D VAL-5.1: the user pool is set up with the same rules.
const RULES = [
  ['length', (password) => characters(password) >= 8],
  ['lower-case', (password) => /[a-z]/.test(password)],
  ['upper-case', (password) => /[A-Z]/.test(password)],
  ['digit', (password) => /[0-9]/.test(password)],
  ['symbol', (password) => SYMBOL.test(password)],
] as const satisfies readonly (readonly [rule: string, meets: (password: string) => boolean])[];

const SHORTEST_CURRENT_PASSWORD = 5;

export type PasswordRule = (typeof RULES)[number][0];
export type PasswordRuleVerdict = { readonly rule: PasswordRule; readonly met: boolean };

/** Every rule in the order it is listed, each with whether this password meets it. */
export function passwordRules(password: string): readonly PasswordRuleVerdict[] {
  return RULES.map(([rule, meets]) => ({ rule, met: meets(password) }));
}

export type PasswordForm = {
  readonly current: string;
  readonly next: string;
  /** Whether the new password has been touched. */
  readonly nextDirty: boolean;
};

export type CurrentPasswordFailure = 'current-password-required' | 'current-password-too-short';
export type NewPasswordFailure = 'required-field' | 'new-password-unfit';

export type PasswordFormVerdict = {
  readonly current: CurrentPasswordFailure | null;
  readonly next: NewPasswordFailure | null;
  /** The list to show under the new password, or null while the field is untouched. */
  readonly rules: readonly PasswordRuleVerdict[] | null;
  /** Whether Enter and the button submit. */
  readonly canSubmit: boolean;
};

// VAL-5
export function judgePasswordForm(form: PasswordForm): PasswordFormVerdict {
  const current = judgeCurrentPassword(form.current);
  const next = judgeNewPassword(form.next);
  return {
    current,
    next,
    rules: form.nextDirty ? passwordRules(form.next) : null,
    canSubmit: current === null && next === null,
  };
}

function judgeCurrentPassword(password: string): CurrentPasswordFailure | null {
  if (password === '') return 'current-password-required';
  return characters(password) < SHORTEST_CURRENT_PASSWORD ? 'current-password-too-short' : null;
}

export function judgeNewPassword(password: string): NewPasswordFailure | null {
  if (password === '') return 'required-field';
  return passwordRules(password).every(({ met }) => met) ? null : 'new-password-unfit';
}

/** Counted by code point: an emoji is one character, not two. */
function characters(password: string): number {
  return [...password].length;
}
