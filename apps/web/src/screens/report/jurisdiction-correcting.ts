import type {
  CorrectJurisdiction,
  CorrectJurisdictionFailure,
  Report,
  TypedCorrection,
  UndoCorrection,
} from '@ridgeline/core/reports';
import type { Result } from '@ridgeline/core/shared';
import { makeAutoObservable, observableRef } from 'mobx';
import type { ReportTask } from './report-task.ts';

type Dependencies = { readonly correct: CorrectJurisdiction; readonly undo: UndoCorrection };

const NOTHING_TYPED: TypedCorrection = { kind: 'city', name: '', why: '' };

/** RPT-2.3: who enforces the code at the address, where it is not what was found. */
export class JurisdictionCorrecting {
  typed = NOTHING_TYPED;
  readonly #task: ReportTask;
  readonly #dependencies: Dependencies;

  constructor(task: ReportTask, dependencies: Dependencies) {
    this.#task = task;
    this.#dependencies = dependencies;
    makeAutoObservable(this, { typed: observableRef }, { autoBind: true });
  }

  open(): void {
    this.typed = NOTHING_TYPED;
    this.#task.open('correction');
  }

  type(change: Partial<TypedCorrection>): void {
    this.typed = { ...this.typed, ...change };
  }

  async save(): Promise<void> {
    await this.#correct(({ reportNumber }) => this.#dependencies.correct.run(reportNumber, this.typed));
  }

  async undo(): Promise<void> {
    await this.#correct(({ reportNumber }) => this.#dependencies.undo.run(reportNumber));
  }

  async #correct(
    send: (report: Report) => Promise<Result<Report, CorrectJurisdictionFailure | 'correction-not-undone'>>,
  ): Promise<void> {
    const report = this.#task.begin('correction');
    if (report === null) return;
    const corrected = await send(report);
    if (!corrected.ok) return this.#task.fail(corrected.failure);
    this.#task.end(corrected.value);
  }
}
