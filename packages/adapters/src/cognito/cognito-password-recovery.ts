import {
  type CodeDelivery,
  type NewPasswordRefusal,
  PasswordRecovery,
  type RecoveryRefusal,
} from '@ridgeline/core/session';
import { done, type Email, fail, ok, type Result } from '@ridgeline/core/shared';
import { failureNamed } from './amplify-problem.ts';
import { deliveryForUnknownEmail } from './unknown-email.ts';
import type { UserPoolSession } from './user-pool-session.ts';

const TOO_MANY = {
  LimitExceededException: 'too-many-requests',
  TooManyRequestsException: 'too-many-requests',
  TooManyFailedAttemptsException: 'too-many-requests',
} as const;
const NEW_PASSWORD = {
  ...TOO_MANY,
  CodeMismatchException: 'code-refused',
  ExpiredCodeException: 'code-expired',
  UserNotFoundException: 'code-refused',
  InvalidPasswordException: 'password-refused',
} as const;

export class CognitoPasswordRecovery extends PasswordRecovery {
  readonly #session: UserPoolSession;

  constructor(session: UserPoolSession) {
    super();
    this.#session = session;
  }

  override async sendCode(email: Email): Promise<Result<CodeDelivery, RecoveryRefusal>> {
    try {
      const { resetPassword } = await this.#session.amplify();
      const { nextStep } = await resetPassword({ username: email });
      return ok({ destination: nextStep.codeDeliveryDetails.destination ?? email });
    } catch (problem) {
      const asIfSent = deliveryForUnknownEmail(problem, email);
      return asIfSent ? ok(asIfSent) : fail(failureNamed(problem, TOO_MANY));
    }
  }

  override async setPassword(
    email: Email,
    code: string,
    password: string,
  ): Promise<Result<void, NewPasswordRefusal>> {
    try {
      const { confirmResetPassword } = await this.#session.amplify();
      await confirmResetPassword({ username: email, confirmationCode: code, newPassword: password });
      return done;
    } catch (problem) {
      return fail(failureNamed(problem, NEW_PASSWORD));
    }
  }
}
