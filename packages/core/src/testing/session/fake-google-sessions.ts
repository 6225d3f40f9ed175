import { GoogleSessions, type GoogleRefusal } from '../../session/federated/google-sessions.port.ts';
import type { SignedInIdentity } from '../../session/identity.port.ts';
import { fail, ok, type Result } from '../../shared/result.ts';

/** Google in memory: accepts the codes it has issued. */
export class FakeGoogleSessions extends GoogleSessions {
  readonly #codes = new Map<string, SignedInIdentity>();
  #current: SignedInIdentity | null = null;

  giveOut(code: string, identity: SignedInIdentity): void {
    this.#codes.set(code, identity);
  }

  override async signIn(authorizationCode: string): Promise<Result<SignedInIdentity, GoogleRefusal>> {
    const identity = this.#codes.get(authorizationCode);
    if (identity === undefined) return fail('code-refused');
    this.#codes.delete(authorizationCode);
    this.#current = identity;
    return ok(identity);
  }

  override async refresh(): Promise<Result<SignedInIdentity, 'no-credentials' | 'unavailable'>> {
    return this.#current === null ? fail('no-credentials') : ok(this.#current);
  }

  override async signOut(): Promise<void> {
    this.#current = null;
  }
}
