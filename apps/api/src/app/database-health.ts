import { Client } from 'pg';
import { knownMigrations, recordedMigrations } from './migrate.ts';
import { migrationVerdict } from './migration-refusal.policy.ts';

export type DatabaseHealth = {
  /** `behind`: this version has migrations that the database has not. */
  readonly schema: 'current' | 'behind' | 'refused';
  /** The database's clock, in milliseconds. */
  readonly now: number;
  /** Jobs that should have begun a while ago, and those that were given up. */
  readonly lateJobs: number;
  readonly failedJobs: number;
};

const ANSWERS_WITHIN = 5_000;
/** A job waits a second for its turn, and some minutes after a failure. */
const LATE = '5 minutes';

/** What an operator asks of a database first; rejects if it does not answer. Changes nothing. */
export async function databaseHealth(url: string): Promise<DatabaseHealth> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: ANSWERS_WITHIN,
    query_timeout: ANSWERS_WITHIN,
    application_name: 'ridgeline-doctor',
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows: clock } = await client.query<{ now: number }>(
      'select (extract(epoch from clock_timestamp()) * 1000)::float8 as now',
    );
    const [recorded, known] = [await recordedMigrations(client), knownMigrations()];
    const isRefused = migrationVerdict(recorded, known).is === 'refused';
    const isCurrent = recorded.at(-1)?.when === known.at(-1)?.when;
    return {
      schema: isRefused ? 'refused' : isCurrent ? 'current' : 'behind',
      now: clock[0]?.now ?? 0,
      ...(await jobsIn(client)),
    };
  } finally {
    await client.end().catch(() => {});
  }
}

async function jobsIn(client: Client): Promise<Pick<DatabaseHealth, 'lateJobs' | 'failedJobs'>> {
  const { rows: found } = await client.query<{ exists: boolean }>(
    `select to_regclass('pgboss.job') is not null as exists`,
  );
  if (!found[0]?.exists) return { lateJobs: 0, failedJobs: 0 };
  const { rows } = await client.query<{ late: number; failed: number }>(
    `select count(*) filter (where state < 'active' and start_after < now() - interval '${LATE}')::int as late,
       count(*) filter (where state = 'failed')::int as failed
     from pgboss.job where name not like '\\_\\_pgboss%'`,
  );
  return { lateJobs: rows[0]?.late ?? 0, failedJobs: rows[0]?.failed ?? 0 };
}
