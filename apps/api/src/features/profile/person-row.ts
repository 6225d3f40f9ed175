import type { SavedCards } from '@ridgeline/core/billing';
import { savedCardsJson } from '../billing/cards.repository.ts';
import { countsJson } from '../plans/counts.ts';
import { subscriptionsJson, type SubscriptionRow } from '../plans/subscription-row.ts';
import type { CountsRow } from '../plans/subscription-on-wire.ts';
import { teamIdOf, teamJson, type TeamRow } from '../teams/teams.repository.ts';
import { noticesJson, type NoticeRow } from './notices.repository.ts';

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
    ${teamJson(person)} as team,
    ${subscriptionsJson(`${person}.id`, teamIdOf(person))} as subscriptions,
    ${countsJson(person, teamIdOf(person))} as counts,
    ${savedCardsJson(person)} as "savedCards",
    ${noticesJson(person)} as notices`;
}
