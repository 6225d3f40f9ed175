import type { Clipboard } from '@ridgeline/core/profile';
import type { ReportLinks, ShareLink } from '@ridgeline/core/reports';
import type { Clock } from '@ridgeline/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Page } from '../../view-model/page.ts';
import type { ReportNews } from './report-news.ts';
import type { ReportTask } from './report-task.ts';

type Dependencies = {
  readonly links: ReportLinks;
  readonly clipboard: Clipboard;
  readonly page: Page;
  readonly clock: Clock;
};

/** NAV-2: the link by which others read a report. */
export class ReportSharing {
  link: ShareLink | null = null;
  /** The day in the field, until it is the end of the link. */
  typedEnd: string | null = null;
  #isSavingEnd = false;
  readonly #task: ReportTask;
  readonly #news: ReportNews;
  readonly #dependencies: Dependencies;

  constructor(task: ReportTask, news: ReportNews, dependencies: Dependencies) {
    this.#task = task;
    this.#news = news;
    this.#dependencies = dependencies;
    makeAutoObservable(this, { link: observableRef }, { autoBind: true });
  }

  async open(): Promise<void> {
    this.link = null;
    this.typedEnd = null;
    if (this.#task.open('share') !== null) await this.#share();
  }

  get endDay(): string {
    return this.typedEnd ?? dayOf(this.link?.endsAt ?? null);
  }

  /** Such a day would end the link at once, and the next end would be that of another link. */
  get isEndOver(): boolean {
    const end = this.typedEnd === null ? null : endOf(this.typedEnd);
    return end !== null && end <= this.#dependencies.clock.now();
  }

  /**
   * D NAV-2.2: a day on which the link ends, in the reader's time; an empty one takes the end away. A day is typed digit by
   * digit: one that is over is not sent, and what is typed while one is saved is saved after it.
   */
  async endOn(day: string): Promise<void> {
    this.typedEnd = day;
    if (this.#isSavingEnd) return;
    this.#isSavingEnd = true;
    for (let typed = this.#endToSave; typed !== null; typed = this.#endToSave) {
      if (!(await this.#share(endOf(typed)))) break;
      if (this.typedEnd === typed) runInAction(() => (this.typedEnd = null));
    }
    this.#isSavingEnd = false;
  }

  get #endToSave(): string | null {
    return this.isEndOver ? null : this.typedEnd;
  }

  async end(): Promise<void> {
    const report = this.#task.begin('share');
    if (report === null) return;
    const ended = await this.#dependencies.links.unshare(report.reportNumber);
    if (!ended.ok) return this.#task.fail(linkFailure(ended.failure));
    runInAction(() => (this.link = null));
    this.#task.end(report);
    this.#news.tell('unshared');
  }

  get address(): string {
    return this.link === null ? '' : `${this.#dependencies.page.origin}${this.link.path}`;
  }

  async copy(): Promise<void> {
    const copied = await this.#dependencies.clipboard.copy(this.address);
    this.#news.tell(copied.ok ? 'link-copied' : 'link-not-copied');
  }

  async #share(endsAt?: number | null): Promise<boolean> {
    const report = this.#task.begin('share');
    if (report === null) return false;
    const shared = await this.#dependencies.links.share(report.reportNumber, endsAt);
    if (!shared.ok) {
      this.#task.fail(linkFailure(shared.failure));
      return false;
    }
    runInAction(() => (this.link = shared.value));
    this.#task.pause();
    return true;
  }
}

function endOf(day: string): number | null {
  return day === '' ? null : new Date(`${day}T23:59:59`).getTime();
}

/** A day as the browser's date field writes it, in the reader's time. */
function dayOf(instant: number | null): string {
  if (instant === null) return '';
  const date = new Date(instant);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

function linkFailure(failure: 'signed-out' | 'viewer-reads-only' | 'not-found' | 'unavailable') {
  if (failure === 'not-found') return 'report-not-found';
  return failure === 'unavailable' ? 'share-link-not-changed' : failure;
}
