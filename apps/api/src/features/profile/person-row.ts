import type { SavedCards } from '@ridgeline/core/billing';
import { columnsOf, type ColumnOf, type RowOf } from '../../db/columns-of.ts';
import { people } from '../../db/schema/people.ts';
import { savedCardsJson } from '../billing/cards.repository.ts';
import { countsJson } from '../plans/counts.ts';
import { subscriptionsJson, type SubscriptionRow } from '../plans/subscription-row.ts';
import type { CountsRow } from '../plans/subscription-on-wire.ts';
import { teamIdOf, teamJson, type TeamRow } from '../teams/teams.repository.ts';
import { noticesJson, type NoticeRow } from './notices.repository.ts';
import { PROFILE_FIELD_NAMES, type ProfileFieldsRow } from './profile-fields.ts';

/** Columns that the profile shows in another form or under another name. */
const OTHER_COLUMNS = [
  'id',
  'displayName',
  'signsInBy',
  'photoUrl',
  'signedUpAt',
  'acceptedTosAt',
  'utmUpdatedAt',
  'lastPasswordChangeAt',
] as const satisfies readonly ColumnOf<typeof people>[];

export type PersonRow = ProfileFieldsRow &
  RowOf<typeof people, (typeof OTHER_COLUMNS)[number]> & {
    readonly teamNotificationSeen: boolean;
    readonly team: TeamRow | null;
    readonly subscriptions: readonly SubscriptionRow[];
    readonly counts: CountsRow;
    readonly savedCards: SavedCards;
    readonly notices: readonly NoticeRow[];
  };

export type SignInKind = PersonRow['signsInBy'];

/** A row of people as `PersonRow`, with the team, the plans and the notices of the person. */
export function personColumns(person: string): string {
  return `${columnsOf(people, person, [...PROFILE_FIELD_NAMES, ...OTHER_COLUMNS])},
    ${person}.team_notification_seen_at is not null as "teamNotificationSeen",
    ${teamJson(person)} as team,
    ${subscriptionsJson(`${person}.id`, teamIdOf(person))} as subscriptions,
    ${countsJson(person, teamIdOf(person))} as counts,
    ${savedCardsJson(person)} as "savedCards",
    ${noticesJson(person)} as notices`;
}
