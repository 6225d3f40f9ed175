import {
  Identity,
  type PasswordRefusal,
  readRefusal,
  type SignedInIdentity,
  type SignOutFailure,
  type SignOutReach,
} from '@ridgeline/core/session';
import { fail, ok, type Result } from '@ridgeline/core/shared';
import { nameOf } from './amplify-problem.ts';
import { PASSWORD_FLOW, type UserPoolSession } from './user-pool-session.ts';

/** aws-amplify or its configuration could not be loaded. */
class NotLoaded extends Error {}

function notLoaded(cause: unknown): never {
  throw new NotLoaded('sign-in is not loaded', { cause });
}

/** Signs in at the user pool with aws-amplify. */
export class CognitoIdentity extends Identity {
  readonly #session: UserPoolSession;

  constructor(session: UserPoolSession) {
    super();
    this.#session = session;
  }

  override current(): Promise<SignedInIdentity | null> {
    return this.#session.identity();
  }

  override async signInWithPassword(
    email: string,
    password: string,
  ): Promise<Result<SignedInIdentity, PasswordRefusal>> {
    try {
      const { signIn } = await this.#session.amplify().catch(notLoaded);
      const attempt = () => signIn({ username: email, password, options: PASSWORD_FLOW });
      // Amplify refuses to sign in while a user is signed in: sign the previous user out first.
      const { nextStep } = await attempt().catch(async (problem: unknown) => {
        if (nameOf(problem) !== 'UserAlreadyAuthenticatedException') throw problem;
        await this.#session.signOut();
        return attempt();
      });
      if (nextStep.signInStep === 'CONFIRM_SIGN_UP') return fail('not-confirmed');
      const identity = nextStep.signInStep === 'DONE' ? await this.#session.identity() : null;
      return identity === null ? fail('other') : ok(identity);
    } catch (problem) {
      if (problem instanceof NotLoaded || nameOf(problem) === 'NetworkError') return fail('unavailable');
      return fail(readRefusal(problem instanceof Error ? problem.message : ''));
    }
  }

  override deleteAccount(): Promise<Result<void, 'unavailable'>> {
    return this.#session.deleteAccount();
  }

  override signOut(reach?: SignOutReach): Promise<Result<void, SignOutFailure>> {
    return this.#session.signOut(reach);
  }
}
