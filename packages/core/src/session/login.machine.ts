import type { Result } from '../shared/result.ts';
import type { SignedInIdentity } from './identity.port.ts';
import type { SignInFailure } from './sign-in-failure.policy.ts';

/**
 * AUTH-2: a login is requested, then logged in or failed. Attempts are numbered: only the answer to the newest one
 * counts.
 */
export type Login = { readonly attempts: number; readonly step: LoginStep };

export type LoginStep =
  | { readonly is: 'idle' }
  | { readonly is: 'requested' }
  | { readonly is: 'logged-in'; readonly identity: SignedInIdentity }
  | { readonly is: 'failed'; readonly failure: SignInFailure };

export type LoginEvent =
  | { readonly type: 'asked' }
  | {
      readonly type: 'answered';
      readonly attempt: number;
      readonly answer: Result<SignedInIdentity, SignInFailure>;
    }
  | { readonly type: 'reset' };

export const initialLogin: Login = { attempts: 0, step: { is: 'idle' } };

export function nextLogin(login: Login, event: LoginEvent): Login {
  switch (event.type) {
    case 'asked':
      return { attempts: login.attempts + 1, step: { is: 'requested' } };
    case 'answered':
      return login.step.is === 'requested' && event.attempt === login.attempts
        ? { ...login, step: stepAfter(event.answer) }
        : login;
    case 'reset':
      return { ...login, step: { is: 'idle' } };
  }
}

function stepAfter(answer: Result<SignedInIdentity, SignInFailure>): LoginStep {
  return answer.ok ? { is: 'logged-in', identity: answer.value } : { is: 'failed', failure: answer.failure };
}
