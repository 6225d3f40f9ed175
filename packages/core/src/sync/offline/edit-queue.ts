import {
  begunEdit,
  type EditValue,
  editKey,
  type FieldEdit,
  isSame,
  mergedEdit,
  type NeverSent,
  settledEdit,
  type WaitingEdit,
} from './waiting-edits.policy.ts';
import type { OwnRecords } from './own-records.port.ts';

/**
 * The edits that wait, among the records of the person. They are written while others are sent, so each change is made
 * to the edit as it is at that time.
 */
export class EditQueue {
  readonly #records: OwnRecords;
  #last: Promise<unknown> = Promise.resolve();

  constructor(records: OwnRecords) {
    this.#records = records;
  }

  /** In the order in which they were made. */
  async all(): Promise<readonly WaitingEdit[]> {
    const records = await this.#records.all('edits');
    return records.map(({ text }) => JSON.parse(text) as WaitingEdit);
  }

  /** False if they could not all be kept. */
  async add(edits: readonly WaitingEdit[]): Promise<boolean> {
    for (const edit of edits) {
      const { isKept } = await this.#change(edit, (earlier) =>
        earlier === null ? edit : mergedEdit(earlier, edit),
      );
      if (!isKept) return false;
    }
    return true;
  }

  async put(edit: WaitingEdit): Promise<void> {
    await this.#change(edit, () => edit);
  }

  async remove(edit: WaitingEdit): Promise<void> {
    await this.#change(edit, () => null);
  }

  /** The edit of this field that is to be sent now that the report says `current`; null if there is none. */
  async begin(edit: FieldEdit, current: EditValue): Promise<FieldEdit | null> {
    const { now } = await this.#change(edit, (waiting) =>
      isField(waiting) && waiting.conflict === undefined ? begunEdit(waiting, current) : waiting,
    );
    return isField(now) && now.conflict === undefined ? now : null;
  }

  /** The report says now what this edit wanted. A later edit of the field starts from there. */
  async settle({ after, ...edit }: FieldEdit): Promise<void> {
    await this.#change(edit, (waiting) => (isField(waiting) ? settledEdit(waiting, after) : waiting));
  }

  /** This edit can never be sent. A value that was written meanwhile is still tried. */
  async refuse(edit: WaitingEdit, conflict: NeverSent): Promise<void> {
    await this.#change(edit, (waiting) =>
      waiting !== null && isSameEdit(waiting, edit) ? { ...waiting, conflict } : waiting,
    );
  }

  /** One after the other; `by` is given the edit of this field as it is then. */
  #change(
    edit: Parameters<typeof editKey>[0],
    by: (waiting: WaitingEdit | null) => WaitingEdit | null,
  ): Promise<{ readonly now: WaitingEdit | null; readonly isKept: boolean }> {
    const turn = this.#last.then(async () => {
      const key = editKey(edit);
      const record = await this.#records.read('edits', key);
      const waiting = record === null ? null : (JSON.parse(record.text) as WaitingEdit);
      const now = by(waiting);
      if (now === waiting) return { now, isKept: true };
      if (now !== null) return { now, isKept: await this.#write(key, now) };
      await this.#records.remove('edits', [key]);
      return { now, isKept: true };
    });
    this.#last = turn;
    return turn;
  }

  /** Copies, which can be read again, make room for an edit. */
  async #write(key: string, edit: WaitingEdit): Promise<boolean> {
    const record = { key, at: edit.at, text: JSON.stringify(edit) };
    if (await this.#records.write('edits', record)) return true;
    await this.#records.clear('copies');
    return this.#records.write('edits', record);
  }
}

function isField(edit: WaitingEdit | null): edit is FieldEdit {
  return edit !== null && edit.field !== 'calculation';
}

/** Whether the edit of this key still says what this one says. */
function isSameEdit(waiting: WaitingEdit, edit: WaitingEdit): boolean {
  return isField(waiting) && isField(edit) ? isSame(waiting.after, edit.after) : waiting.field === edit.field;
}
