import type { Result } from '../shared/result.ts';
import type { ProjectRecords } from './project-records.port.ts';
import { withFailureCode } from './report-refusal.ts';
import type { RoofProduct } from './report.ts';

export type ChooseProductFailure = 'signed-out' | 'product-not-saved';

/** What the roof of a report is covered with, so that the report tells what its maker requires. */
// NAV-4 D RPT-2.4
export class ChooseProduct {
  readonly #records: ProjectRecords;

  constructor(records: ProjectRecords) {
    this.#records = records;
  }

  /** Null takes the choice back. */
  async run(reportNumber: string, product: RoofProduct | null): Promise<Result<void, ChooseProductFailure>> {
    const patches = {
      manufacturer_id: product?.manufacturerId ?? null,
      product_id: product?.productId ?? null,
    };
    const chosen = await this.#records.applyUpgrades(reportNumber, { upgrades: [], patches });
    return withFailureCode(chosen, 'product-not-saved');
  }
}
