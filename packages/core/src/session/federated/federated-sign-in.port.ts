import type { Result } from '../../shared/result.ts';
import type { Email } from '../../shared/email.policy.ts';
import type { FederatedKind, ProviderSettings } from '../sign-in-kind.ts';

export type FederatedRequest = {
  readonly kind: FederatedKind;
  readonly settings: ProviderSettings;
  /** The company whose provider is used, identified by its email domain. */
  readonly domain: string | null;
  /** The team whose invite is being accepted. */
  readonly teamId: string | null;
  /** The account that the user has chosen already. */
  readonly chosen?: Email;
};

/** `dismissed`: the user closed the provider's window. */
export type FederatedRefusal = 'dismissed' | 'unavailable';

/** Requests a sign-in from a provider. */
export abstract class FederatedSignIn {
  /** Resolves when the request was made; after a redirect the response arrives on another page. */
  abstract start(request: FederatedRequest): Promise<Result<void, FederatedRefusal>>;
}
