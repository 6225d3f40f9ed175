import type { ProfileFailure } from '../profile/profile-gateway.port.ts';
import { SECOND, type Instant } from '../shared/instant.ts';
import type { Result } from '../shared/result.ts';
import type { Notice } from '../profile/notice.ts';
import { isMigrating } from './notice.policy.ts';

// NOTE-2
export const NOTICE_POLLING_INTERVAL = 3 * SECOND;

/** Waits for the project migration: polls every three seconds, one request at a time, until the notice is gone. */
export type MigrationWatch =
  | { readonly is: 'off' }
  | { readonly is: 'waiting'; readonly until: Instant }
  | { readonly is: 'looking'; readonly since: Instant }
  | { readonly is: 'over'; readonly why: MigrationWatchEnd };

export type MigrationWatchEnd = 'all-available' | 'signed-out';

export type NoticesAnswer = Result<readonly Notice[], ProfileFailure>;

export type MigrationWatchEvent =
  | { readonly type: 'notices-seen'; readonly notices: readonly Notice[]; readonly at: Instant }
  | { readonly type: 'time-passed'; readonly at: Instant }
  | { readonly type: 'answered'; readonly answer: NoticesAnswer; readonly at: Instant }
  | { readonly type: 'stopped' };

export function nextMigrationWatch(watch: MigrationWatch, event: MigrationWatchEvent): MigrationWatch {
  switch (event.type) {
    case 'notices-seen':
      return watch.is === 'off' && isMigrating(event.notices)
        ? { is: 'waiting', until: event.at + NOTICE_POLLING_INTERVAL }
        : watch;
    case 'time-passed':
      return watch.is === 'waiting' && event.at >= watch.until ? { is: 'looking', since: event.at } : watch;
    case 'answered':
      return watch.is === 'looking' ? afterLook(watch.since, event) : watch;
    case 'stopped':
      return { is: 'off' };
  }
}

/** A failed poll is repeated; the interval stays fixed, and polls missed during a slow response are skipped. */
function afterLook(since: Instant, { answer, at }: { answer: NoticesAnswer; at: Instant }): MigrationWatch {
  if (answer.ok && !isMigrating(answer.value)) return { is: 'over', why: 'all-available' };
  if (!answer.ok && answer.failure === 'signed-out') return { is: 'over', why: 'signed-out' };
  const beats = Math.max(1, Math.ceil((at - since) / NOTICE_POLLING_INTERVAL));
  return { is: 'waiting', until: since + beats * NOTICE_POLLING_INTERVAL };
}
