import { judgeNewPassword } from '../../profile/password/password.policy.ts';
import type { CodeDelivery } from '../../session/password/password-recovery.port.ts';
import {
  SignUpGateway,
  type ConfirmationRefusal,
  type NewAccount,
  type ResendRefusal,
  type SignUpRefusal,
} from '../../session/sign-up/sign-up-gateway.port.ts';
import { done, fail, ok, type Result } from '../../shared/result.ts';
import { FakeClock } from '../shared/fake-clock.ts';
import { CodeOutbox } from './code-outbox.ts';
import { FakeIdentity } from './fake-identity.ts';

/** Sign-up in memory; confirmed accounts can sign in to the same `FakeIdentity`. */
export class FakeSignUpGateway extends SignUpGateway {
  readonly identity: FakeIdentity;
  readonly outbox: CodeOutbox;
  readonly signedUp: NewAccount[] = [];

  constructor(identity: FakeIdentity = new FakeIdentity(), clock: FakeClock = new FakeClock()) {
    super();
    this.identity = identity;
    this.outbox = new CodeOutbox(clock);
  }

  override async signUp(account: NewAccount): Promise<Result<CodeDelivery, SignUpRefusal>> {
    if (this.identity.accountOf(account.email)) return fail('email-taken');
    if (judgeNewPassword(account.password) !== null) return fail('password-refused');
    this.signedUp.push(account);
    const { email, password } = account;
    this.identity.register({ email, password, userId: email, confirmed: false });
    return ok(this.outbox.send(email));
  }

  override async confirm(email: string, code: string): Promise<Result<void, ConfirmationRefusal>> {
    const account = this.identity.accountOf(email);
    const use = this.outbox.use(email, code);
    if (account === null || use === 'code-refused') return fail('code-refused');
    if (use === 'code-expired') return fail(use);
    this.identity.register({ ...account, confirmed: true });
    return done;
  }

  override async resendCode(email: string): Promise<Result<CodeDelivery, ResendRefusal>> {
    const account = this.identity.accountOf(email);
    if (account !== null && account.confirmed !== false) return fail('already-confirmed');
    return ok(this.outbox.send(email));
  }
}
