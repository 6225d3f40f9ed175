import type { Email } from '../../shared/email.policy.ts';
import type { Result } from '../../shared/result.ts';
import type { LoginReason } from './federated-outcome.policy.ts';
import type { FederatedKind } from '../sign-in-kind.ts';

/** `handed-over`: this is the window that was opened to ask the provider; the page that opened it goes on. */
export type FederatedReturnRefusal =
  | { readonly code: 'dismissed' | 'company-unknown' | 'unavailable' | 'handed-over' }
  /** Refused by the user pool itself, which made no account and gave no tokens. */
  | { readonly code: LoginReason; readonly email: Email | null };

/** The page to which a provider leads back. */
export abstract class FederatedReturn {
  /** Ends with the tokens in place, and says which provider gave them. */
  abstract arrive(): Promise<Result<FederatedKind, FederatedReturnRefusal>>;
}
