import { ProjectExport, type RunningExport } from '../../reports/lists/project-export.port.ts';
import type { ProjectListFailure } from '../../reports/lists/project-gateway.port.ts';
import type { ProjectListRequest } from '../../reports/lists/project-lists.policy.ts';
import {
  projectCsvLine,
  projectsCsvHead,
  type ProjectCsvRow,
} from '../../reports/lists/projects-csv.policy.ts';
import type { Locale } from '../../shared/messages.ts';
import { fail, ok } from '../../shared/result.ts';
import { utf8Bytes } from '../shared/utf8.ts';

type Settled = Awaited<RunningExport['done']>;

/** An export whose rows come when a test says so, or at once if it is given rows. */
export class FakeProjectExport extends ProjectExport {
  readonly asked: { readonly request: ProjectListRequest; readonly locale: Locale }[] = [];
  #rows: readonly ProjectCsvRow[] | null = null;
  #failure: ProjectListFailure | null = null;
  #onRows: (rows: number) => void = () => {};
  #settle: (settled: Settled) => void = () => {};

  override start(request: ProjectListRequest, locale: Locale, onRows: (rows: number) => void): RunningExport {
    this.asked.push({ request, locale });
    this.#onRows = onRows;
    const done = new Promise<Settled>((resolve) => (this.#settle = resolve));
    // An answer takes a moment, in which it can be cancelled.
    void Promise.resolve().then(() => this.#answer(locale));
    return { done, cancel: () => this.fail('no-reports-found') };
  }

  /** Answers with these from now on. */
  serve(rows: readonly ProjectCsvRow[]): void {
    this.#rows = rows;
  }

  failWith(failure: ProjectListFailure): void {
    this.#failure = failure;
  }

  come(rows: number): void {
    this.#onRows(rows);
  }

  end(text: string): void {
    this.#settle(ok([utf8Bytes(text)]));
  }

  fail(failure: ProjectListFailure): void {
    this.#settle(fail(failure));
  }

  #answer(locale: Locale): void {
    if (this.#failure !== null) this.fail(this.#failure);
    if (this.#failure !== null || this.#rows === null) return;
    this.come(this.#rows.length);
    this.end(projectsCsvHead(locale) + this.#rows.map((row) => projectCsvLine(row, locale)).join(''));
  }
}
