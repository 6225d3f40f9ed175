import { auditEntryHandlers } from './audit-entries.handlers.ts';
import { supportLinkHandlers } from './links.handlers.ts';
import { supportPeopleHandlers } from './people.handlers.ts';
import { supportReportHandlers } from './reports.handlers.ts';
import { supportTeamHandlers } from './teams.handlers.ts';

export type SupportConfig = { readonly region: string; readonly publicAddress: string };

/** ADR 48: each call is in the audit log before its handler runs (`noteSupportCall`). */
export function supportOperations(config: SupportConfig) {
  return {
    ...auditEntryHandlers,
    ...supportLinkHandlers(config),
    ...supportPeopleHandlers(config),
    ...supportReportHandlers(config),
    ...supportTeamHandlers(config),
  };
}
