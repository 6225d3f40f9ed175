import type { Result } from '../../shared/result.ts';
import type { FederatedKind, ProviderSettings } from '../sign-in-kind.ts';

export type FederatedRequest = {
  readonly kind: FederatedKind;
  readonly settings: ProviderSettings;
  /** The company whose provider is meant, by the domain of its email addresses. */
  readonly domain: string | null;
  /** The team whose invite is being taken up. */
  readonly teamId: string | null;
};

/** `dismissed`: the person closed the provider's window. */
export type FederatedRefusal = 'dismissed' | 'unavailable';

/** Where a provider is asked who somebody is. */
export abstract class FederatedSignIn {
  /** Ends when the provider has been asked; after a redirect the answer arrives on another page. */
  abstract start(request: FederatedRequest): Promise<Result<void, FederatedRefusal>>;
}
