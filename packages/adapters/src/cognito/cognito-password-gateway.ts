import { type NewSessionFailure, type PasswordChangeRefusal, PasswordGateway } from '@ridgeline/core/profile';
import { done, fail, type Result } from '@ridgeline/core/shared';
import type { UserPoolSession } from './user-pool-session.ts';

export class CognitoPasswordGateway extends PasswordGateway {
  readonly #session: UserPoolSession;

  constructor(session: UserPoolSession) {
    super();
    this.#session = session;
  }

  override async change(current: string, next: string): Promise<Result<void, PasswordChangeRefusal>> {
    try {
      const { updatePassword } = await this.#session.amplify();
      await updatePassword({ oldPassword: current, newPassword: next });
      return done;
    } catch (problem) {
      if (!(problem instanceof Error)) return fail({ code: '', message: '' });
      // Amplify's message for a network error is of no use to the user.
      const isOurs = problem.name === 'NetworkError';
      return fail({ code: problem.name, message: isOurs ? '' : problem.message });
    }
  }

  override beginNewSession(password: string): Promise<Result<void, NewSessionFailure>> {
    return this.#session.beginAnew(password);
  }
}
