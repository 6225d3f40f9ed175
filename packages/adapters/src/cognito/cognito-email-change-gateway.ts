import { EmailChangeGateway, type EmailCodeRefusal, type ProfileFailure } from '@ridgeline/core/profile';
import { done, type Email, fail, type Result } from '@ridgeline/core/shared';
import { failureNamed } from './amplify-problem.ts';
import type { UserPoolSession } from './user-pool-session.ts';

const NO_SESSION = {
  NotAuthorizedException: 'signed-out',
  UserUnAuthenticatedException: 'signed-out',
} as const;
const CODE = {
  ...NO_SESSION,
  CodeMismatchException: 'code-refused',
  ExpiredCodeException: 'code-refused',
  // Another account has taken the address since the code was sent.
  AliasExistsException: 'code-refused',
} as const;

/** PROF-9: the pool sends the code and keeps the old email until the code comes back. */
export class CognitoEmailChangeGateway extends EmailChangeGateway {
  readonly #session: UserPoolSession;

  constructor(session: UserPoolSession) {
    super();
    this.#session = session;
  }

  override async request(newEmail: Email): Promise<Result<void, ProfileFailure>> {
    try {
      const { updateUserAttribute } = await this.#session.amplify();
      await updateUserAttribute({ userAttribute: { attributeKey: 'email', value: newEmail } });
      return done;
    } catch (problem) {
      return fail(failureNamed(problem, NO_SESSION));
    }
  }

  override async confirm(code: string): Promise<Result<void, EmailCodeRefusal>> {
    try {
      const { confirmUserAttribute } = await this.#session.amplify();
      await confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: code });
    } catch (problem) {
      return fail(failureNamed(problem, CODE));
    }
    // The ID token of the session proves the new email from now on.
    await this.#session.renew();
    return done;
  }
}
