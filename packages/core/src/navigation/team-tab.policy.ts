export type TeamTabFacts = {
  /** The profile's flag_team_notification_seen. */
  readonly notificationSeen: boolean;
  /** The plan's allow_team_access. */
  readonly teamAccess: boolean;
};

/** HDR-12: a click on the Team tab sets the flag if it is unseen and the plan lacks team access. */
export function marksTeamSeen({ notificationSeen, teamAccess }: TeamTabFacts): boolean {
  return !notificationSeen && !teamAccess;
}
