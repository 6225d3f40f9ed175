import {
  Identity,
  type PasswordRefusal,
  type SignedInIdentity,
  type SignOutFailure,
  type SignOutReach,
} from '../../session/identity.port.ts';
import { done, fail, ok, type Result } from '../../shared/result.ts';

export type FakePoolAccount = {
  readonly email: string;
  readonly password: string;
  readonly userId: string;
  readonly groups?: readonly string[];
  readonly confirmed?: boolean;
};

const ATTEMPTS_ALLOWED = 5;

/** A user pool in memory. Passes `identityContract`, as the real adapters do. */
export class FakeIdentity extends Identity {
  readonly #accounts = new Map<string, FakePoolAccount>();
  readonly #attempts = new Map<string, number>();
  #current: SignedInIdentity | null = null;
  /** The requested reach of each sign-out. */
  readonly signOuts: SignOutReach[] = [];
  /** Makes the sign-out of other devices fail. */
  isAway = false;
  /** Makes the pool unreachable, or its client code fail to load. */
  isUnreachable = false;

  register(account: FakePoolAccount): void {
    this.#accounts.set(account.email, account);
  }

  accountOf(email: string): FakePoolAccount | null {
    return this.#accounts.get(email) ?? null;
  }

  /** Signs in as through a provider, without a password. */
  signInAs(identity: SignedInIdentity): void {
    this.#current = identity;
  }

  override async current(): Promise<SignedInIdentity | null> {
    return this.#current;
  }

  override async signInWithPassword(
    email: string,
    password: string,
  ): Promise<Result<SignedInIdentity, PasswordRefusal>> {
    if (this.isUnreachable) return fail('unavailable');
    const account = this.#accounts.get(email);
    if (!account) return fail('unknown-user');
    const attempts = this.#attempts.get(email) ?? 0;
    if (attempts >= ATTEMPTS_ALLOWED) return fail('attempts-exceeded');
    if (account.password !== password) {
      this.#attempts.set(email, attempts + 1);
      return fail('other');
    }
    if (account.confirmed === false) return fail('not-confirmed');
    this.#attempts.delete(email);
    this.#current = { userId: account.userId, email, groups: account.groups ?? [] };
    return ok(this.#current);
  }

  override async deleteAccount(): Promise<Result<void, 'unavailable'>> {
    if (this.isUnreachable || this.#current === null) return fail('unavailable');
    this.#accounts.delete(this.#current.email);
    this.#current = null;
    return done;
  }

  override async signOut(reach: SignOutReach = 'here'): Promise<Result<void, SignOutFailure>> {
    this.#current = null;
    this.signOuts.push(reach);
    return reach === 'everywhere' && this.isAway ? fail('still-in-elsewhere') : done;
  }
}
