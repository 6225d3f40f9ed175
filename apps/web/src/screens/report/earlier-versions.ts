import {
  type EarlierReport,
  type EarlierReportFailure,
  type LoadEarlierReport,
  type Report,
  type ReportVersion,
  type ReportVersions,
} from '@ridgeline/core/reports';
import { say } from '@ridgeline/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Language } from '../../language/language.store.ts';
import type { SessionStore } from '../../view-model/session.store.ts';
import { reportFailureMessages } from './report-failure.messages.ts';
import type { ToastStore } from '../../view-model/toasts.store.ts';

export type VersionsState =
  | { readonly is: 'loading' }
  | { readonly is: 'failed' }
  | { readonly is: 'ready'; readonly versions: readonly ReportVersion[] };

type Dependencies = {
  readonly versions: ReportVersions;
  readonly loadEarlier: LoadEarlierReport;
  readonly session: SessionStore;
  readonly toasts: ToastStore;
  readonly language: Language;
};

/** RPT-3.2: what a report said before it was refreshed. */
export class EarlierVersions {
  isOpen = false;
  list: VersionsState = { is: 'loading' };
  /** The version that is being loaded. */
  opening: number | null = null;
  /** Shown in place of the report of today. */
  shown: EarlierReport | null = null;
  #report: Report | null = null;
  #asked = 0;
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, { list: observableRef, shown: observableRef }, { autoBind: true });
  }

  async begin(report: Report): Promise<void> {
    this.#report = report;
    this.isOpen = true;
    await this.load();
  }

  close(): void {
    this.isOpen = false;
  }

  async load(): Promise<void> {
    const report = this.#report;
    if (report === null) return;
    const asked = ++this.#asked;
    runInAction(() => (this.list = { is: 'loading' }));
    const found = await this.#dependencies.versions.of(report.reportNumber);
    if (asked !== this.#asked) return;
    if (!found.ok && found.failure === 'signed-out') return this.#dependencies.session.refused();
    runInAction(() => (this.list = found.ok ? { is: 'ready', versions: found.value } : { is: 'failed' }));
  }

  /** Shows what the report said then; the version of today is the report itself. */
  async show(version: number): Promise<void> {
    const report = this.#report;
    if (report === null || this.opening !== null) return;
    if (version === report.factsVersion) return this.backToToday();
    runInAction(() => (this.opening = version));
    const earlier = await this.#dependencies.loadEarlier.run(report, version);
    runInAction(() => (this.opening = null));
    if (!earlier.ok) return this.#tell(earlier.failure);
    runInAction(() => {
      this.shown = earlier.value;
      this.isOpen = false;
    });
  }

  backToToday(): void {
    this.shown = null;
    this.isOpen = false;
  }

  #tell(failure: EarlierReportFailure): void {
    const { session, toasts, language } = this.#dependencies;
    if (failure === 'signed-out') return void session.refused();
    toasts.show({ tone: 'danger', text: () => say(reportFailureMessages, language.locale, failure) });
  }
}
