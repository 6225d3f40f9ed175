import type { ProjectSearch, ProjectSummary } from '@ridgeline/core/reports';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Language } from '../../language/language.store.ts';
import type { ToastStore } from '../../view-model/toasts.store.ts';
import type { DashboardCode } from './dashboard-code.ts';
import { tellListFailure } from './list-failure.ts';
import type { ProjectExporter } from './project-exporter.ts';

/** DASH-1: the export of the list; its code is loaded with the first one. */
export class ListExport {
  isLoading = false;
  exporter: ProjectExporter | null = null;
  /** The number of the last export that was asked for: one that was cancelled does not begin when its code has come. */
  #asked = 0;
  readonly #code: Pick<DashboardCode, 'exporter'>;
  readonly #toasts: ToastStore;
  readonly #language: Language;

  constructor(code: Pick<DashboardCode, 'exporter'>, toasts: ToastStore, language: Language) {
    this.#code = code;
    this.#toasts = toasts;
    this.#language = language;
    makeAutoObservable(this, { exporter: observableRef }, { autoBind: true });
  }

  /** How many rows have come; null while nothing is exported. */
  get rows(): number | null {
    return this.isLoading ? 0 : (this.exporter?.rows ?? null);
  }

  async start(search: ProjectSearch): Promise<void> {
    const exporter = await this.#loaded();
    await exporter?.start(search);
  }

  /** The chosen rows, which this page has already. */
  async save(chosen: readonly ProjectSummary[]): Promise<void> {
    const exporter = await this.#loaded();
    exporter?.save(chosen);
  }

  cancel(): void {
    this.#asked += 1;
    this.isLoading = false;
    this.exporter?.cancel();
  }

  /** Null where it was cancelled meanwhile, or could not be loaded, which is told. */
  async #loaded(): Promise<ProjectExporter | null> {
    if (this.exporter !== null) return this.exporter;
    const asked = ++this.#asked;
    runInAction(() => (this.isLoading = true));
    const exporter = await this.#code.exporter().catch(() => null);
    if (asked !== this.#asked) return null;
    runInAction(() => {
      this.isLoading = false;
      this.exporter = exporter;
    });
    if (exporter === null) tellListFailure(this.#toasts, this.#language, 'unable-to-fetch-filtered-reports');
    return exporter;
  }
}
