import type { AdoptReport, AdoptReportFailure, Report } from '@ridgeline/core/reports';
import { pathTo } from '@ridgeline/core/routes';
import type { Preferences, Result } from '@ridgeline/core/shared';
import type { SessionStore } from './session.store.ts';

/** What became of the visitor's report when they signed in. */
export type Adoption = { readonly number: string; readonly outcome: Result<Report, AdoptReportFailure> };

/** Final outcomes, after which adopting is not tried again. */
const SETTLED: ReadonlySet<AdoptReportFailure> = new Set(['report-not-found', 'report-not-adoptable']);

/** RPT-4 D RPT-4.3: the report that was made before signing in, until it belongs to whoever signs in. */
export class VisitorReport {
  readonly #adopt: AdoptReport;
  readonly #preferences: Preferences;
  readonly #session: SessionStore;
  #running: { readonly visit: number; readonly adoption: Promise<Adoption> } | null = null;

  constructor(adopt: AdoptReport, preferences: Preferences, session: SessionStore) {
    this.#adopt = adopt;
    this.#preferences = preferences;
    this.#session = session;
  }

  /** The report that waits for a sign-in. */
  get number(): string | null {
    return this.#preferences.read('visitorReport');
  }

  /** After a visitor has made a report: the next sign-in leads to it. NAV-9 */
  made(number: string): void {
    this.#preferences.write('visitorReport', number);
    this.#preferences.write('redirectTarget', pathTo('report', { number }));
    // START-3: the flag was meant for a target from before this report.
    this.#preferences.forget('ignoreRedirectOnce');
  }

  /** Adopts it for the signed-in user: once in a visit, however often it is asked for. Null where there is nothing to adopt. */
  adopt(): Promise<Adoption> | null {
    const { visit } = this.#session;
    const { session } = visit;
    if (session.is !== 'signed-in' || !session.termsAccepted) return null;
    if (this.#running?.visit === visit.number) return this.#running.adoption;
    const { number } = this;
    if (number === null) return null;
    this.#running = { visit: visit.number, adoption: this.#run(number) };
    return this.#running.adoption;
  }

  /** After a failure. */
  adoptAgain(): Promise<Adoption> | null {
    this.#running = null;
    return this.adopt();
  }

  async #run(number: string): Promise<Adoption> {
    const outcome = await this.#adopt.run(number);
    // Another report may have been made in another tab meanwhile.
    if ((outcome.ok || SETTLED.has(outcome.failure)) && this.number === number) {
      this.#preferences.forget('visitorReport');
    }
    return { number, outcome };
  }
}
