import { fail, type Result } from '../../shared/result.ts';
import type { GoogleRefusal, GoogleSessions } from './google-sessions.port.ts';
import type { SignedInIdentity } from '../identity.port.ts';

export class SignInWithGoogle {
  readonly #google: GoogleSessions;

  constructor(google: GoogleSessions) {
    this.#google = google;
  }

  /** AUTH-9: by the code returned from Google's page. */
  async run(query: { readonly code?: string }): Promise<Result<SignedInIdentity, GoogleRefusal>> {
    return query.code ? this.#google.signIn(query.code) : fail('code-refused');
  }
}
