import type { Instant } from '../../shared/instant.ts';
import type { Result } from '../../shared/result.ts';
import type { ReportRefusal } from '../report-refusal.ts';

export type ShareLink = {
  /** Of the page that needs no sign-in, from the root of the site. */
  readonly path: string;
  /** Null if it does not end by itself. */
  readonly endsAt: Instant | null;
};

export type ShareRefusal = ReportRefusal | 'viewer-reads-only';
export type NameRefusal = ShareRefusal | 'vanity-id-taken';

// NAV-2 NAV-3
/** The links that lead to a report: one without sign-in, and one by its name. */
export abstract class ReportLinks {
  /** The existing link, or a new one. It ends as `endsAt` says; without it, as it did. */
  abstract share(reportNumber: string, endsAt?: Instant | null): Promise<Result<ShareLink, ShareRefusal>>;
  abstract unshare(reportNumber: string): Promise<Result<void, ShareRefusal>>;
  /** Gives it a name, as it is kept. */
  abstract name(reportNumber: string, vanityId: string): Promise<Result<string, NameRefusal>>;
  /** The number of the report with that name. */
  abstract numberOf(vanityId: string): Promise<Result<string, ReportRefusal>>;
}
