import * as z from 'zod/mini';
import { Refusal } from '../../problems/problem.ts';

/** The start of a page: the last row of the previous page, by the sort key of the list. */
export type ProjectCursor =
  | readonly [sortBy: 'createdAt', key: string, reportNumber: number]
  | readonly [sortBy: 'address', key: string, reportNumber: number];

const reportNumber = z.int().check(z.positive());
/** Postgres has no year 0. */
const moment = z.iso.datetime().check(z.refine((text) => !text.startsWith('0000')));
const cursor = z.union([
  z.tuple([z.literal('createdAt'), moment, reportNumber]),
  z.tuple([z.literal('address'), z.string(), reportNumber]),
]);

export function writeCursor(place: ProjectCursor): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** Null without a cursor. Refuses one that we did not write, and one of a list with another order. */
export function readCursor(
  text: string | undefined,
  sortBy: ProjectCursor[0],
  field: string,
): ProjectCursor | null {
  if (text === undefined) return null;
  const parsed = cursor.safeParse(jsonIn(text));
  if (!parsed.success || parsed.data[0] !== sortBy) throw new Refusal('invalid-cursor', field);
  return parsed.data;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}
