import type { Profile } from '@ridgeline/contract';
import { answer, type Handlers } from '../../http/operations.ts';
import { findCaller, type PersonRow } from './profile.repository.ts';

export function profileHandlers(config: { readonly region: string }): Pick<Handlers, 'getProfile'> {
  return {
    async getProfile({ db }) {
      return answer(200, profileOf(await findCaller(db), config.region));
    },
  };
}

/** D: the provider's own name for SAML is SAML; other providers are named as they sign in; a native account has none. */
const PROVIDER_TYPES = {
  cognito: null,
  google: 'Google',
  apple: 'Apple',
  microsoft: 'Microsoft',
  sso: 'SAML',
} as const;

function profileOf(person: PersonRow, region: string): Profile {
  return {
    userId: `${region}:${person.id}`,
    email: person.email,
    givenName: person.givenName,
    familyName: person.familyName,
    name: `${person.givenName} ${person.familyName}`.trim(),
    displayName: person.givenName,
    source: person.signsInBy === 'cognito' ? 'cognito' : 'federated',
    identity_provider_type: PROVIDER_TYPES[person.signsInBy],
    professionType: person.professionType,
    phone: person.phone,
    phoneVerified: person.phoneVerified,
    company: person.company,
    signUpTimestamp: person.signedUpAt.toISOString(),
    accepted_tos_at: person.acceptedTosAt?.toISOString() ?? null,
    team_id: person.teamId,
  };
}
