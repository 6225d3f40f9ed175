import type { Caller } from '../../db/caller.ts';
import { CallerDb } from '../../db/caller-db.ts';
import { callerChange } from '../../db/caller-statement.ts';
import type { Db } from '../../db/database.ts';

const NOTE = callerChange(
  'note-call',
  `insert into audit.entries (action, actor, operation, object, details)
   select 'support-call', caller.id, $2, $3,
     jsonb_strip_nulls(jsonb_build_object('reason', $4::text, 'from', $5::text, 'by', $6::text))
   from caller returning id`,
);

/** A call of an operation of the support desk, as it came in. */
export type SupportCall = {
  readonly operation: string;
  readonly params: unknown;
  readonly body: unknown;
  readonly from: string;
};

/**
 * Writes the audit entry of a call by an administrator before the call does anything, reads included: what cannot be
 * logged is not answered. It refuses whoever is no administrator, and the refusal is logged as every other.
 */
export async function noteSupportCall(
  db: Db,
  caller: Caller,
  { operation, params, body, from }: SupportCall,
): Promise<void> {
  const given = new CallerDb(db, caller, { operation, access: 'admin', objects: [] });
  await given.rows(NOTE, [
    operation,
    subjectIn(params),
    reasonIn(body),
    from,
    caller.session === undefined ? 'key' : 'session',
  ]);
}

/** The object that the path names, by id. Its form is checked by the contract, so it contains nothing personal. */
function subjectIn(params: unknown): string | null {
  const [named] = Object.values((params ?? {}) as Readonly<Record<string, unknown>>);
  return typeof named === 'string' ? withoutRegion(named) : null;
}

/** As the database stores ids: without the marker of a region. */
export function withoutRegion(id: string): string {
  return id.replace(/^[a-z0-9-]+:/i, '').toLowerCase();
}

function reasonIn(body: unknown): string | null {
  const { reason } = (body ?? {}) as { readonly reason?: unknown };
  return typeof reason === 'string' ? reason.trim() : null;
}
