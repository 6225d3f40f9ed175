import type { CallerDb } from '../../db/caller-db.ts';
import { callerChange, callerStatement } from '../../db/caller-statement.ts';
import type { SavedCards } from '@ridgeline/core/billing';
import { savedCardsJson } from '../billing/cards.repository.ts';
import { countsJson } from '../plans/counts.ts';
import { subscriptionsJson, type SubscriptionRow } from '../plans/subscription-row.ts';
import type { CountsRow } from '../plans/subscription-on-wire.ts';
import { TEAM_COLUMNS, type TeamRow } from '../teams/teams.repository.ts';

export type PersonRow = {
  readonly id: string;
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly displayName: string | null;
  readonly signsInBy: SignInKind;
  readonly professionType: string | null;
  readonly phone: string | null;
  readonly phoneVerified: boolean;
  readonly company: string | null;
  readonly companyStreet: string | null;
  readonly companyCity: string | null;
  readonly companyState: string | null;
  readonly companyZip: string | null;
  readonly photoUrl: string | null;
  readonly signedUpAt: Date;
  readonly acceptedTosAt: Date | null;
  readonly teamNotificationSeen: boolean;
  readonly utmUpdatedAt: Date | null;
  readonly lastPasswordChangeAt: Date | null;
  readonly appleId: string | null;
  readonly googleId: string | null;
  readonly microsoftId: string | null;
  readonly team: TeamRow | null;
  readonly subscriptions: readonly SubscriptionRow[];
  readonly counts: CountsRow;
  readonly savedCards: SavedCards;
  readonly notices: readonly NoticeRow[];
};

export type SignInKind = 'cognito' | 'google' | 'apple' | 'microsoft' | 'sso';

type NoticeRow = {
  readonly id: string;
  readonly message: string;
  readonly type: string | null;
  readonly webAction: string | null;
  readonly trackingData: { readonly eventName: string } | null;
};

const teamOf = (person: string) =>
  `(select membership.team_id from team_members membership where membership.person_id = ${person}.id)`;

/** A row of people as `PersonRow`, with the team, the plans and the notices of the person. */
export function personColumns(person: string): string {
  return `${person}.id, ${person}.email, ${person}.given_name as "givenName", ${person}.family_name as "familyName",
    ${person}.display_name as "displayName", ${person}.signs_in_by as "signsInBy",
    ${person}.profession_type as "professionType", ${person}.phone, ${person}.phone_verified as "phoneVerified",
    ${person}.company, ${person}.company_street as "companyStreet", ${person}.company_city as "companyCity",
    ${person}.company_state as "companyState", ${person}.company_zip as "companyZip", ${person}.photo_url as "photoUrl",
    ${person}.signed_up_at as "signedUpAt", ${person}.accepted_tos_at as "acceptedTosAt",
    ${person}.team_notification_seen_at is not null as "teamNotificationSeen",
    ${person}.utm_updated_at as "utmUpdatedAt", ${person}.last_password_change_at as "lastPasswordChangeAt",
    ${person}.apple_id as "appleId", ${person}.google_id as "googleId", ${person}.microsoft_id as "microsoftId",
    (select row_to_json(mine) from (select ${TEAM_COLUMNS} from teams team
      join team_members membership on membership.team_id = team.id
      where membership.person_id = ${person}.id) mine) as team,
    ${subscriptionsJson(`${person}.id`, teamOf(person))} as subscriptions,
    ${countsJson(person, teamOf(person))} as counts,
    ${savedCardsJson(person)} as "savedCards",
    (select coalesce(json_agg(json_build_object('id', notice.id, 'message', notice.message, 'type', notice.type,
        'webAction', notice.web_action, 'trackingData', notice.tracking_data) order by notice.since, notice.id), '[]')
      from notices notice where notice.person_id = ${person}.id) as notices`;
}

const FIND = callerStatement('find', `select ${personColumns('caller')}`);

/** Null for a valid token of a person without a profile. */
export async function findCaller(db: CallerDb): Promise<PersonRow | null> {
  const [person] = await db.rows<PersonRow>(FIND, []);
  return person ?? null;
}

/** By column: a missing column stays as it is, null clears it. */
export type PersonChanges = Readonly<Record<string, string | boolean | null>>;

const TEXTS = [
  'given_name',
  'family_name',
  'profession_type',
  'phone',
  'company',
  'company_street',
  'company_city',
  'company_state',
  'company_zip',
] as const;

const changed = (changes: string) =>
  [
    ...TEXTS.map(
      (column) =>
        `${column} = case when ${changes} ? '${column}' then ${changes} ->> '${column}' else people.${column} end`,
    ),
    // PROF-6: a new number is not verified.
    `phone_verified = people.phone_verified
       and (not ${changes} ? 'phone' or ${changes} ->> 'phone' is not distinct from people.phone)`,
    `team_notification_seen_at =
       case when ${changes} ? 'team_notification_seen' then coalesce(people.team_notification_seen_at, now())
       else people.team_notification_seen_at end`,
    // AUTH-14: accepting again keeps the first time.
    `accepted_tos_at = case when ${changes} ? 'accepted_tos' then coalesce(people.accepted_tos_at, now())
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

async function one(
  db: CallerDb,
  statement: ReturnType<typeof callerChange>,
  values: readonly unknown[],
): Promise<PersonRow | null> {
  const [person] = await db.rows<PersonRow>(statement, values);
  return person ?? null;
}
