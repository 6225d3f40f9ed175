import type { AppPath } from '../../routes/app-path.ts';
import type { Email } from '../../shared/email.policy.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { afterAccessDenied } from './access-denied.policy.ts';
import type { AccountDirectory } from '../../shared/account-directory.port.ts';
import { federatedOutcome, type LoginReason } from './federated-outcome.policy.ts';
import type { IdAssociations } from './id-associations.port.ts';
import type { IdentityClaims } from '../identity-claims.ts';
import type { Identity, SignedInIdentity } from '../identity.port.ts';
import type { SessionTokens } from '../session-tokens.port.ts';
import type { FederatedKind } from '../sign-in-kind.ts';

export type FederatedSignInFailure =
  | { readonly code: 'no-credentials' }
  /** Signed out and redirected to this path. */
  | { readonly code: 'access-denied' | 'other-account' | LoginReason; readonly path: AppPath };

const TELLS_EMAIL_ONCE: ReadonlySet<FederatedKind> = new Set(['apple', 'microsoft']);

export class FinishFederatedSignIn {
  readonly #identity: Identity;
  readonly #tokens: SessionTokens;
  readonly #accounts: AccountDirectory;
  readonly #associations: IdAssociations;

  constructor(
    identity: Identity,
    tokens: SessionTokens,
    accounts: AccountDirectory,
    associations: IdAssociations,
  ) {
    this.#identity = identity;
    this.#tokens = tokens;
    this.#accounts = accounts;
    this.#associations = associations;
  }

  /**
   * AUTH-6 AUTH-7 AUTH-8: admits a user returning from a provider, or clears the credentials and returns the
   * destination.
   */
  async run(kind: FederatedKind): Promise<Result<SignedInIdentity, FederatedSignInFailure>> {
    const read = await this.#tokens.claims();
    if (!read.ok) return fail({ code: read.failure });
    const claims = read.value;
    const email = await this.#emailOf(kind, claims);
    if (claims.accessDenied || email === null) {
      return this.#turnAway({ code: 'access-denied', path: afterAccessDenied({ ...claims, email }) });
    }
    const { status } = await this.#accounts.statusOf(email);
    const outcome = federatedOutcome({ kind, status, email, identityProviderId: claims.identityProviderId });
    if (!outcome.admitted) return this.#turnAway({ code: outcome.why, path: outcome.path });
    const current = await this.#identity.current();
    return current === null ? fail({ code: 'no-credentials' }) : ok(current);
  }

  async #emailOf(kind: FederatedKind, { email, identityProviderId }: IdentityClaims): Promise<Email | null> {
    if (identityProviderId === null || !TELLS_EMAIL_ONCE.has(kind)) return email;
    if (email === null) return this.#associations.emailOf(identityProviderId);
    await this.#associations.associate(identityProviderId, email);
    return email;
  }

  async #turnAway(failure: FederatedSignInFailure): Promise<Result<never, FederatedSignInFailure>> {
    await this.#identity.signOut();
    return fail(failure);
  }
}
