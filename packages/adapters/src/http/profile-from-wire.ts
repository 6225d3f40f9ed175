import type { Profile as ProfileOnWire } from '@ridgeline/contract';
import type { Profile } from '@ridgeline/core/profile';
import { teamFrom } from './team-from-wire.ts';
import { cardFrom } from './card-from-wire.ts';
import { planLimitsFrom, subscriptionFrom, usageCountsFrom } from './subscription-from-wire.ts';

/** Maps the API's profile to core's. */
export function profileFrom({
  identity_provider_type,
  signUpTimestamp,
  accepted_tos_at,
  team_id,
  team,
  subscriptions,
  counts,
  limits,
  customer,
  primaryCard,
  creditCardList,
  flag_team_notification_seen,
  utm_updated_at,
  lastPasswordChange,
  notices,
  ...same
}: ProfileOnWire): Profile {
  return {
    ...same,
    identityProviderType: identity_provider_type,
    signUpTimestamp: instantFrom(signUpTimestamp),
    acceptedTosAt: instantFrom(accepted_tos_at),
    teamId: team_id,
    team: team && teamFrom(team),
    subscriptions: subscriptions.map(subscriptionFrom),
    counts: usageCountsFrom(counts),
    limits: limits && planLimitsFrom(limits),
    customer: { defaultSource: customer.default_source, sources: customer.sources.map(cardFrom) },
    primaryCard: primaryCard && cardFrom(primaryCard),
    creditCardList: creditCardList.map(cardFrom),
    flagTeamNotificationSeen: flag_team_notification_seen,
    utmUpdatedAt: instantFrom(utm_updated_at),
    lastPasswordChange: instantFrom(lastPasswordChange),
    notices: notices.map(({ trackingData, message_es: messageEs, ...notice }) => {
      if (trackingData === null) return { ...notice, messageEs, trackingData };
      const { eventName, ...extras } = trackingData;
      return { ...notice, messageEs, trackingData: { eventName, extras } };
    }),
  };
}

function instantFrom(moment: string | null): number | null {
  return moment === null ? null : Date.parse(moment);
}
