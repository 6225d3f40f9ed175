import { ProjectExport, type RunningExport } from '../../reports/lists/project-export.port.ts';
import type { ProjectListFailure } from '../../reports/lists/project-gateway.port.ts';
import type { ProjectListRequest } from '../../reports/lists/project-lists.policy.ts';
import type { Locale } from '../../shared/messages.ts';
import { fail, ok } from '../../shared/result.ts';

type Settled = Awaited<RunningExport['done']>;

/** An export whose rows come when a test says so. */
export class FakeProjectExport extends ProjectExport {
  readonly asked: { readonly request: ProjectListRequest; readonly locale: Locale }[] = [];
  #onRows: (rows: number) => void = () => {};
  #settle: (settled: Settled) => void = () => {};

  override start(request: ProjectListRequest, locale: Locale, onRows: (rows: number) => void): RunningExport {
    this.asked.push({ request, locale });
    this.#onRows = onRows;
    const done = new Promise<Settled>((resolve) => (this.#settle = resolve));
    return { done, cancel: () => this.fail('no-reports-found') };
  }

  come(rows: number): void {
    this.#onRows(rows);
  }

  /** Ends with a table of ASCII letters. */
  end(text: string): void {
    this.#settle(ok([Uint8Array.from(text, (letter) => letter.charCodeAt(0))]));
  }

  fail(failure: ProjectListFailure): void {
    this.#settle(fail(failure));
  }
}
