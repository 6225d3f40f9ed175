import { DAY, type Instant } from '../../shared/instant.ts';
import type { OwnRecord } from './own-records.port.ts';

/** Of the account: without them nobody is signed in, and no header is shown. */
const OF_THE_ACCOUNT = [
  /^\/v2\/profile\/$/,
  /^\/codeReports\/config\/[\w-]+$/,
  /^\/codeReports\/profile\/limits$/,
] as const;
/** What a person has looked at: their lists and reports, and what calculators start with. */
const OF_A_SCREEN = [
  /^\/v2\/projects\/(?:my|team|teamFull)Projects$/,
  /^\/v2\/projects\/projectsByOwnership$/,
  /^\/codeReports\/(?!sample$|lastUpdate$|subscriptions$)[^/]+$/,
  /^\/codeReports\/[^/]+\/(?:map|calculators|calculations)$/,
] as const;

/** Also limited by their number; the newest stay. */
export const COPY_LIFETIME = 30 * DAY;
export const MOST_COPIES = 400;

export type ReadKind = 'account' | 'screen';

/** What of the API is kept for a time without a connection; null for anything else. `address`: its path and query. */
// ADR 52
export function keptRead(address: string): ReadKind | null {
  const [path = '', query = ''] = address.split('?');
  if (OF_THE_ACCOUNT.some((one) => one.test(path))) return 'account';
  // Later pages of a list would need the pages before them.
  if (/(?:^|&)cursor_id=/.test(query)) return null;
  return OF_A_SCREEN.some((one) => one.test(path)) ? 'screen' : null;
}

/** The key of the copy of this report. */
export function copyOfReport(reportNumber: string): string {
  return `/codeReports/${reportNumber}`;
}

/** The keys of the copies that are deleted. */
export function outdatedCopies(copies: readonly Pick<OwnRecord, 'key' | 'at'>[], now: Instant): string[] {
  const newestFirst = [...copies].sort((a, b) => b.at - a.at);
  return newestFirst
    .filter(({ at }, index) => index >= MOST_COPIES || now - at >= COPY_LIFETIME)
    .map(({ key }) => key);
}
