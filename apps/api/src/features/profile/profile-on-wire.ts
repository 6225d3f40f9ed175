import type { Profile } from '@ridgeline/contract';
import { cardInUse, NO_SAVED_CARDS } from '@ridgeline/core/billing';
import { cardOnWire, customerOnWire } from '../billing/customer-on-wire.ts';
import { countsOnWire, subscriptionOnWire } from '../plans/subscription-on-wire.ts';
import { personIdOnWire } from '../person-id-on-wire.ts';
import { teamOnWire } from '../teams/team-on-wire.ts';
import type { PersonRow } from './person-row.ts';
import { fieldsOnWire, PROFILE_FIELDS } from './profile-fields.ts';

/** D ENT-1.2: SAML providers by type, others by name; a native account has none. */
const PROVIDER_TYPES = {
  cognito: null,
  google: 'Google',
  apple: 'Apple',
  microsoft: 'Microsoft',
  sso: 'SAML',
} as const;

// ENT-1
export function profileOf(person: PersonRow, region: string): Profile {
  const subscriptions = person.subscriptions.map((row) =>
    subscriptionOnWire(row, person.signedUpAt.getTime()),
  );
  const customer = customerOnWire(person.savedCards);
  const primaryCard = cardInUse(person.savedCards);
  const name = `${person.givenName} ${person.familyName}`.trim();
  return {
    ...fieldsOnWire(person),
    userId: personIdOnWire(region, person.id),
    name,
    displayName: person.displayName ?? person.givenName,
    source: person.signsInBy === 'cognito' ? 'cognito' : 'federated',
    identity_provider_type: PROVIDER_TYPES[person.signsInBy],
    photoURL: person.photoUrl,
    signUpTimestamp: person.signedUpAt.toISOString(),
    accepted_tos_at: person.acceptedTosAt?.toISOString() ?? null,
    team_id: person.team?.id ?? null,
    team: person.team && teamOnWire(person.team, region),
    subscriptions,
    counts: countsOnWire(person.counts),
    limits: subscriptions[0]?.limits ?? null,
    customer,
    primaryCard: primaryCard && cardOnWire(primaryCard),
    creditCardList: customer.sources,
    notices: person.notices.map(({ messageEs, ...same }) => ({ ...same, message_es: messageEs })),
    flag_team_notification_seen: person.teamNotificationSeen,
    utm_updated_at: person.utmUpdatedAt?.toISOString() ?? null,
    lastPasswordChange: person.lastPasswordChangeAt?.toISOString() ?? null,
    doesNotExist: false,
  };
}

const NONE = { code_reports: 0, cycle_reset: null };
const NOTHING_USED = { lifetime: NONE, monthly: NONE, free: NONE };

/** The profile of a person with a valid token who has none stored yet. */
export function noProfile(caller: string, region: string): Profile {
  return {
    ...PROFILE_FIELDS,
    userId: personIdOnWire(region, caller),
    name: '',
    displayName: '',
    source: 'cognito',
    identity_provider_type: null,
    photoURL: null,
    signUpTimestamp: null,
    accepted_tos_at: null,
    team_id: null,
    team: null,
    subscriptions: [],
    counts: NOTHING_USED,
    limits: null,
    customer: customerOnWire(NO_SAVED_CARDS),
    primaryCard: null,
    creditCardList: [],
    notices: [],
    flag_team_notification_seen: false,
    utm_updated_at: null,
    lastPasswordChange: null,
    doesNotExist: true,
  };
}
