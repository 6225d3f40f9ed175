import type { EventTracker } from '../marketing/event-tracker.port.ts';
import { judgeNotice, type NoticeToast } from './notice.policy.ts';
import type { Notice } from '../profile/notice.ts';

/** NOTE-1: the toasts to show now. Each notice has its toast, and its tracking data is sent, once in a visit. */
export class ShowNotices {
  readonly #tracker: EventTracker;
  readonly #shown = new Set<string>();

  constructor(tracker: EventTracker) {
    this.#tracker = tracker;
  }

  run(
    notices: readonly Notice[],
    query: Readonly<Record<string, string | undefined>>,
  ): readonly NoticeToast[] {
    return notices.flatMap((notice) => {
      const verdict = judgeNotice(notice, { query, shownBefore: this.#shown });
      if (verdict.show === 'nothing') return [];
      this.#shown.add(notice.id);
      const { tracking } = verdict.toast;
      if (tracking !== null) this.#tracker.track(tracking.eventName, tracking.extras);
      return [verdict.toast];
    });
  }
}
