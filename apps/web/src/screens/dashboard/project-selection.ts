import { makeAutoObservable, observableRef } from 'mobx';

type Row = { readonly reportNumber: string };

/** Which rows of a list are selected. */
export class ProjectSelection {
  numbers: ReadonlySet<string> = new Set();
  /** Where a range begins: the row that was selected or left out last. */
  #anchor: string | null = null;

  constructor() {
    makeAutoObservable(this, { numbers: observableRef }, { autoBind: true });
  }

  get size(): number {
    return this.numbers.size;
  }

  has(reportNumber: string): boolean {
    return this.numbers.has(reportNumber);
  }

  of(rows: readonly Row[]): readonly string[] {
    return rows.map(({ reportNumber }) => reportNumber).filter((number) => this.numbers.has(number));
  }

  toggle(reportNumber: string): void {
    const isAdded = !this.numbers.has(reportNumber);
    this.numbers = new Set([...this.numbers].filter((number) => number !== reportNumber));
    if (isAdded) this.#add([reportNumber]);
    this.#anchor = reportNumber;
  }

  /** All rows from the one selected last to this one. */
  extendTo(reportNumber: string, rows: readonly Row[]): void {
    const numbers = rows.map((row) => row.reportNumber);
    const to = numbers.indexOf(reportNumber);
    const from = this.#anchor === null ? -1 : numbers.indexOf(this.#anchor);
    if (to === -1) return;
    const [start, end] = from === -1 ? [to, to] : [Math.min(from, to), Math.max(from, to)];
    this.#add(numbers.slice(start, end + 1));
    this.#anchor = reportNumber;
  }

  /** Selects all of the rows; none if all were selected. */
  toggleAll(rows: readonly Row[]): void {
    if (rows.every(({ reportNumber }) => this.numbers.has(reportNumber))) return this.clear();
    this.#add(rows.map(({ reportNumber }) => reportNumber));
  }

  remove(reportNumber: string): void {
    if (this.numbers.has(reportNumber)) this.toggle(reportNumber);
  }

  /** Rows that are no longer shown are not selected any more. */
  keep(shown: readonly string[]): void {
    this.numbers = new Set([...this.numbers].filter((number) => shown.includes(number)));
  }

  clear(): void {
    this.numbers = new Set();
    this.#anchor = null;
  }

  #add(reportNumbers: readonly string[]): void {
    this.numbers = new Set([...this.numbers, ...reportNumbers]);
  }
}
