import type { Email } from '@ridgeline/core/shared';

export type FreshCredentials = { readonly email: Email; readonly password: string };

/** The credentials of a sign-up in this tab, in memory only, so that the user need not type the password again after confirming the email. */
export class JustSignedUp {
  #fresh: FreshCredentials | null = null;

  remember(credentials: FreshCredentials): void {
    this.#fresh = credentials;
  }

  /** Returned once, and only for the confirmed email. */
  take(email: string): FreshCredentials | null {
    const fresh = this.#fresh;
    this.#fresh = null;
    return fresh?.email === email ? fresh : null;
  }
}
