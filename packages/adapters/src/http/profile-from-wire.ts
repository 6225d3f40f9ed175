import type { Profile as ProfileOnWire } from '@ridgeline/contract';
import type { Profile, Team, UsageCount } from '@ridgeline/core';

/** The wire's profile as core knows it. Neither the team's plan nor its counts are told with a profile. */
export function profileFrom({
  identity_provider_type,
  signUpTimestamp,
  accepted_tos_at,
  team_id,
  team,
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
    flagTeamNotificationSeen: flag_team_notification_seen,
    utmUpdatedAt: instantFrom(utm_updated_at),
    lastPasswordChange: instantFrom(lastPasswordChange),
    notices: notices.map(({ trackingData, ...notice }) => {
      if (trackingData === null) return { ...notice, trackingData };
      const { eventName, ...extras } = trackingData;
      return { ...notice, trackingData: { eventName, extras } };
    }),
  };
}

const NOTHING_USED: UsageCount = { codeReports: 0, cycleReset: null };

function teamFrom({ id, admin_id, name, members }: NonNullable<ProfileOnWire['team']>): Team {
  return {
    id,
    adminId: admin_id,
    name,
    logoUrl: null,
    members,
    limits: { planConfig: null },
    counts: { lifetime: NOTHING_USED, monthly: NOTHING_USED, free: NOTHING_USED },
  };
}

function instantFrom(moment: string | null): number | null {
  return moment === null ? null : Date.parse(moment);
}
