import type { CallerDb } from '../../db/caller-db.ts';
import { callerChange } from '../../db/caller-statement.ts';
import { people } from '../../db/schema/people.ts';
import { personColumns, type PersonRow } from './person-row.ts';
import { CHANGEABLE_FIELDS, type PersonChanges } from './profile-changes.ts';

const changed = (changes: string) =>
  [
    ...CHANGEABLE_FIELDS.map((field) => {
      const { name: column } = people[field];
      return `${column} = case when ${changes} ? '${field}' then ${changes} ->> '${field}' else people.${column} end`;
    }),
    // PROF-6: a new number is not verified.
    `phone_verified = people.phone_verified
       and (not ${changes} ? 'phone' or ${changes} ->> 'phone' is not distinct from people.phone)`,
    `team_notification_seen_at =
       case when ${changes} ? 'teamNotificationSeen' then coalesce(people.team_notification_seen_at, now())
       else people.team_notification_seen_at end`,
    // AUTH-14: accepting again keeps the first time.
    `accepted_tos_at = case when ${changes} ? 'acceptedTos' then coalesce(people.accepted_tos_at, now())
       else people.accepted_tos_at end`,
  ].join(', ');

const SAVE = callerChange(
  'save',
  `update people set ${changed('$2::jsonb')} from caller where people.id = caller.id returning people.*`,
  `select ${personColumns('changed')} from changed`,
);

const SAVE_BY_EMAIL = callerChange(
  'save-by-email',
  `update people set ${changed('$2::jsonb')} from caller where people.email = $3::citext returning people.*`,
  `select ${personColumns('changed')} from changed`,
);

const SAVE_EMAIL = callerChange(
  'save-email',
  `update people set email = $2::citext, email_verified_at = now() from caller where people.id = caller.id returning people.*`,
  `select ${personColumns('changed')} from changed`,
);

export const saveCaller = (db: CallerDb, changes: PersonChanges) => one(db, SAVE, [changes]);
export const saveEmail = (db: CallerDb, email: string) => one(db, SAVE_EMAIL, [email]);
export const saveByEmail = (db: CallerDb, changes: PersonChanges, email: string) =>
  one(db, SAVE_BY_EMAIL, [changes, email]);

async function one(
  db: CallerDb,
  statement: ReturnType<typeof callerChange>,
  values: readonly unknown[],
): Promise<PersonRow | null> {
  const [person] = await db.rows<PersonRow>(statement, values);
  return person ?? null;
}
