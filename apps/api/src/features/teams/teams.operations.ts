import { LARGEST_LOGO } from '@ridgeline/core/teams';
import type { BodyLimits } from '../../http/operations.ts';
import { inviteHandlers } from './invites.handlers.ts';
import { type LogoConfig, logoHandlers } from './logo.handlers.ts';
import { memberHandlers } from './members.handlers.ts';
import { occProjectHandlers } from './occ-projects.handlers.ts';
import { rosterHandlers } from './roster.handlers.ts';
import { teamReportHandlers } from './team-reports.handlers.ts';
import { teamHandlers } from './teams.handlers.ts';

export type TeamsConfig = LogoConfig & { readonly region: string };

export function teamOperations(config: TeamsConfig) {
  return {
    ...inviteHandlers,
    ...logoHandlers(config),
    ...memberHandlers(config),
    ...occProjectHandlers,
    ...rosterHandlers(config),
    ...teamHandlers(config),
    ...teamReportHandlers,
  };
}

export const teamBodyLimits: BodyLimits = {
  // A picture of the maximum size, in base64.
  storeTeamLogo: Math.ceil((LARGEST_LOGO * 4) / 3) + 1_000,
};
