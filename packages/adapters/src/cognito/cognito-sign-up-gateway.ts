import {
  type CodeDelivery,
  type ConfirmationRefusal,
  type NewAccount,
  type ResendRefusal,
  SignUpGateway,
  type SignUpRefusal,
} from '@ridgeline/core/session';
import { done, type Email, fail, ok, type Result } from '@ridgeline/core/shared';
import { failureNamed, nameOf } from './amplify-problem.ts';
import { deliveryForUnknownEmail } from './unknown-email.ts';
import type { UserPoolSession } from './user-pool-session.ts';

const TOO_MANY = {
  LimitExceededException: 'too-many-requests',
  TooManyRequestsException: 'too-many-requests',
  TooManyFailedAttemptsException: 'too-many-requests',
} as const;
const SIGN_UP = {
  ...TOO_MANY,
  UsernameExistsException: 'email-taken',
  InvalidPasswordException: 'password-refused',
} as const;
/** The pool's pre sign-up trigger: the email is that of an account at a provider. */
const OF_A_PROVIDER = /^PreSignUp failed with error [a-z]+-account for /;
const CONFIRMATION = {
  ...TOO_MANY,
  CodeMismatchException: 'code-refused',
  ExpiredCodeException: 'code-expired',
  UserNotFoundException: 'code-refused',
} as const;

export class CognitoSignUpGateway extends SignUpGateway {
  readonly #session: UserPoolSession;

  constructor(session: UserPoolSession) {
    super();
    this.#session = session;
  }

  override async signUp(account: NewAccount): Promise<Result<CodeDelivery, SignUpRefusal>> {
    const { email, password, givenName, familyName, teamId } = account;
    const userAttributes = { email, given_name: givenName, family_name: familyName };
    try {
      const { signUp } = await this.#session.amplify();
      const { nextStep } = await signUp({
        username: email,
        password,
        options: { userAttributes, ...(teamId !== null && { clientMetadata: { team_id: teamId } }) },
      });
      return nextStep.signUpStep === 'CONFIRM_SIGN_UP'
        ? ok({ destination: nextStep.codeDeliveryDetails.destination ?? email })
        : fail('unavailable');
    } catch (problem) {
      const isTaken = problem instanceof Error && OF_A_PROVIDER.test(problem.message);
      return fail(isTaken ? 'email-taken' : failureNamed(problem, SIGN_UP));
    }
  }

  override async confirm(email: Email, code: string): Promise<Result<void, ConfirmationRefusal>> {
    try {
      const { confirmSignUp } = await this.#session.amplify();
      await confirmSignUp({ username: email, confirmationCode: code });
      return done;
    } catch (problem) {
      return fail(failureNamed(problem, CONFIRMATION));
    }
  }

  override async resendCode(email: Email): Promise<Result<CodeDelivery, ResendRefusal>> {
    try {
      const { resendSignUpCode } = await this.#session.amplify();
      const { destination } = await resendSignUpCode({ username: email });
      return ok({ destination: destination ?? email });
    } catch (problem) {
      const asIfSent = deliveryForUnknownEmail(problem, email);
      if (asIfSent) return ok(asIfSent);
      const isConfirmed = nameOf(problem) === 'InvalidParameterException';
      return fail(isConfirmed ? 'already-confirmed' : failureNamed(problem, TOO_MANY));
    }
  }
}
