import { createHash } from 'node:crypto';
import type { Db } from '../../identity/store/database.ts';

/** A person's account at an identity provider. */
export type ProviderPerson = {
  readonly subject: string;
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
};

const COLUMNS = 'subject, email, given_name AS "givenName", family_name AS "familyName"';
const MOST_SHOWN = 20;

/** Oldest first, so that the demo people are at the top. */
export async function peopleOf(db: Db, provider: string): Promise<readonly ProviderPerson[]> {
  const { rows } = await db.query<ProviderPerson>(
    `SELECT ${COLUMNS} FROM local_federation.person WHERE provider = $1 ORDER BY created_at, email LIMIT ${MOST_SHOWN}`,
    [provider],
  );
  return rows;
}

export async function personBySubject(
  db: Db,
  provider: string,
  subject: string,
): Promise<ProviderPerson | null> {
  const { rows } = await db.query<ProviderPerson>(
    `SELECT ${COLUMNS} FROM local_federation.person WHERE provider = $1 AND subject = $2`,
    [provider, subject],
  );
  return rows[0] ?? null;
}

/** The provider's account with this email: an existing or a new one. */
export async function personWithEmail(
  db: Db,
  provider: string,
  person: Omit<ProviderPerson, 'subject'>,
): Promise<ProviderPerson> {
  const subject = subjectOf(provider, person.email);
  await db.query(
    `INSERT INTO local_federation.person (provider, subject, email, given_name, family_name)
     VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
    [provider, subject, person.email, person.givenName, person.familyName],
  );
  return (await personBySubject(db, provider, subject)) ?? { ...person, subject };
}

/** Twenty-one digits, the same in every local world, so that the usernames of demo people in the pool stay the same. */
export function subjectOf(provider: string, email: string): string {
  const digest = createHash('sha256').update(`${provider}:${email}`).digest('hex');
  return (BigInt(`0x${digest}`) % 10n ** 21n).toString().padStart(21, '1');
}
