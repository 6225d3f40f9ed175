import { IdAssociations } from '../../session/federated/id-associations.port.ts';
import type { Email } from '../../shared/email.policy.ts';

/** Who is known by which provider's id, in memory. */
export class FakeIdAssociations extends IdAssociations {
  readonly #emails = new Map<string, Email>();

  get size(): number {
    return this.#emails.size;
  }

  override async emailOf(identityProviderId: string): Promise<Email | null> {
    return this.#emails.get(identityProviderId) ?? null;
  }

  override async associate(identityProviderId: string, email: Email): Promise<void> {
    this.#emails.set(identityProviderId, email);
  }
}
