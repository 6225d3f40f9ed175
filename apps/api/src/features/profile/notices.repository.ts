import { pairsOf, type JsonRowOf } from '../../db/columns-of.ts';
import { notices } from '../../db/schema/notices.ts';

const SELECTED = ['id', 'message', 'messageEs', 'type', 'webAction', 'trackingData'] as const;

export type NoticeRow = JsonRowOf<typeof notices, (typeof SELECTED)[number]>;

/** A person's notices as `NoticeRow`s, the oldest first. */
export function noticesJson(person: string): string {
  return `(select coalesce(json_agg(json_build_object(${pairsOf(notices, 'notice', SELECTED)})
        order by notice.since, notice.id), '[]')
      from notices notice where notice.person_id = ${person}.id)`;
}
