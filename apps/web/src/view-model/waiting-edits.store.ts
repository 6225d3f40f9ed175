import type { CalculationToSave, Report } from '@ridgeline/core/reports';
import {
  decidedForMine,
  type Editable,
  editKey,
  type EditQueue,
  editsBetween,
  type FieldEdit,
  type OwnRecords,
  type SendEdits,
  type WaitingEdit,
  withEdits,
} from '@ridgeline/core/sync';
import type { Clock } from '@ridgeline/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ConnectionStore } from './connection.store.ts';
import type { Page } from './page.ts';
import type { SessionStore } from './session.store.ts';

/** `waits`: it is sent later. `conflict`: others have changed it meanwhile. `refused`: it was not kept. */
export type EditOutcome = 'saved' | 'waits' | 'conflict' | 'refused';

type Dependencies = {
  readonly queue: EditQueue;
  readonly send: SendEdits;
  readonly records: OwnRecords;
  readonly connection: ConnectionStore;
  readonly session: SessionStore;
  readonly page: Page;
  readonly clock: Clock;
};

/** ADR 52: edits of reports go by a queue that this browser keeps, and are sent from there. */
export class WaitingEdits {
  edits: readonly WaitingEdit[] = [];
  /** While nobody is signed in: how many wait on this device for whoever made them. */
  sealed = 0;
  isSending = false;
  /** The storage of this device was full when something was to be kept last. */
  hasNoRoom = false;
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, { edits: observableRef }, { autoBind: true });
  }

  /** Sends what waits whenever there is a connection, and follows the other tabs; returns the unsubscribe function. */
  keep(): () => void {
    const { records, page } = this.#dependencies;
    const stops = [
      records.whenChanged((box) => void (box === 'edits' && this.#follow())),
      page.whenConnectionChanges(() => void (page.isOnline && this.sendNow())),
      page.whenShown(() => void this.sendNow()),
    ];
    void this.sendNow();
    return () => {
      for (const stop of stops) stop();
    };
  }

  /** Null if nothing can be kept here: the caller sends it by itself. */
  async save(report: Report, change: Partial<Editable>): Promise<EditOutcome | null> {
    const { clock } = this.#dependencies;
    const edits = editsBetween(report, change, clock.now());
    if (!(await this.#keep(edits))) return null;
    await this.sendNow();
    const keys = new Set(edits.map(editKey));
    const left = this.edits.filter((edit) => keys.has(editKey(edit)));
    const refused = left.filter(({ conflict }) => typeof conflict === 'string');
    // The person is told at once: nothing is left that they would find later.
    for (const edit of refused) await this.drop(edit);
    if (refused.length > 0) return 'refused';
    if (left.some(({ conflict }) => conflict !== undefined)) return 'conflict';
    return left.length > 0 ? 'waits' : 'saved';
  }

  /** CALC-5: a calculation that could not be sent now. False if it can not be kept here. */
  async keepCalculation(
    reportNumber: string,
    calculation: CalculationToSave & { readonly hash: string },
  ): Promise<boolean> {
    const at = this.#dependencies.clock.now();
    const isKept = await this.#keep([{ field: 'calculation', reportNumber, address: null, calculation, at }]);
    await this.look();
    return isKept;
  }

  async #keep(edits: readonly WaitingEdit[]): Promise<boolean> {
    const { queue, records } = this.#dependencies;
    if (!records.isUnlocked) return false;
    const isKept = await queue.add(edits);
    runInAction(() => (this.hasNoRoom = !isKept && records.isUnlocked));
    return isKept;
  }

  /** The report with what waits for it. */
  async over(report: Report): Promise<Report> {
    await this.look();
    return withEdits(report, this.edits);
  }

  async sendNow(): Promise<void> {
    const { send, session, records } = this.#dependencies;
    await this.look();
    if (!records.isUnlocked || this.edits.every(({ conflict }) => conflict !== undefined)) return;
    runInAction(() => (this.isSending = true));
    const sent = await send.run();
    runInAction(() => (this.isSending = false));
    await this.look();
    if (!sent.ok && sent.failure === 'signed-out') await session.refused();
  }

  async #follow(): Promise<void> {
    await this.look();
    if (this.edits.some(({ conflict }) => conflict === undefined)) return;
    this.#dependencies.connection.editsSent();
  }

  async look(): Promise<void> {
    const { queue, records, connection } = this.#dependencies;
    const edits = await queue.all();
    const sealed = records.isUnlocked ? 0 : await records.countOfAll('edits');
    runInAction(() => {
      this.edits = edits;
      this.sealed = sealed;
    });
    const conflicts = edits.filter(({ conflict }) => conflict !== undefined).length;
    connection.waits(edits.length - conflicts, conflicts);
  }

  /** The person's own value, in the place of what others have written. */
  async keepMine(edit: FieldEdit): Promise<void> {
    await this.#dependencies.queue.put(decidedForMine(edit));
    await this.sendNow();
  }

  /** Takes the edit away: the report stays as it is. */
  async drop(edit: WaitingEdit): Promise<void> {
    await this.#dependencies.queue.remove(edit);
    await this.look();
  }
}
