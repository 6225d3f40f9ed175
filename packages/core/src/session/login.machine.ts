import type { Result } from '../shared/result.ts';
import type { SignInFailure } from './sign-in-failure.policy.ts';

/** AUTH-2: a login is requested, then logged in or failed. One is requested at a time. */
export type Login =
  | { readonly is: 'idle' }
  | { readonly is: 'requested' }
  | { readonly is: 'logged-in' }
  | { readonly is: 'failed'; readonly failure: SignInFailure };

export type LoginEvent =
  | { readonly type: 'asked' }
  | { readonly type: 'answered'; readonly answer: Result<unknown, SignInFailure> };

export const initialLogin: Login = { is: 'idle' };

export function nextLogin(login: Login, event: LoginEvent): Login {
  switch (event.type) {
    case 'asked':
      return { is: 'requested' };
    case 'answered':
      return login.is === 'requested' ? stepAfter(event.answer) : login;
  }
}

function stepAfter(answer: Result<unknown, SignInFailure>): Login {
  return answer.ok ? { is: 'logged-in' } : { is: 'failed', failure: answer.failure };
}
