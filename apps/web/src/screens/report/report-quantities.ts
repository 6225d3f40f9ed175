import type { EditionQuantities } from '@ridgeline/core/calculators';
import type { SavedCalculations } from '@ridgeline/core/reports';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** RPT-3 CALC-6: the newest saved calculation of each kind, calculated anew under every edition of the code. */
export class ReportQuantities {
  rows: readonly EditionQuantities[] = [];
  readonly #saved: SavedCalculations;
  #shown: string | null = null;

  constructor(saved: SavedCalculations) {
    this.#saved = saved;
    makeAutoObservable(this, { rows: observableRef }, { autoBind: true });
  }

  /** A report is read without them: what cannot be loaded is left out. */
  async show(reportNumber: string): Promise<void> {
    if (this.#shown !== reportNumber) runInAction(() => (this.rows = []));
    this.#shown = reportNumber;
    const saved = await this.#saved.of(reportNumber);
    if (!saved.ok || saved.value.length === 0) return this.#become(reportNumber, []);
    // The calculators are loaded for those who have calculated.
    const { newestQuantities } = await import('./newest-quantities.ts');
    this.#become(reportNumber, newestQuantities(saved.value));
  }

  #become(reportNumber: string, rows: readonly EditionQuantities[]): void {
    if (this.#shown === reportNumber) runInAction(() => (this.rows = rows));
  }
}
