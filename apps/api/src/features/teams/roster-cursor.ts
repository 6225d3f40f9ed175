import { MEMBER_SORT_KEYS, type MemberSortKey } from '@ridgeline/core/teams';
import * as z from 'zod/mini';
import { Refusal } from '../../problems/problem.ts';

/** The start of a roster page: the last row of the previous page, by its sort key. */
export type RosterCursor = readonly [sortBy: MemberSortKey, key: string | number, id: string];

const TEXT_KEYS = MEMBER_SORT_KEYS.filter((key) => key !== 'createdAt' && key !== 'projectCount');
/** Postgres has no year 0. */
const moment = z.iso.datetime().check(z.refine((text) => text >= '1970'));
const cursor = z.union([
  z.tuple([z.literal('createdAt'), moment, z.uuid()]),
  z.tuple([z.literal('projectCount'), z.int32(), z.uuid()]),
  z.tuple([z.enum(TEXT_KEYS), z.string(), z.uuid()]),
]);

export function writeRosterCursor(place: RosterCursor): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** Refuses a cursor that we did not write, and one of a roster with another order. */
export function readRosterCursor(text: string, sortBy: MemberSortKey): RosterCursor {
  const parsed = cursor.safeParse(jsonIn(text));
  if (!parsed.success || parsed.data[0] !== sortBy) {
    throw new Refusal('invalid-cursor', 'querystring/cursor_id');
  }
  return parsed.data;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}
