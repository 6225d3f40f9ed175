import { DatabaseError, type ClientBase } from 'pg';
import { StripeFailure, type Answer } from './stripe-failure.ts';

export const ANSWERS_SCHEMA = `
  create table if not exists local_stripe.answers (
    key text primary key, path text not null, given jsonb not null, status int not null, body jsonb not null,
    made_at timestamptz not null default now())`;

/** As long as Stripe keeps the answers of idempotency keys. */
const KEPT_FOR = '24 hours';

export type Keyed = {
  readonly key: string;
  readonly path: string;
  readonly given: unknown;
};

/** Runs a call once for each idempotency key, in the transaction of `db`; `isReplay` if it had run before. */
export async function once(
  db: ClientBase,
  keyed: Keyed,
  run: () => Promise<Answer>,
): Promise<{ readonly answer: Answer; readonly isReplay: boolean }> {
  const { key, path, given } = keyed;
  await lockKey(db, key);
  const kept = await keptAnswer(db, keyed);
  if (kept) return { answer: kept, isReplay: true };
  const answer = await run();
  await db.query(
    `insert into local_stripe.answers (key, path, given, status, body) values ($1, $2, $3, $4, $5)
     on conflict (key) do update set path = excluded.path, given = excluded.given, status = excluded.status,
       body = excluded.body, made_at = now()`,
    [key, path, JSON.stringify(given), answer.status, JSON.stringify(answer.body)],
  );
  return { answer, isReplay: false };
}

/** SQL state of a lock that was not free in time. */
const LOCK_NOT_AVAILABLE = '55P03';

async function lockKey(db: ClientBase, key: string): Promise<void> {
  await db.query(`set local lock_timeout = '2s'`);
  await db
    .query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`local_stripe ${key}`])
    .catch((problem: unknown) => {
      const isUsed = problem instanceof DatabaseError && problem.code === LOCK_NOT_AVAILABLE;
      throw isUsed
        ? conflict(409, `There is currently another in-progress request using this Idempotent Key: ${key}`)
        : problem;
    });
}

async function keptAnswer(db: ClientBase, { key, path, given }: Keyed): Promise<Answer | undefined> {
  const { rows } = await db.query<Answer & { readonly isSame: boolean }>(
    `select status, body, path = $2 and given = $3::jsonb as "isSame" from local_stripe.answers
     where key = $1 and made_at > now() - interval '${KEPT_FOR}'`,
    [key, path, JSON.stringify(given)],
  );
  const [kept] = rows;
  if (kept && !kept.isSame) {
    throw conflict(
      400,
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    );
  }
  return kept;
}

function conflict(status: 400 | 409, message: string): StripeFailure {
  const code = status === 409 ? { code: 'idempotency_key_in_use' } : {};
  return new StripeFailure(status, { type: 'idempotency_error', message, ...code });
}
