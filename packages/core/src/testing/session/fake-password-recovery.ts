import { judgeNewPassword } from '../../profile/password/password.policy.ts';
import {
  PasswordRecovery,
  type CodeDelivery,
  type NewPasswordRefusal,
  type RecoveryRefusal,
} from '../../session/password/password-recovery.port.ts';
import { done, fail, ok, type Result } from '../../shared/result.ts';
import { FakeClock } from '../shared/fake-clock.ts';
import { CodeOutbox } from './code-outbox.ts';
import { FakeIdentity } from './fake-identity.ts';

/** Resets passwords in a `FakeIdentity`. */
export class FakePasswordRecovery extends PasswordRecovery {
  readonly identity: FakeIdentity;
  readonly outbox: CodeOutbox;
  #failure: RecoveryRefusal | null = null;

  constructor(identity: FakeIdentity = new FakeIdentity(), clock: FakeClock = new FakeClock()) {
    super();
    this.identity = identity;
    this.outbox = new CodeOutbox(clock);
  }

  /** Makes every later call fail with this code; null ends that. */
  failWith(failure: RecoveryRefusal | null): void {
    this.#failure = failure;
  }

  override async sendCode(email: string): Promise<Result<CodeDelivery, RecoveryRefusal>> {
    return this.#failure === null ? ok(this.outbox.send(email)) : fail(this.#failure);
  }

  override async setPassword(
    email: string,
    code: string,
    password: string,
  ): Promise<Result<void, NewPasswordRefusal>> {
    if (this.#failure !== null) return fail(this.#failure);
    if (judgeNewPassword(password) !== null) return fail('password-refused');
    const account = this.identity.accountOf(email);
    if (account === null) return fail('code-refused');
    const use = this.outbox.use(email, code);
    if (use !== 'good') return fail(use);
    this.identity.register({ ...account, password });
    return done;
  }
}
