import type { FederatedKind } from '@ridgeline/core/session';

/** What the user pool calls the providers. Enterprise providers have names of their own; any other name is one of them. */
const NAMES = {
  google: 'Google',
  apple: 'SignInWithApple',
  microsoft: 'Microsoft',
} as const satisfies Record<Exclude<FederatedKind, 'saml'>, string>;

/** The provider as Amplify wants it named: an enterprise one is found by its company's domain. */
export function providerFor(kind: FederatedKind, domain: string | null) {
  if (kind === 'saml') return { idpIdentifier: domain ?? '' };
  return kind === 'microsoft' ? { custom: NAMES.microsoft } : kind === 'google' ? 'Google' : 'Apple';
}

/** How the person of an ID token signed in, by its `identities` claim; null for one with a password. */
export function kindOfIdentities(identities: unknown): FederatedKind | null {
  const [first] = Array.isArray(identities) ? (identities as readonly unknown[]) : [];
  if (typeof first !== 'object' || first === null || !('providerName' in first)) return null;
  const found = Object.entries(NAMES).find(([, name]) => name === first.providerName);
  return found ? (found[0] as keyof typeof NAMES) : 'saml';
}
