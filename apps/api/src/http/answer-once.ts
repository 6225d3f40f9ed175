import { createHash } from 'node:crypto';
import type { Connection, Database, Db } from '../db/database.ts';
import type { Answer, OperationId } from './operations.ts';
import { problem } from '../problems/problem.ts';

/** A call that carries an `Idempotency-Key`. */
export type KeyedCall = {
  /** The user pool's id of the caller, or null for a visitor. */
  readonly caller: string | null;
  readonly operation: OperationId;
  readonly key: string;
  /** The whole request. */
  readonly request: unknown;
  /** Refuses a caller who may no longer be given a stored answer. */
  readonly checkCaller: (db: Db) => Promise<void>;
};

type Kept = { readonly isSame: boolean; readonly answer: string | null };

/** A key is valid for a day. Later calls delete a few expired keys at a time. */
const OVER = `created_at < now() - interval '1 day'`;

const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * The first call with a key is answered, and its answer is stored in the transaction of its effect; the same call again
 * gets the same answer, without effect. A refusal changes nothing and is not stored, so the call may be tried again.
 * Of two concurrent calls, the second waits for the lock on the key. `begin` and `commit` cost two round trips, a stored
 * answer one more.
 */
export async function answerOnce(
  database: Database,
  call: KeyedCall,
  run: (db: Db) => Promise<Answer<OperationId>>,
): Promise<Answer<OperationId>> {
  return database.onConnection(async (connection) => {
    const kept = await claim(connection, call);
    if (kept && !kept.isSame) return rolledBack(connection, problem('idempotency-key-reused'));
    if (kept && kept.answer !== null) {
      await call.checkCaller(connection);
      return rolledBack(connection, JSON.parse(kept.answer) as Answer<OperationId>);
    }

    const answer = await run(connection);
    if ('problem' in answer) return rolledBack(connection, answer);
    const text = hex(Buffer.from(JSON.stringify(answer)));
    await connection.script(
      `update idempotency_keys set answer = convert_from(${text}, 'UTF8') where ${isKey(call)};
       commit`,
    );
    return answer;
  });
}

/** These texts contain only digests, a verified id and our own words. */
async function claim(connection: Connection, call: KeyedCall): Promise<Kept | undefined> {
  const caller = call.caller ?? NOBODY;
  const request = hex(digest(JSON.stringify(call.request)));
  const [kept] = await connection.script<Kept>(
    `begin;
     delete from idempotency_keys where ${isKey(call)} and ${OVER};
     delete from idempotency_keys where (caller, key_hash) in (
       select caller, key_hash from idempotency_keys where ${OVER} order by created_at limit 20 for update skip locked);
     insert into idempotency_keys (caller, key_hash, operation, request_hash)
     values ('${caller}', ${hex(digest(call.key))}, '${call.operation}', ${request}) on conflict do nothing;
     select operation = '${call.operation}' and request_hash = ${request} as "isSame", answer
     from idempotency_keys where ${isKey(call)}`,
  );
  return kept;
}

function isKey({ caller, key }: KeyedCall): string {
  return `caller = '${caller ?? NOBODY}' and key_hash = ${hex(digest(key))}`;
}

async function rolledBack<Value>(connection: Connection, value: Value): Promise<Value> {
  await connection.script('rollback');
  return value;
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function hex(bytes: Buffer): string {
  return `decode('${bytes.toString('hex')}', 'hex')`;
}
