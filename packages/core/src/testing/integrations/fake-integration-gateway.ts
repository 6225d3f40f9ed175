import { IntegrationGateway, type IntegrationFailure } from '../../integrations/integration-gateway.port.ts';
import type { Integration } from '../../integrations/integration.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { anIntegration } from './integration.builder.ts';

/** Passes `integrationGatewayContract`. */
export class FakeIntegrationGateway extends IntegrationGateway {
  readonly #integrations: readonly Integration[];
  #refusal: IntegrationFailure | null = null;

  constructor(integrations: readonly Integration[] = [anIntegration()]) {
    super();
    this.#integrations = integrations;
  }

  /** Makes every later call fail with this code; null ends that. */
  refuseWith(refusal: IntegrationFailure | null): void {
    this.#refusal = refusal;
  }

  override async list(): Promise<Result<readonly Integration[], IntegrationFailure>> {
    return this.#refusal === null ? ok(this.#integrations) : fail(this.#refusal);
  }

  override async find(id: string): Promise<Result<Integration, IntegrationFailure>> {
    if (this.#refusal !== null) return fail(this.#refusal);
    const found = this.#integrations.find((integration) => integration.id === id);
    return found ? ok(found) : fail('not-found');
  }
}
