import { HOUR, type Instant, SECOND } from '@ridgeline/core/shared';
import type { Account } from '../store/account.ts';
import type { Session } from '../store/sessions.store.ts';

export type Claims = Readonly<Record<string, unknown>>;
export type TokenFacts = {
  readonly account: Account;
  readonly session: Session;
  readonly issuer: string;
  readonly clientId: string;
  readonly jti: string;
};

const TOKEN_LASTS = HOUR;
export const TOKEN_LASTS_SECONDS = TOKEN_LASTS / SECOND;

/** Amplify refuses to refresh without `iat`, and revokes nothing without `origin_jti`. */
export function accessClaims(facts: TokenFacts, now: Instant): Claims {
  return {
    ...common(facts, now),
    token_use: 'access',
    client_id: facts.clientId,
    username: facts.account.username,
    scope: 'aws.cognito.signin.user.admin',
  };
}

// AUTH-2
export function idClaims(facts: TokenFacts, now: Instant): Claims {
  const { attributes, username, identities, accessDenied } = facts.account;
  return {
    ...common(facts, now),
    token_use: 'id',
    aud: facts.clientId,
    'cognito:username': username,
    email: attributes['email'],
    email_verified: attributes['email_verified'] === 'true',
    // A pool puts every attribute that its client may read into the token; the API creates a profile from them.
    ...given(attributes, 'given_name'),
    ...given(attributes, 'family_name'),
    ...(identities.length > 0 && { identities }),
    // AUTH-6: as text, since a pool's token trigger cannot add anything else.
    ...(accessDenied && { accessDenied: 'true', ...accessDenied }),
  };
}

function given(attributes: Account['attributes'], name: string): Claims {
  const value = attributes[name];
  return value === undefined || value === '' ? {} : { [name]: value };
}

function common({ account, session, issuer, jti }: TokenFacts, now: Instant): Claims {
  return {
    sub: account.sub,
    iss: issuer,
    jti,
    origin_jti: session.id,
    auth_time: seconds(session.signedInAt),
    iat: seconds(now),
    exp: seconds(now) + TOKEN_LASTS_SECONDS,
    ...(account.groups.length > 0 && { 'cognito:groups': account.groups }),
  };
}

function seconds(instant: Instant): number {
  return Math.floor(instant / SECOND);
}
