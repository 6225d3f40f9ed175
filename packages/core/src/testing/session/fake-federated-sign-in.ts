import {
  FederatedSignIn,
  type FederatedRefusal,
  type FederatedRequest,
} from '../../session/federated/federated-sign-in.port.ts';
import { done, fail, type Result } from '../../shared/result.ts';

/** Providers that succeed at once, or answer as set by the test. */
export class FakeFederatedSignIn extends FederatedSignIn {
  readonly asked: FederatedRequest[] = [];
  #failure: FederatedRefusal | null = null;

  /** Makes every later request fail with this code; null ends that. */
  failWith(failure: FederatedRefusal | null): void {
    this.#failure = failure;
  }

  override async start(request: FederatedRequest): Promise<Result<void, FederatedRefusal>> {
    this.asked.push(request);
    return this.#failure === null ? done : fail(this.#failure);
  }
}
