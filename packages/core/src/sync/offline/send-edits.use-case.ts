import type { ChangeRefusal, ProjectRecords } from '../../reports/project-records.port.ts';
import type { ReportGateway } from '../../reports/report-gateway.port.ts';
import type { Report } from '../../reports/report.ts';
import { done, fail, type Result } from '../../shared/result.ts';
import type { EditQueue } from './edit-queue.ts';
import { copyOfReport } from './kept-reads.policy.ts';
import type { OneSender } from './one-sender.port.ts';
import type { OwnRecords } from './own-records.port.ts';
import type { WaitingEdit } from './waiting-edits.policy.ts';

type Dependencies = {
  readonly queue: EditQueue;
  readonly reports: ReportGateway;
  readonly records: ProjectRecords;
  readonly sender: OneSender;
  readonly own: OwnRecords;
  /** Keeps a copy of what it reads. */
  readonly kept: Pick<ReportGateway, 'load'>;
};

type Unanswered = Exclude<ChangeRefusal, 'not-found' | 'refused'>;

/**
 * ADR 52: sends the edits that wait, in their order. Each is compared with what the report says now; what others have changed
 * meanwhile is not overwritten: the edit stays, with both values.
 */
export class SendEdits {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** Stops at the first call that is not answered: the rest waits for the next time. What is refused stays to be seen. */
  async run(): Promise<Result<void, Unanswered>> {
    const { queue, sender } = this.#dependencies;
    let outcome: Result<void, Unanswered> = done;
    await sender.run(async () => {
      for (const edit of await queue.all()) {
        if (edit.conflict !== undefined) continue;
        const sent = await this.#send(edit);
        if (sent.ok) continue;
        outcome = sent;
        return;
      }
    });
    return outcome;
  }

  async #send(listed: WaitingEdit): Promise<Result<void, Unanswered>> {
    const { queue, reports } = this.#dependencies;
    const loaded = await reports.load(listed.reportNumber);
    if (!loaded.ok) return this.#failed(listed, loaded.failure);
    // The list may be old by now: the edit was discarded, or says something else.
    const edit = await queue.begin(listed, loaded.value[listed.field]);
    if (edit === null) {
      await this.#renewCopy(listed);
      return done;
    }
    const written = await this.#write(edit, loaded.value);
    if (!written.ok) return this.#failed(edit, written.failure);
    await this.#renewCopy(edit);
    await queue.settle(edit);
    return done;
  }

  /** An older copy would be taken, without a connection, for what the report says: a later edit would then be in conflict. */
  async #renewCopy({ reportNumber }: WaitingEdit): Promise<void> {
    const { own, kept } = this.#dependencies;
    await own.remove('copies', [copyOfReport(reportNumber)]);
    void kept.load(reportNumber);
  }

  async #failed(edit: WaitingEdit, failure: ChangeRefusal): Promise<Result<void, Unanswered>> {
    const { queue } = this.#dependencies;
    switch (failure) {
      case 'not-found':
        await queue.refuse(edit, 'gone');
        return done;
      case 'refused':
        await queue.refuse(edit, 'refused');
        return done;
      case 'signed-out':
      case 'unavailable':
        return fail(failure);
    }
  }

  #write(
    { reportNumber, field, after }: WaitingEdit,
    report: Report,
  ): Promise<Result<void, ChangeRefusal>> | Result<void, never> {
    const { records } = this.#dependencies;
    switch (field) {
      case 'claimNumber':
      case 'jobNumber': {
        const { claimNumber, jobNumber } = report;
        return records.saveClaim(reportNumber, { claimNumber, jobNumber, [field]: after });
      }
      case 'projectDate':
        // The API has no way to take a date away.
        return typeof after === 'object' && after !== null ? records.saveDate(reportNumber, after) : done;
      case 'archived':
        return after === true ? records.archive(reportNumber) : records.unarchive(reportNumber);
    }
  }
}
