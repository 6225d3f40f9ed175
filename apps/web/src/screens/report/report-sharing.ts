import type { Clipboard } from '@ridgeline/core/profile';
import type { ReportLinks, ShareLink } from '@ridgeline/core/reports';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Page } from '../../view-model/page.ts';
import type { ReportNews } from './report-news.ts';
import type { ReportTask } from './report-task.ts';

type Dependencies = {
  readonly links: ReportLinks;
  readonly clipboard: Clipboard;
  readonly page: Page;
};

/** NAV-2: the link by which others read a report. */
export class ReportSharing {
  link: ShareLink | null = null;
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
    if (this.#task.open('share') !== null) await this.#share();
  }

  /** NAV-2.2: a day on which the link ends, in the reader's time; an empty one takes the end away. */
  async endOn(day: string): Promise<void> {
    await this.#share(day === '' ? null : new Date(`${day}T23:59:59`).getTime());
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

  async #share(endsAt?: number | null): Promise<void> {
    const report = this.#task.begin('share');
    if (report === null) return;
    const shared = await this.#dependencies.links.share(report.reportNumber, endsAt);
    if (!shared.ok) return this.#task.fail(linkFailure(shared.failure));
    runInAction(() => (this.link = shared.value));
    this.#task.pause();
  }
}

function linkFailure(failure: 'signed-out' | 'viewer-reads-only' | 'not-found' | 'unavailable') {
  if (failure === 'not-found') return 'report-not-found';
  return failure === 'unavailable' ? 'share-link-not-changed' : failure;
}
