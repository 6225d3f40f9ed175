import { judgeNewPassword, type NewPasswordFailure } from '../../profile/password/password.policy.ts';
import { parsePersonName, type PersonNameFailure } from '../../profile/person-name.policy.ts';
import { emailProblem, parseEmail, type Email, type EmailProblem } from '../../shared/email.policy.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { CodeDelivery } from '../password/password-recovery.port.ts';
import type { SignUpGateway, SignUpRefusal } from './sign-up-gateway.port.ts';

export type SignUpForm = {
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly password: string;
};

/** The problem of each invalid field. */
export type SignUpProblems = PersonNameFailure & {
  readonly email?: EmailProblem;
  readonly password?: NewPasswordFailure;
};

export type SignUpFailure =
  | { readonly code: 'form-incomplete'; readonly problems: SignUpProblems }
  | { readonly code: SignUpRefusal };

export type SignedUp = CodeDelivery & { readonly email: Email };

export class SignUp {
  readonly #accounts: SignUpGateway;

  constructor(accounts: SignUpGateway) {
    this.#accounts = accounts;
  }

  // AUTH-11
  async run(
    form: SignUpForm,
    { teamId = null, nameRequired = true }: { teamId?: string | null; nameRequired?: boolean } = {},
  ): Promise<Result<SignedUp, SignUpFailure>> {
    const read = readSignUpForm(form, { nameRequired });
    if (!read.ok) return fail({ code: 'form-incomplete', problems: read.failure });
    const made = await this.#accounts.signUp({ ...read.value, teamId });
    return made.ok ? ok({ ...made.value, email: read.value.email }) : fail({ code: made.failure });
  }
}

/** AUTH-11: names are trimmed and required; `nameRequired: false` if Apple does not provide them. */
export function readSignUpForm(
  form: SignUpForm,
  { nameRequired = true }: { readonly nameRequired?: boolean } = {},
): Result<SignUpForm & { readonly email: Email }, SignUpProblems> {
  const email = parseEmail(form.email);
  const name = parsePersonName(form, { required: nameRequired });
  const wrongEmail = emailProblem(form.email);
  const password = judgeNewPassword(form.password);
  if (email.ok && name.ok && password === null) {
    return ok({ ...name.value, email: email.value, password: form.password });
  }
  return fail({
    ...(wrongEmail !== null && { email: wrongEmail }),
    ...(!name.ok && name.failure),
    ...(password !== null && { password }),
  });
}
