import { done, fail, ok, type Result } from '@ridgeline/core/shared';
import { isSafeAddress } from './safe-address.ts';
import { UserPool, type PoolFailure, type PoolPlace, type Tokens } from '../session/user-pool.ts';

const LONGEST = 20_000;
const REFUSALS = new Set(['NotAuthorizedException', 'UserNotFoundException', 'UserNotConfirmedException']);
type Answer = Readonly<Record<string, unknown>>;

/**
 * Three calls of Cognito, without its library, which is larger than this program. The password goes over TLS as it is typed, as
 * from the app.
 */
export class CognitoUserPool extends UserPool {
  override async placeOf(api: string): Promise<Result<PoolPlace, 'unavailable'>> {
    try {
      const response = await fetch(new URL('/app-config.json', api), withoutRedirects());
      const { userPoolId, userPoolClientId, userPoolEndpoint } = (await response.json()) as Answer;
      const region = /^([a-z0-9-]+)_/.exec(String(userPoolId))?.[1] ?? '';
      const endpoint = String(userPoolEndpoint ?? `https://cognito-idp.${region}.amazonaws.com/`);
      return typeof userPoolClientId === 'string' && isSafeAddress(endpoint)
        ? ok({ endpoint, clientId: userPoolClientId })
        : fail('unavailable');
    } catch {
      return fail('unavailable');
    }
  }

  override signIn(pool: PoolPlace, email: string, password: string): Promise<Result<Tokens, PoolFailure>> {
    return tokensBy(pool, 'USER_PASSWORD_AUTH', { USERNAME: email, PASSWORD: password });
  }

  override renew(pool: PoolPlace, refreshToken: string): Promise<Result<Tokens, PoolFailure>> {
    return tokensBy(pool, 'REFRESH_TOKEN_AUTH', { REFRESH_TOKEN: refreshToken });
  }

  override async revoke(pool: PoolPlace, Token: string): Promise<Result<void, 'unavailable'>> {
    const revoked = await call(pool, 'RevokeToken', { Token, ClientId: pool.clientId });
    return revoked.ok ? done : fail('unavailable');
  }
}

async function tokensBy(
  pool: PoolPlace,
  AuthFlow: string,
  AuthParameters: Readonly<Record<string, string>>,
): Promise<Result<Tokens, PoolFailure>> {
  const begun = Date.now();
  const body = { AuthFlow, ClientId: pool.clientId, AuthParameters };
  const answer = await call(pool, 'InitiateAuth', body);
  if (!answer.ok) return answer;
  const { AccessToken, RefreshToken, ExpiresIn } = (answer.value['AuthenticationResult'] ?? {}) as Answer;
  if (typeof AccessToken !== 'string') return fail('asks-more');
  return ok({
    accessToken: AccessToken,
    // A renewal keeps the refresh token, unless the pool rotates it.
    refreshToken: String(RefreshToken ?? AuthParameters['REFRESH_TOKEN'] ?? ''),
    expiresAt: begun + Number(ExpiresIn ?? 0) * 1000,
  });
}

async function call(
  { endpoint }: PoolPlace,
  operation: string,
  body: object,
): Promise<Result<Answer, 'refused' | 'unavailable'>> {
  try {
    const response = await fetch(endpoint, {
      ...withoutRedirects(),
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    const answer = (text === '' ? {} : JSON.parse(text)) as Answer;
    if (response.ok) return ok(answer);
    const type = String(answer['__type']).replace(/^.*#/, '');
    return fail(REFUSALS.has(type) ? 'refused' : 'unavailable');
  } catch {
    return fail('unavailable');
  }
}

/** A redirect would carry the password to another server. */
function withoutRedirects(): RequestInit {
  return { redirect: 'error', signal: AbortSignal.timeout(LONGEST) };
}
