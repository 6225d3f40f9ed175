import type { CallerDb } from '../../db/caller-db.ts';
import { callerChange } from '../../db/caller-statement.ts';
import type { SignInKind } from './person-row.ts';

export type NewPerson = {
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly signsInBy: SignInKind;
};

// D PLAN-1.3: a new account starts with a trial.
const BEGIN = callerChange(
  'begin',
  {
    begun: `insert into people (id, email, given_name, family_name, signs_in_by, email_verified_at)
      select $1, $2::citext, $3, $4, $5, now() where not exists (select from caller)
      on conflict (id) do nothing returning id`,
    trial: `insert into subscriptions (person_id, sku, platform, ends_at)
      select begun.id, plan.sku, 'web', now() + plan.free_period_ms * interval '1 millisecond'
      from begun, plans plan where plan.sku = 'plan_trial' on conflict do nothing returning id`,
  },
  'select id from trial',
);

/** Nothing if the profile exists already. */
export async function beginProfile(
  db: CallerDb,
  { email, givenName, familyName, signsInBy }: NewPerson,
): Promise<void> {
  await db.rows(BEGIN, [email, givenName, familyName, signsInBy]);
}
