import type { Notice, NoticeTracking } from '../profile/notice.ts';
import type { Locale } from '../shared/messages.ts';

/** Decision on a notice: a toast, or none, with the reason. */
export type NoticeVerdict =
  | { readonly show: 'toast'; readonly toast: NoticeToast }
  | { readonly show: 'nothing'; readonly why: 'hidden-by-address' | 'shown-before' };

export type NoticeToast = {
  readonly id: string;
  /** In each language, since the reader may change theirs while it is shown. */
  readonly message: Readonly<Record<Locale, string>>;
  readonly place: 'standard' | 'bottom-left';
  /** Target of Take Action, or null for a toast without the button. */
  readonly action: NoticeAction | null;
  readonly tracking: NoticeTracking | null;
};

export type NoticeAction =
  | { readonly leads: 'inside'; readonly path: string }
  | { readonly leads: 'outside'; readonly url: string };

type Circumstances = {
  readonly query: Readonly<Record<string, string | undefined>>;
  /** Ids of the notices already shown in this visit. */
  readonly shownBefore: ReadonlySet<string>;
};

// NOTE-1
export function judgeNotice(notice: Notice, { query, shownBefore }: Circumstances): NoticeVerdict {
  const pastDue = notice.id === 'past_due_notice';
  if (pastDue && query['hidePastDueToast'] !== undefined)
    return { show: 'nothing', why: 'hidden-by-address' };
  if (shownBefore.has(notice.id)) return { show: 'nothing', why: 'shown-before' };
  const toast: NoticeToast = {
    id: notice.id,
    message: { en: notice.message, es: notice.messageEs ?? notice.message },
    place: pastDue ? 'standard' : 'bottom-left',
    action: noticeAction(notice.webAction),
    tracking: notice.trackingData ?? null,
  };
  return { show: 'toast', toast };
}

const PATH_OF_THIS_APP = /^\/(?![/\\])[^\s\\]*$/;
const SECURE_ADDRESS = /^https:\/\/[^\s\\]+$/i;

/** D NOTE-1.1: a path of this app or an https address; anything else is no action. */
export function noticeAction(webAction: string | null | undefined): NoticeAction | null {
  const target = webAction?.trim() ?? '';
  if (PATH_OF_THIS_APP.test(target)) return { leads: 'inside', path: target };
  return SECURE_ADDRESS.test(target) ? { leads: 'outside', url: target } : null;
}

/** D NOTE-2.1: whether projects are still being moved, whatever other notices there are. */
export function isMigrating(notices: readonly Notice[]): boolean {
  return notices.some(({ id }) => id === 'migration_notice');
}
