import type { MemberOnRoster, MemberRosterPage } from '@ridgeline/contract';
import { personIdOnWire } from '../person-id-on-wire.ts';
import { writeRosterCursor } from './roster-cursor.ts';
import type { RosterQuery, RosterRow } from './roster.repository.ts';

/** The query reads one row more than a page, which tells whether there is a next page. */
export function rosterPageOf(
  rows: readonly RosterRow[],
  { sortBy, limit }: Pick<RosterQuery, 'sortBy' | 'limit'>,
  region: string,
): MemberRosterPage {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  const next = last ? writeRosterCursor([sortBy, keyOf(last), last.id]) : null;
  const items = rows.slice(0, limit).map((row) => entryOnWire(row, region));
  return { items, cursor_id: next, has_more: next !== null };
}

function keyOf({ key }: RosterRow): string | number {
  return key instanceof Date ? key.toISOString() : key;
}

function entryOnWire(row: RosterRow, region: string): MemberOnRoster {
  return {
    id: row.joined ? personIdOnWire(region, row.id) : row.id,
    email: row.email,
    displayName: row.displayName,
    role: row.role,
    createdAt: row.createdAt.toISOString(),
    inviteStatus: row.inviteStatus,
    invite_time: row.inviteTime?.toISOString() ?? null,
    projectCount: row.projectCount,
  };
}
