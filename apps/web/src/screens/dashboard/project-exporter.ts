import {
  listRequestFor,
  projectCsvLine,
  type ProjectExport,
  projectsCsvHead,
  type ProjectSearch,
  type ProjectSummary,
  type RunningExport,
} from '@ridgeline/core/reports';
import { type FileSaver, say } from '@ridgeline/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Language } from '../../language/language.store.ts';
import type { SessionStore } from '../../view-model/session.store.ts';
import type { ToastStore } from '../../view-model/toasts.store.ts';
import { exportMessages } from './export.messages.ts';
import { tellListFailure } from './list-failure.ts';

/** DASH-1: the list as a table that a spreadsheet opens. */
export class ProjectExporter {
  /** How many rows have come; null while nothing is exported. */
  rows: number | null = null;
  #running: RunningExport | null = null;
  readonly #export: ProjectExport;
  readonly #saver: FileSaver;
  readonly #session: SessionStore;
  readonly #toasts: ToastStore;
  readonly #language: Language;

  constructor(
    projectExport: ProjectExport,
    saver: FileSaver,
    session: SessionStore,
    toasts: ToastStore,
    language: Language,
  ) {
    this.#export = projectExport;
    this.#saver = saver;
    this.#session = session;
    this.#toasts = toasts;
    this.#language = language;
    makeAutoObservable<this, '#running'>(this, { '#running': observableRef }, { autoBind: true });
  }

  async start(search: ProjectSearch): Promise<void> {
    const { profile } = this.#session;
    if (profile === null || this.#running !== null) return;
    const { locale } = this.#language;
    const person = { userId: profile.userId, teamId: profile.teamId ?? null };
    this.rows = 0;
    const running = this.#export.start(listRequestFor(search, person), locale, (rows) => {
      if (this.#running === running) runInAction(() => (this.rows = rows));
    });
    this.#running = running;
    const table = await running.done;
    // Cancelled: nothing is saved, and nothing is told.
    if (this.#running !== running) return;
    const rows = this.rows ?? 0;
    this.#end();
    if (table.ok) {
      this.#save(table.value, rows);
    } else if (table.failure === 'signed-out') await this.#session.refused();
    else tellListFailure(this.#toasts, this.#language, 'unable-to-fetch-filtered-reports');
  }

  /** The chosen rows, which this page has already. */
  save(chosen: readonly ProjectSummary[]): void {
    const { locale } = this.#language;
    const lines = [
      projectsCsvHead(locale),
      ...chosen.map((row) => projectCsvLine({ ...row, jurisdiction: row.municipality }, locale)),
    ];
    this.#save([new TextEncoder().encode(lines.join(''))], chosen.length);
  }

  cancel(): void {
    const running = this.#running;
    this.#end();
    running?.cancel();
  }

  #save(table: readonly Uint8Array[], count: number): void {
    this.#saver.save('projects.csv', 'text/csv', table);
    this.#toasts.show({
      tone: 'ok',
      text: () => say(exportMessages, this.#language.locale, 'exported', { count }),
    });
  }

  #end(): void {
    runInAction(() => {
      this.rows = null;
      this.#running = null;
    });
  }
}
