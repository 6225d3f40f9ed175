import type { FederatedKind } from '@ridgeline/core/session';

/** Names of the providers in the user pool. Any other name is that of an enterprise provider. */
const NAMES = {
  google: 'Google',
  apple: 'SignInWithApple',
  microsoft: 'Microsoft',
} as const satisfies Record<Exclude<FederatedKind, 'saml'>, string>;

/** The provider in Amplify's format: an enterprise one is identified by the domain of the company. */
export function providerFor(kind: FederatedKind, domain: string | null) {
  if (kind === 'saml') return { idpIdentifier: domain ?? '' };
  return kind === 'microsoft' ? { custom: NAMES.microsoft } : kind === 'google' ? 'Google' : 'Apple';
}

/** How the user of an ID token signed in, by its `identities` claim; null for a password. */
export function kindOfIdentities(identities: unknown): FederatedKind | null {
  const [first] = Array.isArray(identities) ? (identities as readonly unknown[]) : [];
  if (typeof first !== 'object' || first === null || !('providerName' in first)) return null;
  const found = Object.entries(NAMES).find(([, name]) => name === first.providerName);
  return found ? (found[0] as keyof typeof NAMES) : 'saml';
}
