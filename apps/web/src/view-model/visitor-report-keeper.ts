import { type AdoptReportFailure, readingMessages } from '@ridgeline/core/reports';
import { type AppPath, pathTo } from '@ridgeline/core/routes';
import { say } from '@ridgeline/core/shared';
import { reaction } from 'mobx';
import type { Language } from '../language/language.store.ts';
import type { AccountStore } from './account.store.ts';
import type { Navigation } from './navigation.ts';
import type { SessionStore } from './session.store.ts';
import type { ToastStore } from './toasts.store.ts';
import { visitorReportMessages } from './visitor-report.messages.ts';
import type { Adoption, VisitorReport } from './visitor-report.store.ts';

type Dependencies = {
  readonly report: VisitorReport;
  readonly session: SessionStore;
  readonly account: AccountStore;
  readonly toasts: ToastStore;
  readonly navigation: Navigation;
  readonly language: Language;
};

/** RPT-4 D RPT-4.3: adopts the report of a visitor when they have signed in, wherever that leads them, and says so. */
export class VisitorReportKeeper {
  readonly #dependencies: Dependencies;
  /** Told once: the shell may be mounted again. */
  #told: Adoption | null = null;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** Starts observing the session; returns the unsubscribe function. */
  keep(): () => void {
    const { session } = this.#dependencies;
    return reaction(
      () => [session.visit.number, session.session.is === 'signed-in' && session.session.termsAccepted],
      () => void this.#adopt(this.#dependencies.report.adopt()),
      { fireImmediately: true },
    );
  }

  async #adopt(running: Promise<Adoption> | null): Promise<void> {
    const { session, account, toasts } = this.#dependencies;
    const { number } = session.visit;
    const adoption = await running;
    if (adoption === null || adoption === this.#told || session.visit.number !== number) return;
    this.#told = adoption;
    if (!adoption.outcome.ok) return this.#tell(adoption.outcome.failure);
    // It has taken a quick view.
    void account.reloadAllowances();
    const path = pathTo('report', { number: adoption.number });
    toasts.show({ tone: 'ok', text: () => this.#say('adopted'), ...this.#offer('open', path) });
  }

  #tell(failure: AdoptReportFailure): void {
    const { toasts, language, session, report } = this.#dependencies;
    if (failure === 'signed-out') return void session.refused();
    const text = () => say(readingMessages, language.locale, failure);
    if (failure === 'report-needs-plan') {
      toasts.show({ tone: 'warn', text, ...this.#offer('see-plans', pathTo('plans')) });
    } else if (failure === 'report-not-adopted') {
      const again = () => void this.#adopt(report.adoptAgain());
      toasts.show({ tone: 'danger', text, action: { label: () => this.#say('try-again'), onPress: again } });
    } else {
      toasts.show({ tone: 'warn', text });
    }
  }

  /** Nothing is offered where the user is already. */
  #offer(label: 'open' | 'see-plans', path: AppPath) {
    const { navigation } = this.#dependencies;
    return navigation.address.split('?')[0] === path
      ? {}
      : { action: { label: () => this.#say(label), onPress: () => navigation.go(path) } };
  }

  #say(key: keyof (typeof visitorReportMessages)['en']): string {
    return say(visitorReportMessages, this.#dependencies.language.locale, key);
  }
}
