import { done, fail, ok } from '@ridgeline/core/shared';
import { GoogleTokens } from '../ports/google-tokens.port.ts';

/** Google in memory: every code it issued is valid once, every session until it is revoked. */
export class FakeGoogleTokens extends GoogleTokens {
  isAway = false;
  readonly #codes = new Set<string>();
  readonly #sessions = new Set<string>();

  giveOut(code: string): string {
    this.#codes.add(code);
    return code;
  }

  override async exchange(authorizationCode: string) {
    if (this.isAway) return fail('unavailable');
    if (!this.#codes.delete(authorizationCode)) return fail('refused');
    const refreshToken = `session-of-${authorizationCode}`;
    this.#sessions.add(refreshToken);
    return ok({ idToken: `id-of-${refreshToken}`, refreshToken });
  }

  override async renew(refreshToken: string) {
    if (this.isAway) return fail('unavailable');
    if (!this.#sessions.has(refreshToken)) return fail('refused');
    return ok({ idToken: `id-of-${refreshToken}`, refreshToken });
  }

  override async revoke(refreshToken: string) {
    if (this.isAway) return fail('unavailable');
    this.#sessions.delete(refreshToken);
    return done;
  }
}
