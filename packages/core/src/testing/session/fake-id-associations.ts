import { IdAssociations } from '../../session/federated/id-associations.port.ts';
import type { Email } from '../../shared/email.policy.ts';
import type { VouchedFor } from './id-associations.contract.ts';

/** Provider ids and emails, in memory. The session proves every claim until `signInAs` sets its own. */
export class FakeIdAssociations extends IdAssociations {
  readonly #emails = new Map<string, Email>();
  #vouchedFor: VouchedFor | null | 'anybody' = 'anybody';

  get size(): number {
    return this.#emails.size;
  }

  readonly signInAs = (vouchedFor: VouchedFor | null): void => {
    this.#vouchedFor = vouchedFor;
  };

  override async emailOf(identityProviderId: string): Promise<Email | null> {
    return this.#emails.get(identityProviderId) ?? null;
  }

  override async associate(identityProviderId: string, email: Email): Promise<void> {
    const { id, email: proven } =
      this.#vouchedFor === 'anybody'
        ? { id: identityProviderId, email }
        : (this.#vouchedFor ?? { id: null, email: null });
    if (id === identityProviderId && proven === email) this.#emails.set(identityProviderId, email);
  }
}
