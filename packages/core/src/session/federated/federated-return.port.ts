import type { Email } from '../../shared/email.policy.ts';
import type { Result } from '../../shared/result.ts';
import type { LoginReason } from './federated-outcome.policy.ts';
import type { FederatedKind } from '../sign-in-kind.ts';

/** `handed-over`: this is the provider's pop-up window; the page that opened it continues. */
export type FederatedReturnRefusal =
  | { readonly code: 'dismissed' | 'company-unknown' | 'unavailable' | 'handed-over' }
  /** Refused by the user pool, which created no account and issued no tokens. */
  | { readonly code: LoginReason; readonly email: Email | null };

/** The page a provider redirects back to. */
export abstract class FederatedReturn {
  /** Stores the tokens and returns the provider that issued them. */
  abstract arrive(): Promise<Result<FederatedKind, FederatedReturnRefusal>>;
}
