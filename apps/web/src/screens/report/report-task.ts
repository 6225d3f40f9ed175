import type { AddOn, CorrectJurisdictionFailure, Report } from '@ridgeline/core/reports';
import { makeAutoObservable, runInAction } from 'mobx';
import type { SessionStore } from '../../view-model/session.store.ts';
import type { reportFailureMessages } from './report-failure.messages.ts';
import type { ReportNews } from './report-news.ts';

type ToldFailure = keyof (typeof reportFailureMessages)['en'];
export type ReportToolFailure = ToldFailure | Extract<CorrectJurisdictionFailure, `${string}-required`>;

type Dialog = 'details' | 'share' | 'correction';
type Work = Dialog | 'archive' | 'refresh' | AddOn;

/** The report that is shown, and what is done with it right now: one thing at a time, for whoever may change it. */
export class ReportTask {
  report: Report | null = null;
  opened: Dialog | null = null;
  /** What is being saved. */
  busy: Work | null = null;
  failure: ReportToolFailure | null = null;
  #changed: (report: Report) => void = () => {};
  readonly #session: SessionStore;
  readonly #news: ReportNews;

  constructor(session: SessionStore, news: ReportNews) {
    this.#session = session;
    this.#news = news;
    makeAutoObservable(this, { report: false }, { autoBind: true });
  }

  /** The report that is shown, and who is told when it changes. */
  show(report: Report, changed: (report: Report) => void): void {
    this.report = report;
    this.#changed = changed;
  }

  changed(report: Report): void {
    this.#changed(report);
  }

  /** The report whose dialog is open now; null where there is nothing to change. */
  open(dialog: Dialog): Report | null {
    if (this.#changeable === null) return null;
    this.failure = null;
    this.opened = dialog;
    return this.#changeable;
  }

  close(): void {
    this.opened = null;
    this.failure = null;
  }

  /** The report to change; null while something else is saved, and for whoever may not change it. */
  begin(work: Work): Report | null {
    if (this.#changeable === null || this.busy !== null) return null;
    this.busy = work;
    this.failure = null;
    return this.#changeable;
  }

  /** Done, and the dialog stays open. */
  pause(): void {
    runInAction(() => (this.busy = null));
  }

  end(report: Report): void {
    runInAction(() => {
      this.busy = null;
      this.opened = null;
    });
    this.#changed(report);
  }

  fail(failure: ReportToolFailure): void {
    runInAction(() => {
      this.busy = null;
      this.failure = failure;
    });
    if (failure === 'signed-out') void this.#session.refused();
  }

  /** For actions without a dialog that would show the failure. */
  failAloud(failure: ToldFailure): void {
    this.fail(failure);
    if (failure !== 'signed-out') this.#news.tellFailure(failure);
  }

  // D TEAM-1.1 TEAM-1.3
  get #changeable(): Report | null {
    return this.report?.mayChange === true ? this.report : null;
  }
}
