import type { ChangeRefusal, ProjectRecords } from '../../reports/project-records.port.ts';
import type {
  SaveCalculationRefusal,
  SavedCalculations,
} from '../../reports/calculations/saved-calculations.port.ts';
import type { ReportGateway } from '../../reports/report-gateway.port.ts';
import type { ProjectDate } from '../../reports/report.ts';
import { done, fail, type Result } from '../../shared/result.ts';
import type { EditQueue } from './edit-queue.ts';
import { copyOfReport } from './kept-reads.policy.ts';
import type { OneSender } from './one-sender.port.ts';
import type { OwnRecords } from './own-records.port.ts';
import {
  editableOf,
  type EditValue,
  type FieldEdit,
  type NeverSent,
  type WaitingCalculation,
  type WaitingEdit,
} from './waiting-edits.policy.ts';

type Dependencies = {
  readonly queue: EditQueue;
  readonly reports: ReportGateway;
  readonly records: ProjectRecords;
  readonly calculations: Pick<SavedCalculations, 'save'>;
  readonly sender: OneSender;
  readonly own: OwnRecords;
  /** Keeps a copy of what it reads. */
  readonly kept: Pick<ReportGateway, 'load'>;
};

type Refusal = ChangeRefusal | SaveCalculationRefusal;
type Unanswered = Extract<Refusal, 'signed-out' | 'unavailable'>;

/** A refusal that would come again; null where another try may succeed. */
const NEVER_SENT: Readonly<Record<Refusal, NeverSent | null>> = {
  'signed-out': null,
  unavailable: null,
  'not-found': 'gone',
  refused: 'refused',
  'changed-meanwhile': null,
  'viewer-reads-only': 'refused',
  'calculation-differs': 'differs',
  'calculation-without-result': 'differs',
  'too-many-calculations': 'too-many',
};

/** How often a report is read again because somebody wrote to it between reading and writing. */
const ATTEMPTS = 3;

/**
 * ADR 52, ADR 67: sends the edits that wait, in their order. Each is compared with what the report says now, and the API writes it
 * only where the report still says that; what others have changed meanwhile is not overwritten: the edit stays, with both values.
 */
export class SendEdits {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Stops at the first call that is not answered: the rest waits for the next time. Refused edits stay in the list,
   * where the person sees them.
   */
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
    if (listed.field === 'calculation') return this.#sendCalculation(listed);
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const sent = await this.#sendField(listed);
      if (sent.ok) return done;
      if (sent.failure !== 'changed-meanwhile') return this.#failed(listed, sent.failure);
    }
    return fail('unavailable');
  }

  async #sendField(listed: FieldEdit): Promise<Result<void, ChangeRefusal>> {
    const { queue, reports } = this.#dependencies;
    const loaded = await reports.load(listed.reportNumber);
    if (!loaded.ok) return loaded;
    const current = editableOf(loaded.value)[listed.field];
    // The list may be old by now: the edit was discarded, or says something else.
    const edit = await queue.begin(listed, current);
    if (edit === null) {
      await this.#renewCopy(listed);
      return done;
    }
    const written = await this.#write(edit, current);
    if (!written.ok) return written;
    await this.#renewCopy(edit);
    await queue.settle(edit);
    return done;
  }

  /** The API keeps the same calculation once, so that one whose answer was lost may be sent again. */
  async #sendCalculation(edit: WaitingCalculation): Promise<Result<void, Unanswered>> {
    const { queue, calculations } = this.#dependencies;
    const saved = await calculations.save(edit.reportNumber, edit.calculation);
    if (!saved.ok) return this.#failed(edit, saved.failure);
    await queue.remove(edit);
    return done;
  }

  /** An older copy would be taken, without a connection, for what the report says: a later edit would then be in conflict. */
  async #renewCopy({ reportNumber }: WaitingEdit): Promise<void> {
    const { own, kept } = this.#dependencies;
    await own.remove('copies', [copyOfReport(reportNumber)]);
    void kept.load(reportNumber);
  }

  async #failed(edit: WaitingEdit, failure: Refusal): Promise<Result<void, Unanswered>> {
    const conflict = NEVER_SENT[failure];
    if (conflict === null) return fail(failure === 'signed-out' ? failure : 'unavailable');
    await this.#dependencies.queue.refuse(edit, conflict);
    return done;
  }

  /** Only where the report still says `seen`. Of two opposite states there is no third, so those need no comparison. */
  async #write(
    { reportNumber, field, after }: FieldEdit,
    seen: EditValue,
  ): Promise<Result<void, ChangeRefusal>> {
    const { records } = this.#dependencies;
    switch (field) {
      case 'claimNumber':
      case 'jobNumber':
        return records.saveClaim(reportNumber, { [field]: after }, { [field]: seen });
      case 'projectDate':
        // The API has no way to take a date away.
        return isDate(after) ? records.saveDate(reportNumber, after, isDate(seen) ? seen : null) : done;
      case 'archived':
        return after === true ? records.archive(reportNumber) : records.unarchive(reportNumber);
      case 'starred':
      case 'billed':
        return records.setUserFlags(reportNumber, { [field]: after === true });
    }
  }
}

function isDate(value: EditValue): value is ProjectDate {
  return typeof value === 'object' && value !== null;
}
