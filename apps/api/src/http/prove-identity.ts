import { type Email, parseEmail } from '@ridgeline/core/shared';
import * as z from 'zod/mini';
import type { ReadToken } from './pool-tokens.ts';
import { Refusal } from '../problems/problem.ts';

/** The identity in an id token; refuses one that is not of our user pool, and one whose email is not verified. */
export type ProveIdentity = (idToken: string | undefined) => Promise<ProvenIdentity>;

export type ProvenIdentity = {
  /** The user pool's id of the person. */
  readonly id: string;
  readonly email: Email;
  readonly givenName: string;
  readonly familyName: string;
  readonly signsInBy: 'cognito' | 'google' | 'apple' | 'microsoft' | 'sso';
  /** The identity providers' own ids of the person. */
  readonly providerIds: readonly string[];
};

/** The user pool's names for types of providers. The only OpenID Connect provider is Microsoft. */
const SIGNS_IN_BY = {
  Google: 'google',
  SignInWithApple: 'apple',
  OIDC: 'microsoft',
  SAML: 'sso',
} as const;

const LONGEST_NAME = 100;
const name = z.pipe(
  z.optional(z.string()),
  z.transform((text) => (text ?? '').trim().slice(0, LONGEST_NAME)),
);
const claims = z.object({
  sub: z.string(),
  email: z.string(),
  email_verified: z.literal(true),
  given_name: name,
  family_name: name,
  identities: z.optional(
    z.array(
      z.object({
        providerType: z.enum(['Google', 'SignInWithApple', 'OIDC', 'SAML']),
        userId: z.optional(z.string()),
      }),
    ),
  ),
});

/** An access token contains only the caller's id; before an email is stored, an id token must prove it. */
export function identityProver(read: ReadToken): ProveIdentity {
  return async (idToken) => {
    const proven = claims.safeParse(idToken === undefined ? null : await read(idToken, 'id'));
    const email = parseEmail(proven.data?.email);
    if (!proven.success || !email.ok) throw unproven();
    const { sub, given_name, family_name, identities = [] } = proven.data;
    const [provider] = identities;
    return {
      id: sub,
      email: email.value,
      givenName: given_name,
      familyName: family_name,
      signsInBy: provider === undefined ? 'cognito' : SIGNS_IN_BY[provider.providerType],
      providerIds: identities.flatMap(({ userId }) => (userId === undefined ? [] : [userId])),
    };
  };
}

/** Refuses an id token that proves nothing, or another person. */
export function unproven(): Refusal {
  return new Refusal('identity-unproven', 'body/idToken');
}
