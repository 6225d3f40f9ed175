import type { ArchiveReport, UnarchiveReport } from '@ridgeline/core/reports';
import { say } from '@ridgeline/core/shared';
import type { Language } from '../../language/language.store.ts';
import type { SessionStore } from '../../view-model/session.store.ts';
import type { ToastStore } from '../../view-model/toasts.store.ts';
import { archivingMessages } from './archiving.messages.ts';
import { tellListFailure } from './list-failure.ts';

/** How many requests run at the same time. */
const AT_ONCE = 4;

export type ArchivingWatcher = {
  /** One of them is archived, or back; or it could not be. */
  readonly settled: (reportNumber: string, isDone: boolean) => void;
  /** The user took it back. */
  readonly undone: () => void;
};

/** RPT-5 DASH-5: archives projects, or takes them back, says so and offers to undo it. */
export class ProjectArchiver {
  readonly #archive: ArchiveReport;
  readonly #unarchive: UnarchiveReport;
  readonly #session: SessionStore;
  readonly #toasts: ToastStore;
  readonly #language: Language;

  constructor(
    archive: ArchiveReport,
    unarchive: UnarchiveReport,
    session: SessionStore,
    toasts: ToastStore,
    language: Language,
  ) {
    this.#archive = archive;
    this.#unarchive = unarchive;
    this.#session = session;
    this.#toasts = toasts;
    this.#language = language;
  }

  async run(reportNumbers: readonly string[], archived: boolean, watcher: ArchivingWatcher): Promise<void> {
    const done = await this.#change(reportNumbers, archived, watcher.settled);
    if (done.length === 0) return;
    const language = this.#language;
    this.#toasts.show({
      tone: 'ok',
      text: () =>
        say(archivingMessages, language.locale, archived ? 'archived' : 'unarchived', { count: done.length }),
      action: {
        label: () => say(archivingMessages, language.locale, 'undo'),
        onPress: () => void this.#undo(done, !archived, watcher),
      },
    });
  }

  async #undo(reportNumbers: readonly string[], archived: boolean, watcher: ArchivingWatcher): Promise<void> {
    await this.#change(reportNumbers, archived, () => {});
    watcher.undone();
  }

  /** The numbers of those that are changed. */
  async #change(
    reportNumbers: readonly string[],
    archived: boolean,
    settled: ArchivingWatcher['settled'],
  ): Promise<readonly string[]> {
    const waiting = [...reportNumbers];
    const done: string[] = [];
    let failure: 'signed-out' | 'unable-to-archive-report' | 'unable-to-unarchive-report' | null = null;
    const work = async (): Promise<void> => {
      for (let number = waiting.shift(); number !== undefined; number = waiting.shift()) {
        const saved = await (archived ? this.#archive : this.#unarchive).run(number);
        if (saved.ok) done.push(number);
        else failure = saved.failure;
        settled(number, saved.ok);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    if (failure !== null) await this.#tell(failure);
    return done;
  }

  async #tell(
    failure: 'signed-out' | 'unable-to-archive-report' | 'unable-to-unarchive-report',
  ): Promise<void> {
    if (failure === 'signed-out') return this.#session.refused();
    tellListFailure(this.#toasts, this.#language, failure);
  }
}
