// ENT-9
/** A notice from the API to the user. */
export type Notice = {
  readonly id: KnownNoticeId | (string & {});
  readonly message: string;
  /** In Spanish; null where there is none. */
  readonly messageEs?: string | null;
  readonly type?: string | null;
  /** Where its Take Action button leads: a path of this app, or an https address. */
  readonly webAction?: string | null;
  readonly trackingData?: NoticeTracking | null;
};

export type KnownNoticeId = 'migration_notice' | 'past_due_notice';

export type NoticeTracking = {
  readonly eventName: string;
  readonly extras: Readonly<Record<string, unknown>>;
};
