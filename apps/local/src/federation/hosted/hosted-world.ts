import type { IdentityWorld } from '../../identity/identity-world.ts';
import type { Account } from '../../identity/store/account.ts';
import type { FederationProvider } from '../providers.ts';
import type { RelyingParty } from './relying-party.ts';

/** The dependencies of the hosted pages. */
export type HostedWorld = IdentityWorld & {
  readonly relyingParties: ReadonlyMap<string, RelyingParty>;
  /** Allowed redirect URIs, compared exactly. */
  readonly redirectUris: readonly string[];
  /** Allowed sign-out URIs, compared exactly. */
  readonly logoutUris: readonly string[];
  /** Like a real pool's trigger after a first sign-in by a provider. */
  readonly onFirstSignIn: (account: Account, provider: FederationProvider) => Promise<void>;
};
