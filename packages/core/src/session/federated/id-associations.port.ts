import type { Email } from '../../shared/email.policy.ts';

/** Apple and Microsoft may send a user's email only once; afterwards the provider's id identifies the user. */
export abstract class IdAssociations {
  abstract emailOf(identityProviderId: string): Promise<Email | null>;
  /** Stored only if the session's tokens prove that both came from the provider. */
  abstract associate(identityProviderId: string, email: Email): Promise<void>;
}
