import type { AllowanceGateway } from './allowance-gateway.port.ts';
import type { Allowances } from './allowances.ts';

/** HDR-6: allowances that fail to load are not shown, and nothing is blocked. */
export class LoadAllowances {
  readonly #allowances: AllowanceGateway;

  constructor(allowances: AllowanceGateway) {
    this.#allowances = allowances;
  }

  async run(userId: string): Promise<Allowances | null> {
    const loaded = await this.#allowances.load(userId);
    return loaded.ok ? loaded.value : null;
  }
}
