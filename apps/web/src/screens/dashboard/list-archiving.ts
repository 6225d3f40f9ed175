import type { Language } from '../../language/language.store.ts';
import type { ToastStore } from '../../view-model/toasts.store.ts';
import type { DashboardCode } from './dashboard-code.ts';
import { tellListFailure } from './list-failure.ts';
import type { ArchivingWatcher } from './project-archiver.ts';

/** RPT-5 DASH-5: archives projects of the list, or takes them back; the code is loaded with the first press. */
export class ListArchiving {
  readonly #code: Pick<DashboardCode, 'archiver'>;
  readonly #toasts: ToastStore;
  readonly #language: Language;

  constructor(code: Pick<DashboardCode, 'archiver'>, toasts: ToastStore, language: Language) {
    this.#code = code;
    this.#toasts = toasts;
    this.#language = language;
  }

  async run(reportNumbers: readonly string[], archived: boolean, watcher: ArchivingWatcher): Promise<void> {
    const archiver = await this.#code.archiver().catch(() => null);
    if (archiver !== null) return archiver.run(reportNumbers, archived, watcher);
    for (const reportNumber of reportNumbers) watcher.settled(reportNumber, false);
    const failure = archived ? 'unable-to-archive-report' : 'unable-to-unarchive-report';
    tellListFailure(this.#toasts, this.#language, failure);
  }
}
