import {
  FederatedReturn,
  type FederatedReturnRefusal,
} from '../../session/federated/federated-return.port.ts';
import type { FederatedKind } from '../../session/sign-in-kind.ts';
import { fail, ok, type Result } from '../../shared/result.ts';

/** Returns the outcome set by the test; `unavailable` by default. */
export class FakeFederatedReturn extends FederatedReturn {
  #answer: Result<FederatedKind, FederatedReturnRefusal> = fail({ code: 'unavailable' });

  comeBackFrom(kind: FederatedKind): void {
    this.#answer = ok(kind);
  }

  comeBackWith(refusal: FederatedReturnRefusal): void {
    this.#answer = fail(refusal);
  }

  override async arrive(): Promise<Result<FederatedKind, FederatedReturnRefusal>> {
    return this.#answer;
  }
}
