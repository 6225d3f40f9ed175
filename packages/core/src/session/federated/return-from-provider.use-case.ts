import type { AppPath } from '../../routes/app-path.ts';
import { pathTo } from '../../routes/path-to.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { FederatedReturn, FederatedReturnRefusal } from './federated-return.port.ts';
import type { FederatedSignInFailure, FinishFederatedSignIn } from './finish-federated-sign-in.use-case.ts';
import type { SignedInIdentity } from '../identity.port.ts';
import type { FederatedKind } from '../sign-in-kind.ts';

export type Returned = { readonly identity: SignedInIdentity; readonly kind: FederatedKind };

/** With a `path`, the user is redirected there; without one, the callback screen shows the outcome. */
export type ReturnFailure =
  | FederatedSignInFailure
  | { readonly code: Exclude<FederatedReturnRefusal, { readonly email: unknown }>['code'] };

export class ReturnFromProvider {
  readonly #returns: FederatedReturn;
  readonly #finish: FinishFederatedSignIn;

  constructor(returns: FederatedReturn, finish: FinishFederatedSignIn) {
    this.#returns = returns;
    this.#finish = finish;
  }

  /** AUTH-6 AUTH-7 AUTH-8: turns the provider's response into a signed-in user, or into another destination. */
  async run(): Promise<Result<Returned, ReturnFailure>> {
    const arrived = await this.#returns.arrive();
    if (!arrived.ok) return fail(whereTo(arrived.failure));
    const kind = arrived.value;
    const finished = await this.#finish.run(kind);
    return finished.ok ? ok({ identity: finished.value, kind }) : finished;
  }
}

function whereTo(refusal: FederatedReturnRefusal): ReturnFailure {
  if (!('email' in refusal)) return refusal;
  const { code, email } = refusal;
  const path: AppPath = pathTo('login', {}, { email: email ?? undefined, reason: code });
  return { code, path };
}
