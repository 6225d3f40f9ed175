import { IdAssociations, parseEmail, type Email } from '@ridgeline/core';

const PREFIX = 'ridgeline.id-association.';

/** What a browser itself was told. It knows nothing of other devices; the API's list takes its place. */
export class BrowserIdAssociations extends IdAssociations {
  readonly #storage: Pick<Storage, 'getItem' | 'setItem'>;

  constructor(storage: Pick<Storage, 'getItem' | 'setItem'>) {
    super();
    this.#storage = storage;
  }

  override async emailOf(identityProviderId: string): Promise<Email | null> {
    const email = parseEmail(this.#storage.getItem(PREFIX + identityProviderId));
    return email.ok ? email.value : null;
  }

  override async associate(identityProviderId: string, email: Email): Promise<void> {
    this.#storage.setItem(PREFIX + identityProviderId, email);
  }
}
