import type { Email } from '../../shared/email.policy.ts';

/** Apple and Microsoft may tell a person's email only once; afterwards they are known by the provider's id. */
export abstract class IdAssociations {
  abstract emailOf(identityProviderId: string): Promise<Email | null>;
  /** Kept only where the tokens of this session prove that the provider told both. */
  abstract associate(identityProviderId: string, email: Email): Promise<void>;
}
