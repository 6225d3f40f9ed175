import type { EditionQuantities } from '@ridgeline/core/calculators';
import type { Report, SavedCalculation, SavedCalculations } from '@ridgeline/core/reports';
import { say } from '@ridgeline/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Language } from '../../language/language.store.ts';
import { savedCalculationMessages } from '../../parts/report/saved-calculations.messages.ts';
import type { SavedOfReport } from '../../parts/report/saved-quantities.ts';
import type { SessionStore } from '../../view-model/session.store.ts';
import type { ToastStore } from '../../view-model/toasts.store.ts';

type Dependencies = {
  readonly calculations: SavedCalculations;
  readonly session: Pick<SessionStore, 'refused'>;
  readonly toasts: ToastStore;
  readonly language: Language;
};

/** RPT-3 CALC-5 CALC-6: what was saved to a report, and the newest of each kind calculated anew under every edition of the code. */
export class ReportQuantities implements SavedOfReport {
  saved: readonly SavedCalculation[] = [];
  rows: readonly EditionQuantities[] = [];
  mayRemove = false;
  readonly #dependencies: Dependencies;
  #shown: string | null = null;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, { saved: observableRef, rows: observableRef }, { autoBind: true });
  }

  /** A report is read without them: what cannot be loaded is left out. */
  async show({ reportNumber, mayChange }: Pick<Report, 'reportNumber' | 'mayChange'>): Promise<void> {
    this.mayRemove = mayChange;
    if (this.#shown !== reportNumber) runInAction(() => (this.saved = this.rows = []));
    this.#shown = reportNumber;
    const saved = await this.#dependencies.calculations.of(reportNumber);
    await this.#become(reportNumber, saved.ok ? saved.value : []);
  }

  async remove(hash: string): Promise<void> {
    const reportNumber = this.#shown;
    if (reportNumber === null || !this.mayRemove) return;
    const { calculations, session } = this.#dependencies;
    const removed = await calculations.remove(reportNumber, hash);
    if (removed.ok) {
      this.#tell('ok', 'removed');
      await this.#become(
        reportNumber,
        this.saved.filter(({ calculation }) => calculation.hash !== hash),
      );
    } else if (removed.failure === 'signed-out') await session.refused();
    else this.#tell('danger', removed.failure);
  }

  #tell(tone: 'ok' | 'danger', text: 'removed' | 'not-found' | 'unavailable' | 'viewer-reads-only'): void {
    const { toasts, language } = this.#dependencies;
    toasts.show({ tone, text: () => say(savedCalculationMessages, language.locale, text) });
  }

  async #become(reportNumber: string, saved: readonly SavedCalculation[]): Promise<void> {
    // The calculators are loaded for those who have calculated.
    const rows = saved.length === 0 ? [] : await quantitiesOf(saved);
    if (this.#shown === reportNumber) runInAction(() => Object.assign(this, { saved, rows }));
  }
}

/** Without its code the list of what was saved stays. */
async function quantitiesOf(saved: readonly SavedCalculation[]): Promise<readonly EditionQuantities[]> {
  const code = await import('./newest-quantities.ts').catch(() => null);
  return code?.newestQuantities(saved) ?? [];
}
