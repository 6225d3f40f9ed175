export type NoticeRow = {
  readonly id: string;
  readonly message: string;
  readonly type: string | null;
  readonly webAction: string | null;
  readonly trackingData: { readonly eventName: string } | null;
};

/** A person's notices as `NoticeRow`s, the oldest first. */
export function noticesJson(person: string): string {
  return `(select coalesce(json_agg(json_build_object('id', notice.id, 'message', notice.message, 'type', notice.type,
        'webAction', notice.web_action, 'trackingData', notice.tracking_data) order by notice.since, notice.id), '[]')
      from notices notice where notice.person_id = ${person}.id)`;
}
