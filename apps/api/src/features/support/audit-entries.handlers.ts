import { personIdOf } from '../../db/object-references.ts';
import { answer, type Handlers } from '../../http/operations.ts';
import { Refusal } from '../../problems/problem.ts';
import { findEntries } from './audit-entries.repository.ts';
import { withoutRegion } from './note-call.ts';

export const auditEntryHandlers: Pick<Handlers, 'listAuditEntries'> = {
  async listAuditEntries({ query: { actor, object, action = null, limit, cursor_id: cursor = null }, db }) {
    if (cursor !== null && !/^\d{1,18}$/.test(cursor)) {
      throw new Refusal('invalid-cursor', 'querystring/cursor_id');
    }
    const search = {
      actor: actor === undefined ? null : personIdOf(actor),
      object: object === undefined ? null : withoutRegion(object),
      action,
      before: cursor,
    };
    const rows = await findEntries(db, search, limit);
    const items = rows.slice(0, limit).map(({ at, details, ...entry }) => ({
      ...entry,
      at: at.toISOString(),
      details: details as Record<string, unknown>,
    }));
    return answer(200, { items, cursor_id: rows.length > limit ? (items.at(-1)?.id ?? null) : null });
  },
};
