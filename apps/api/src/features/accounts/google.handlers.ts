import { answer, type Handlers } from '../../http/operations.ts';
import { problem } from '../../problems/problem.ts';
import type { GoogleTokens } from '../../ports/google-tokens.port.ts';

/** Absent if no Google client is set up; its operations then answer that Google is unavailable. */
export type GoogleConfig = { readonly google?: GoogleTokens };

type GoogleOperation = 'signInWithGoogle' | 'refreshGoogleSession' | 'signOutOfGoogle';

// AUTH-9
export function googleHandlers({ google }: GoogleConfig): Pick<Handlers, GoogleOperation> {
  return {
    async signInWithGoogle({ body: { authorizationCode } }) {
      const exchanged = await google?.exchange(authorizationCode);
      if (exchanged?.ok) return answer(200, exchanged.value);
      return exchanged?.failure === 'refused'
        ? problem('google-code-refused', 'body/authorizationCode')
        : problem('google-unavailable');
    },

    async refreshGoogleSession({ body: { refreshToken } }) {
      const renewed = await google?.renew(refreshToken);
      if (renewed?.ok) return answer(200, renewed.value);
      return problem(renewed?.failure === 'refused' ? 'google-session-over' : 'google-unavailable');
    },

    async signOutOfGoogle({ body: { refreshToken } }) {
      const revoked = await google?.revoke(refreshToken);
      return revoked?.ok ? answer(204, undefined) : problem('google-unavailable');
    },
  };
}
