import type { Email } from '@ridgeline/core/shared';

export type FreshCredentials = { readonly email: Email; readonly password: string };

/** Who has just signed up in this tab: once the email is confirmed, nobody types the password again. In memory alone. */
export class JustSignedUp {
  #fresh: FreshCredentials | null = null;

  remember(credentials: FreshCredentials): void {
    this.#fresh = credentials;
  }

  /** Given out once, and only for the email that was confirmed. */
  take(email: string): FreshCredentials | null {
    const fresh = this.#fresh;
    this.#fresh = null;
    return fresh?.email === email ? fresh : null;
  }
}
