import type { IdentityWorld } from '../../identity/identity-world.ts';
import type { Account } from '../../identity/store/account.ts';
import type { FederationProvider } from '../providers.ts';
import type { RelyingParty } from './relying-party.ts';

/** All that the hosted pages work with. */
export type HostedWorld = IdentityWorld & {
  readonly relyingParties: ReadonlyMap<string, RelyingParty>;
  /** Where a code may be sent, to the letter. */
  readonly redirectUris: readonly string[];
  /** Where a sign-out may lead, to the letter. */
  readonly logoutUris: readonly string[];
  /** What a real pool's trigger does after somebody's first sign-in by a provider. */
  readonly onFirstSignIn: (account: Account, provider: FederationProvider) => Promise<void>;
};
