import {
  FederatedSignIn,
  type FederatedRefusal,
  type FederatedRequest,
} from '../../session/federated/federated-sign-in.port.ts';
import { done, fail, type Result } from '../../shared/result.ts';

/** Providers that answer at once, or as they are told to. */
export class FakeFederatedSignIn extends FederatedSignIn {
  readonly asked: FederatedRequest[] = [];
  #failure: FederatedRefusal | null = null;

  /** From now on every request fails so; null mends it. */
  failWith(failure: FederatedRefusal | null): void {
    this.#failure = failure;
  }

  override async start(request: FederatedRequest): Promise<Result<void, FederatedRefusal>> {
    this.asked.push(request);
    return this.#failure === null ? done : fail(this.#failure);
  }
}
